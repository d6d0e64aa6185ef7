// The manual clock stands in a target of its own, without Swift Testing, so that a program that
// plays scripts can run on it too; whoever tests gets it with the rest.
@_exported public import IrisClock
