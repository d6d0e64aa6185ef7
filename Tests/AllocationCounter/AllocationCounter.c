// Counts the blocks a process asks for, by standing in front of glibc's own functions.

#include "AllocationCounter.h"

#include <stddef.h>
#include <stdlib.h>

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define ALLOCATION_COUNTER_OFF 1
#endif
#endif

#if defined(__GLIBC__) && !defined(ALLOCATION_COUNTER_OFF)

#include <errno.h>
#include <stdatomic.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static atomic_uint_fast64_t blocks;

static inline void note(void) { atomic_fetch_add_explicit(&blocks, 1, memory_order_relaxed); }

void *malloc(size_t size) {
  note();
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  note();
  return __libc_calloc(count, size);
}

void *realloc(void *block, size_t size) {
  note();
  return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  note();
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  note();
  void *result = __libc_memalign(alignment, size);
  if (result == NULL) return ENOMEM;
  *block = result;
  return 0;
}

bool allocation_counter_works(void) { return true; }
uint64_t allocation_counter_value(void) { return atomic_load_explicit(&blocks, memory_order_relaxed); }

#else

bool allocation_counter_works(void) { return false; }
uint64_t allocation_counter_value(void) { return 0; }

#endif
