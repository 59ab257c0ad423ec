import Foundation
import TerminalUIKit
import Testing
import XCUIAutomation

@testable import ViewTesting

/// Several snapshots in one test, and tests that use the same reference.
@MainActor
@Suite struct SnapshotNumberTests {
  @Test func `snapshots of one test are numbered, in a loop or not`() throws {
    let rig = try SnapshotRig()
    for name in ["Ada", "Grace"] { _ = rig.check(sampleView(name), in: .current) }
    _ = rig.check(sampleView("Lin"), in: .current)
    _ = rig.check(sampleView("Jean"), named: "fourth", in: .current)
    #expect(rig.references == ["looks.2.txt", "looks.3.txt", "looks.fourth.txt", "looks.txt"])
    #expect(try rig.reference("looks.2.txt") == Data("\n Grace\n".utf8))
  }

  @Test func `the numbers restart when a test is run again`() async throws {
    let rig = try SnapshotRig()
    let run = await Task { TestRun.current }.value
    await Task {}.value
    _ = rig.check(sampleView("Ada"), in: run)
    #expect(run?.isOver == true)
    #expect(rig.check(sampleView("Ada"), in: .current) == nil)
    #expect(rig.references == ["looks.txt"])
  }

  @Test func `a name that looks like a number fails`() throws {
    let rig = try SnapshotRig()
    for _ in 0..<2 { _ = rig.check(sampleView("Ada"), in: .current) }
    let failure = try #require(rig.check(sampleView("Ada"), named: "2", in: .current))
    #expect(failure.hasPrefix("“looks.2.txt” is already a numbered snapshot of this test"))
  }

  private static let shared = Shared()

  /// The shared state of the cases of the test below.
  @MainActor
  private final class Shared {
    var rig: SnapshotRig?
    var failures: [String] = []
    var cases = 0
    nonisolated init() {}
  }

  @Test(arguments: [1, 2, 3])
  func `each case of a test with arguments needs its own reference`(number: Int) throws {
    let shared = Self.shared
    let rig = try shared.rig ?? SnapshotRig()
    shared.rig = rig
    _ = rig.check(sampleView("\(number)"), named: "\(number)", in: .current)
    if let failure = rig.check(sampleView("\(number)"), in: .current) {
      shared.failures.append(failure)
    }
    shared.cases += 1
    guard shared.cases == 3 else { return }
    shared.rig = nil
    #expect(rig.references == ["looks.1.txt", "looks.2.txt", "looks.3.txt", "looks.txt"])
    #expect(
      shared.failures.count { failure in
        failure.hasPrefix("“looks.txt” is already the snapshot of this test with other arguments")
          && failure.hasSuffix("as in assertSnapshot(of: view, named: \"\\(argument)\").")
      } == 2)
  }

  private static let others = Shared()

  private func useSame() throws {
    let shared = Self.others
    let rig = try shared.rig ?? SnapshotRig()
    shared.rig = rig
    if let failure = rig.check(sampleView("Ada"), in: .current) { shared.failures.append(failure) }
    shared.cases += 1
    guard shared.cases == 2 else { return }
    shared.rig = nil
    #expect(
      shared.failures.contains { failure in
        failure.contains("“looks.txt” is already the snapshot of the test SnapshotNumberTests/")
          && failure.hasSuffix("Distinguish them by name: assertSnapshot(of: view, named: \"…\").")
      })
  }

  @Test func `two tests cannot share a reference, part one`() throws { try useSame() }

  @Test func `two tests cannot share a reference, part two`() throws { try useSame() }

  @Test func `a snapshot in a helper function is named after the test and the function`() throws {
    let name = SnapshotName(
      test: "looks(answer:)", function: "check(_:)", name: nil, conditions: SnapshotConditions(),
      format: .text)
    #expect(name.file == "looks.check.txt")
    let same = SnapshotName(
      test: "`a b`(c:)", function: "a b(c:)", name: nil, conditions: SnapshotConditions(),
      format: .text)
    #expect(same.file == "a-b.txt")
  }
}
