import Foundation
import Synchronization
import XCUIAutomation

/// The references that the tests of this process use; each belongs to one test.
final class SnapshotLedger: Sendable {
  /// The file of a reference.
  fileprivate struct Place: Hashable {
    var folder: URL
    var file: String
  }

  fileprivate struct Owner: Equatable {
    var test: TestRun.ID?
    /// The first of the test's snapshots with this name.
    var first: Place
  }

  fileprivate struct Run {
    var run: TestRun
    var counts: [Place: Int] = [:]
  }

  fileprivate struct State {
    var owners: [Place: Owner] = [:]
    var runs: [TestRun.ID: Run] = [:]
    var modules: Set<ModuleReferences> = []
  }

  /// The reason why a snapshot can't use a reference.
  enum Clash: Error, Equatable {
    /// The same test, called with other arguments, uses the reference.
    case otherArguments(file: String)
    /// Another test uses the reference.
    case otherTest(file: String, TestRun.ID?)
    /// The name looks like a numbered one.
    case number(file: String, of: String)
  }

  static let shared = SnapshotLedger(reportsAtExit: true)

  private let state = Mutex(State())
  private let reportsAtExit: Bool

  init(reportsAtExit: Bool = false) { self.reportsAtExit = reportsAtExit }

  /// Records that a run of a test uses a reference.
  ///
  /// - Returns: The file of the reference; the second use of a name in the run gets the number 2.
  func use(
    _ name: SnapshotName, in folder: SnapshotFolder, by run: TestRun?
  ) throws(Clash) -> String {
    let (result, isFirst) = state.withLock { state -> (Result<String, Clash>, Bool) in
      let isFirst = state.modules.isEmpty
      state.modules.insert(folder.moduleReferences)
      return (state.use(name, in: folder.references, by: run), isFirst)
    }
    if isFirst, reportsAtExit {
      // Neither XCTest nor Swift Testing notifies libraries of the end of all tests.
      atexit { SnapshotLedger.shared.report() }
    }
    return try result.get()
  }

  /// Returns the unused references that the process can identify.
  func unusedReferences(in process: TestProcess) -> [UnusedReferences] {
    let (owners, modules) = state.withLock { ($0.owners.keys, $0.modules) }
    let used = Dictionary(grouping: owners, by: \.folder.path).mapValues { Set($0.map(\.file)) }
    let found = modules.flatMap { UnusedReferences.all(on: $0, used: used, in: process) }
    return (found + UnusedReferences.all(beside: modules, in: process))
      .sorted { $0.url.path < $1.url.path }
  }

  private func report() {
    let report = UnusedReferenceReport(unusedReferences(in: .current)).omittingReported(
      parent: getppid())
    guard let text = report.text else { return }
    try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
  }
}

extension SnapshotLedger.State {
  fileprivate mutating func use(
    _ name: SnapshotName, in folder: URL, by run: TestRun?
  ) -> Result<String, SnapshotLedger.Clash> {
    let first = SnapshotLedger.Place(folder: folder, file: name.file)
    let number = count(first, in: run)
    let place = SnapshotLedger.Place(folder: folder, file: name.file(number: number))
    let owner = SnapshotLedger.Owner(test: run?.id, first: first)
    guard let other = owners[place], other != owner else {
      owners[place] = owner
      return .success(place.file)
    }
    if other.test == owner.test {
      return .failure(.number(file: place.file, of: other.first.file))
    }
    if let test = other.test, let mine = owner.test, test.isSameTest(as: mine) {
      return .failure(.otherArguments(file: place.file))
    }
    return .failure(.otherTest(file: place.file, other.test))
  }

  /// Counts the uses of a name in the run, including this one; a new run of the test starts again.
  private mutating func count(_ place: SnapshotLedger.Place, in run: TestRun?) -> Int {
    guard let run else { return 1 }
    if runs[run.id]?.run.isOver ?? true { runs[run.id] = SnapshotLedger.Run(run: run) }
    runs[run.id]?.counts[place, default: 0] += 1
    return runs[run.id]?.counts[place] ?? 1
  }
}
