import LargeTable
import SmallTable
import Testing

@Suite struct `A table of two hundred routes` {
  @Test func `has them all, each with a pattern of its own`() {
    #expect(Set(LargeTable.patterns).count == 200)
    #expect(SmallTable.patterns.count == 20)
  }

  @Test(arguments: [
    "api://users/u-1", "api://users?page=2&sort=newest&tag=a&tag=b", "api://albums/7/comments/9",
    "api://rooms/x/tree/main/a/b%2Fc", "api://books/b-1/compare/a/b?line=3",
    "api://tickets/days/2026/1/31/u", "api://admin/feature-flags/3/comments?newest",
  ])
  func `reads and prints what a route of any place says`(link: String) {
    #expect(LargeTable.canonical(link) == link)
  }
}
