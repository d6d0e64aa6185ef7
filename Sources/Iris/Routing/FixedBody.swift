/// Makes the typed half of a route that captures up to six values.
///
/// There is a `make` for each number of them, all written by `.ci/overloads.swift`. Those of one and
/// two values are compiled into the app, for the very types of a route; the others cost the optimiser
/// more than they would save. ``PackBody`` finds the right one for what a parameter pack captures.
@usableFromInline
enum FixedBody {}
