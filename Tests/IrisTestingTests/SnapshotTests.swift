import Foundation
import Iris
import IrisTesting
import Testing

private func temporaryFile() -> SnapshotFile {
  SnapshotFile(
    FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID())")
      .appendingPathComponent("snapshot.txt")
  )
}

@Suite struct `A snapshot in a file` {
  @Test func `is written where there is none, which fails this once, and then holds`() {
    let file = temporaryFile()
    defer { try? FileManager.default.removeItem(at: file.url.deletingLastPathComponent()) }
    guard case .written(let problem) = file.verdict(on: "a\nb", .missing) else {
      Issue.record("it was not written")
      return
    }
    #expect(problem.hasSuffix("was written, since there was none"))
    #expect(file.verdict(on: "a\nb", .missing) == .same)
    #expect(file.verdict(on: "a\nb", .never) == .same)
    #expect(file.verdict(on: "a\nb", .failed) == .same)
  }

  @Test func `is never written where that is said, and its absence fails`() {
    let file = temporaryFile()
    guard case .missing(let problem) = file.verdict(on: "a", .never) else {
      Issue.record("its absence did not fail")
      return
    }
    #expect(problem.contains("record it with IRIS_SNAPSHOTS=missing"))
    #expect(!FileManager.default.fileExists(atPath: file.url.path))
  }

  @Test func `shows the lines that differ, and is left as it was`() {
    let file = temporaryFile()
    defer { try? FileManager.default.removeItem(at: file.url.deletingLastPathComponent()) }
    _ = file.verdict(on: "1\n2\n3\n4\n5\n6", .missing)
    guard case .different(let problem) = file.verdict(on: "1\n2\n3\nfour\n5\n6", .missing) else {
      Issue.record("it did not differ")
      return
    }
    #expect(problem.contains("\n…\n  2\n  3\n- 4\n+ four\n  5\n  6\n"))
    #expect(file.verdict(on: "1\n2\n3\n4\n5\n6", .never) == .same)
  }

  @Test func `is written anew where it differs and that is said, which fails this once`() {
    let file = temporaryFile()
    defer { try? FileManager.default.removeItem(at: file.url.deletingLastPathComponent()) }
    _ = file.verdict(on: "a", .missing)
    guard case .written = file.verdict(on: "b", .failed) else {
      Issue.record("it was not written")
      return
    }
    #expect(file.verdict(on: "b", .never) == .same)
    guard case .written = file.verdict(on: "b", .all) else {
      Issue.record("it was not written")
      return
    }
  }

  @Test func `says so where it cannot be written`() {
    let file = SnapshotFile(URL(fileURLWithPath: "/dev/null/snapshot.txt"))
    guard case .failed(let problem) = file.verdict(on: "a", .missing) else {
      Issue.record("it was written to nowhere")
      return
    }
    #expect(problem.contains("cannot be written"))
  }

  @Test func `stands beside its test, named for it`() {
    let file = SnapshotFile(
      testFile: "/shop/Tests/ShopTests/TourTests.swift",
      function: "`the tour, as it was`()",
      name: "At the end"
    )
    #expect(
      file.url.path
        == "/shop/Tests/ShopTests/__Snapshots__/TourTests/the-tour-as-it-was.at-the-end.txt"
    )
  }

  @Test func `is compared with the one that is committed`() {
    expectSnapshot(of: ShopFlow.states[2], named: "state")
    expectSnapshot(of: .routes(ShopLink.router), named: "routes")
  }

  @Test func `is an issue where it differs from the one that is committed`() {
    withKnownIssue {
      expectSnapshot(
        of: ShopFlow.states[1],
        named: "state",
        recording: .never,
        function: "is compared with the one that is committed"
      )
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("\n-   shelf([\"a\"])\n") }
    }
  }
}

@Suite struct `When a snapshot is written` {
  @Test(arguments: [
    (SnapshotRecording?.none, SnapshotRecording?.none, [:], SnapshotRecording.missing),
    (nil, nil, ["CI": "true"], .never),
    (nil, nil, ["CI": "false"], .missing),
    (nil, nil, ["CI": "true", "IRIS_SNAPSHOTS": "failed"], .failed),
    (nil, nil, ["IRIS_SNAPSHOTS": "nonsense"], .missing),
    (nil, .all, ["IRIS_SNAPSHOTS": "never"], .all),
    (.never, .all, ["IRIS_SNAPSHOTS": "failed"], .never),
  ])
  func `is said at the call, by the trait, by the environment, in this order`(
    call: SnapshotRecording?,
    scope: SnapshotRecording?,
    environment: [String: String],
    expected: SnapshotRecording,
  ) {
    #expect(
      SnapshotRecording.resolved(call: call, scope: scope, environment: environment) == expected
    )
  }

  @Test(.snapshots(.failed)) func `is what the trait of the test says`() {
    #expect(SnapshotRecording.inScope == .failed)
  }
}

@Suite struct `A snapshot in the test` {
  @Test func `holds whatever stands at the ends of its lines`() {
    expectSnapshot(
      of: ShopFlow.states[2],
      matches: """
        stack
          shelf(["a"])
        sheet note(nil)

        """
    )
  }

  @Test func `is an issue with what differs and what to paste`() {
    withKnownIssue {
      expectSnapshot(of: ShopFlow.states[1], matches: "stack\n  book(\"8\")")
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue == """
          this is not the snapshot (- snapshot, + now)
            stack
          -   book("8")
          +   book("9")
          if it is right, paste
          stack
            book("9")
          """
      }
    }
  }

  @Test func `shows steps one a line`() {
    let steps = ShopFlow().steps(for: .page(book: "1", 2), from: ShopFlow.states[0])
    expectSnapshot(
      of: .steps(steps),
      matches: """
        dismissAll
        setStack([book("1"), page(book: "1", 2)])
        """
    )
    expectSnapshot(of: .steps(ShopFlow().steps(for: .lost, from: .init())), matches: "no steps")
  }

  @Test func `numbers the flows of a trace in the order in which they come`() async {
    var texts: Set<String> = []
    for _ in 0..<2 {
      // Random ids, as an app has them.
      let coordinator = Coordinator(
        ShopFlow(),
        codec: ShopLink.codec,
        from: .init(),
        options: CoordinatorOptions()
      )
      await coordinator.tap(.book("1"))
      await coordinator.tap(.book("1"))
      texts.insert(SnapshotText.trace(await coordinator.trace).description)
    }
    #expect(texts.count == 1)
    #expect(texts.first?.contains("flow-2 finished: elided") == true)
  }
}
