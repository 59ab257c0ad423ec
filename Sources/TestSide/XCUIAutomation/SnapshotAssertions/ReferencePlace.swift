import Foundation
import Synchronization

/// The folders for the references of one test file, and for snapshots that differ from them.
struct ReferencePlace: Equatable {
  let references: URL
  let differing: URL

  /// Finds the folders of a test file.
  ///
  /// - Parameters:
  ///   - fileID: `Module/File.swift`.
  ///   - filePath: The path of the test file.
  init(fileID: String, filePath: String) {
    let source = URL(fileURLWithPath: filePath)
    let file = source.deletingPathExtension().lastPathComponent
    let module = fileID.split(separator: "/").first.map(String.init) ?? "Tests"
    guard let package = SourcePackage.folder(around: source) else {
      references = source.deletingLastPathComponent()
        .appendingPathComponent("Screenshots/\(file)", isDirectory: true)
      differing = FileManager.default.temporaryDirectory
        .appendingPathComponent("Screenshots/\(module)/\(file)", isDirectory: true)
      return
    }
    references = package.appendingPathComponent(
      "Fixtures/Screenshots/\(module)/\(file)", isDirectory: true)
    differing = package.appendingPathComponent(
      ".build/screenshots/\(module)/\(file)", isDirectory: true)
  }

  /// The files of one snapshot.
  struct File: Equatable {
    var name: String
    var reference: URL
    /// The file for the actual content, if it differs.
    var actual: URL
    /// The page that shows the difference.
    var page: URL
  }

  /// Returns the files of the next snapshot of a test with a name.
  ///
  /// - Parameters:
  ///   - test: The test's function.
  ///   - function: The function that takes the snapshot: the test's, or a helper that it calls.
  ///   - name: The name in the call.
  ///   - content: The content to compare.
  ///   - run: The run of the test, in which names are counted.
  func file(
    for test: String, called function: String, name: String?, content: XCUISnapshotContent,
    in run: TestRun?
  ) -> File {
    let names = [test, function].map { ReferenceName.clean(ReferenceName.base(of: $0)) }
    var parts = [names[0]] + (names[1] == names[0] ? [] : [names[1]])
    if let name { parts.append(ReferenceName.clean(name[...])) }
    let stem = parts.joined(separator: ".")
    let key = references.appendingPathComponent(stem + "." + content.rawValue).path
    let number = Self.count(key, in: run)
    let file = (number > 1 ? "\(stem).\(number)" : stem) + "." + content.rawValue
    return File(
      name: file, reference: references.appendingPathComponent(file),
      actual: differing.appendingPathComponent(file),
      page: differing.appendingPathComponent(file + ".html"))
  }

  private struct Counts {
    var run: TestRun
    var numbers: [String: Int] = [:]
  }

  private static let counts = Mutex<[TestRun.ID: Counts]>([:])

  /// Counts the uses of a name in a run, including this one; a new run of the test starts again.
  private static func count(_ key: String, in run: TestRun?) -> Int {
    guard let run else { return 1 }
    return counts.withLock { counts in
      if counts[run.id]?.run.isOver ?? true { counts[run.id] = Counts(run: run) }
      counts[run.id]?.numbers[key, default: 0] += 1
      return counts[run.id]?.numbers[key] ?? 1
    }
  }
}
