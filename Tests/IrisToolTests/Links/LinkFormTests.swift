import Iris
import IrisTool
import Testing

@Suite struct `A form for a link` {
  @Test(arguments: [
    ("book/:BookID", ["a/b é"], "/book/a%2Fb%20%C3%A9"),
    ("", [], "/"),
    ("a/:Name?", [""], "/a"),
    ("a/:Name?", ["x"], "/a/x"),
    ("help/**", ["a b/c//d"], "/help/a%20b/c/d"),
    ("u/x-:Int.json", ["7"], "/u/x-7.json"),
    ("s?q&page=1", ["a&b=c+d", "1"], "/s?q=a%26b%3Dc%2Bd"),
    ("s?q&page=1", ["", "2"], "/s?q=&page=2"),
    ("s?sort==up#top", [], "/s?sort=up#top"),
  ]) func `puts values where they belong, encoded`(
    pattern: String,
    values: [String],
    link: String,
  ) {
    #expect(LinkForm(route("a", pattern)).path(values) == link)
  }

  @Test func `numbers parameters of one name`() {
    let form = LinkForm(route("a", ":Int/:Int/:Name"))
    #expect(form.parameters.map(\.name) == ["int", "int 2", "name"])
  }

  @Test func `starts with values that read`() {
    for route in bookstore {
      let form = LinkForm(route)
      for values in [form.examples, form.fullExamples(of: route)] {
        let link = "https://e.com" + form.path(values)
        #expect(reads(route, link), "\(link) for \(route.pattern)")
      }
    }
  }

  @Test(arguments: [
    (LinkOrigin.scheme("app"), "/book/42", "app://book/42"),
    (.scheme("app"), "/", "app://"),
    (.scheme("app"), "/?q=1", "app://?q=1"),
    (.scheme("app"), "/Book/42", "app:///Book/42"),
    (.scheme("app"), "/a%20b", "app:///a%20b"),
    (.scheme("app"), "/42", "app:///42"),
    (.host("e.com"), "/book/42", "https://e.com/book/42"),
  ]) func `an origin stands in front of a path`(origin: LinkOrigin, path: String, link: String) {
    #expect(origin.link(to: path) == link)
  }
}
