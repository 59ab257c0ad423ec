import Foundation
import Synchronization

/// Which references the tests of this process used, to find those that none uses any more.
final class SnapshotLedger: Sendable {
  private struct State {
    /// The line that uses a reference, by its file's name, in each folder.
    var uses: [SnapshotFolder: [String: UInt]] = [:]
    var tests: [SnapshotFolder: Set<String>] = [:]
    var willReport = false
  }

  static let shared = SnapshotLedger(reportsAtExit: true)

  private let state = Mutex(State())
  private let reportsAtExit: Bool

  init(reportsAtExit: Bool = false) { self.reportsAtExit = reportsAtExit }

  /// Notes that a line uses a reference.
  ///
  /// - Returns: The line that uses it already, when that is another one.
  func use(_ name: SnapshotName, in folder: SnapshotFolder, line: UInt) -> UInt? {
    let (other, isFirst) = state.withLock { state -> (UInt?, Bool) in
      defer { state.willReport = true }
      state.tests[folder, default: []].insert(name.test)
      let known = state.uses[folder, default: [:]][name.file]
      if known == nil { state.uses[folder, default: [:]][name.file] = line }
      return (known == line ? nil : known, !state.willReport)
    }
    if isFirst, reportsAtExit {
      // Neither XCTest nor Swift Testing tells a library that all is over.
      atexit { SnapshotLedger.shared.report() }
    }
    return other
  }

  /// The references, in folders that were used, that no test uses, each with the reason.
  ///
  /// As long as a test did not run, its references may be in use: they are left out.
  var unused: [String] {
    let (uses, tests) = state.withLock { ($0.uses, $0.tests) }
    return uses.sorted { $0.key.references.path < $1.key.references.path }
      .flatMap { folder, used in
        Self.unused(in: folder, used: Set(used.keys), tests: tests[folder] ?? [])
      }
  }

  private static func unused(
    in folder: SnapshotFolder, used: Set<String>, tests: Set<String>
  ) -> [String] {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.references.path)) ?? []
    let declared = folder.source.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
      .map(Self.functions)
    return files.sorted().filter { !used.contains($0) && !$0.hasPrefix(".") }.compactMap { file in
      let test = SnapshotName.test(ofFile: file)
      let path = folder.references.appendingPathComponent(file).path
      if tests.contains(test) { return "\(path): its test ran and did not use it" }
      guard let declared, !declared.contains(test) else { return nil }
      return "\(path): there is no such test any more"
    }
  }

  /// The names of the functions of a source file, as references have them.
  private static func functions(in source: String) -> Set<String> {
    Set(
      source.matches(of: /\bfunc\s+(?:`([^`]+)`|(\w+))/).map { match in
        SnapshotName.clean((match.1 ?? match.2 ?? "").prefix { $0 != "(" })
      })
  }

  private func report() {
    let unused = unused
    guard !unused.isEmpty else { return }
    let lines =
      ["Snapshot references that no test uses; delete them:"] + unused.map { "  \($0)" }
    try? FileHandle.standardError.write(
      contentsOf: Data((lines.joined(separator: "\n") + "\n").utf8))
  }
}
