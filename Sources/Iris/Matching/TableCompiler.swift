/// Compiles a table and its origins, or tells everything that is wrong with them.
package enum TableCompiler {
  /// The compiled table.
  ///
  /// - Throws: All faults of the table and of the origins.
  package static func compile<Intent>(
    _ table: RouteTable<Intent>,
    _ origins: [Origin],
    _ options: RoutingOptions,
    _ source: SourcePlace,
  ) throws(RouteFaults) -> CompiledTable<Intent> {
    var faults = table.faults
    if table.entries.isEmpty {
      faults.append(RouteFault(.noRoute, subject: "table", value: "\(Intent.self)", source: source))
    }
    if origins.isEmpty {
      faults.append(
        RouteFault(.noOrigin, subject: "router", value: "\(Intent.self)", source: source)
      )
    }
    var compiled: [CompiledOrigin] = []
    for origin in origins {
      do throws(OriginFault) {
        compiled.append(try CompiledOrigin(origin))
      } catch {
        faults.append(error.fault(of: origin, source))
      }
    }
    guard faults.isEmpty else { throw RouteFaults(faults) }
    return CompiledTable(table, origins: origins, compiled: compiled, options: options)
  }
}

extension OriginFault {
  fileprivate func fault(of origin: Origin, _ source: SourcePlace) -> RouteFault {
    let (reason, value): (RouteFault.Reason, String) =
      switch kind {
      case .scheme(let text): (.scheme, text)
      case .host(let text): (.host, text)
      case .noHost: (.host, "")
      case .basePath(let text): (.basePath, text)
      }
    return RouteFault(reason, subject: origin.description, value: value, source: source)
  }
}
