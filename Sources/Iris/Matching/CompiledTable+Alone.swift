// One route of a table on its own, read by the matcher as if no other were there.

extension CompiledTable {
  /// What a route reads a link as, or nil where it does not read it.
  package func intent(of link: String, byRoute route: Int) -> Intent? {
    var builder = RouteTrieBuilder(foldsCase: trie.foldsCase)
    builder.insert(entries[route].shape)
    var intent: Intent?
    do throws(MissFailure) {
      try LinkMatcher(scanner: scanner, trie: builder.trie()).read(link) {
        (_, bytes, segments, frame) throws(RouteMiss) in
        intent = try read(route, bytes, segments, frame)
      }
    } catch {
      return nil
    }
    return intent
  }
}
