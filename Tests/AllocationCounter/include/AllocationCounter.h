#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// Whether allocations are counted on this system.
bool allocation_counter_works(void);

/// The number of blocks this process has asked for so far.
uint64_t allocation_counter_value(void);

#endif
