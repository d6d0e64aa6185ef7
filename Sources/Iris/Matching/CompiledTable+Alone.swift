// One route of a table on its own, read by the matcher as if no other were there.

extension CompiledTable {
  /// What a route reads a link as, or nil where it does not read it.
  package func intent(of link: String, byRoute route: Int) -> Intent? {
    LinkBytes.read(link) { bytes in
      try? withScan(bytes) { (segments, frame) throws(MissFailure) in
        var builder = RouteTrieBuilder(foldsCase: trie.foldsCase)
        builder.insert(entries[route].shape)
        guard builder.trie().first(after: -1, bytes, segments, frame) >= 0,
          let intent = try? entries[route].read(bytes, segments, frame)
        else { throw MissFailure(.noRoute) }
        return intent
      }
    }
  }

  /// What the whole table reads a link as, and which route it is.
  package func reading(of link: String) -> (intent: Intent, route: Int)? {
    LinkBytes.read(link) { bytes in
      var route = 0
      guard let intent = try? read(bytes, route: &route) else { return nil }
      return (intent, route)
    }
  }
}
