import Iris

/// What making a table costs, from the first route to the finished router.
enum BuildingGroups {
  static func generated() -> Group {
    Group(
      "building/generated",
      [10, 100, 1_000, 10_000].map { size in
        let names = Generated.names(size)
        return Operation("N=\(size)") {
          keep(URLPathRouter(Generated.routes(names), origins: [.scheme("app")]))
        }
      }
    )
  }
}
