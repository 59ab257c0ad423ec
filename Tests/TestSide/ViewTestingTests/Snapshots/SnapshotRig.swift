import Foundation
import TerminalUIKit
import XCUIAutomation

@testable import ViewTesting

/// Snapshot checks in a temporary folder, which is deleted at the end.
@MainActor
final class SnapshotRig {
  let folder: SnapshotFolder
  let ledger = SnapshotLedger()
  private let root: URL

  /// Creates a package or a folder of tests.
  ///
  /// - Parameters:
  ///   - source: The content of `LooksTests.swift`.
  ///   - isPackage: Whether a folder above the tests contains a manifest.
  init(source: String? = nil, isPackage: Bool = true) throws {
    root = FileManager.default.temporaryDirectory
      .appendingPathComponent("SnapshotRig-\(UUID().uuidString)", isDirectory: true)
    let file = root.appendingPathComponent("Tests/AppTests/Deep/LooksTests.swift")
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    if isPackage { try Data().write(to: root.appendingPathComponent("Package.swift")) }
    if let source { try Data(source.utf8).write(to: file) }
    folder = SnapshotFolder(fileID: "AppTests/LooksTests.swift", filePath: file.path)
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  /// Writes a file of the package.
  func write(_ text: String = "", to path: String) throws {
    let file = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func check(
    _ subject: any SnapshotSubject, _ format: SnapshotFormat = .text, test: String = "looks()",
    function: String? = nil, named name: String? = nil,
    conditions: SnapshotConditions = SnapshotConditions(), mayRecord: Bool = true,
    in run: TestRun? = nil
  ) -> String? {
    let check = SnapshotCheck(
      folder: folder,
      name: SnapshotName(
        test: test, function: function, name: name, conditions: conditions, format: format),
      mayRecord: mayRecord, ledger: ledger)
    guard let picture = try? SnapshotPicture(of: subject, conditions) else { return "nothing" }
    return check.failure(for: picture, as: format, in: run)?.description
  }

  /// Returns the report of a process that ran all tests of Swift Testing, or of another process.
  func report(_ arguments: String = "tests --testing-library swift-testing") -> String? {
    let process = TestProcess(arguments: arguments.split(separator: " ").map(String.init))
    return UnusedReferenceReport(ledger.unusedReferences(in: process)).text
  }

  var references: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.references.path)) ?? []).sorted()
  }

  var differing: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.differing.path)) ?? []).sorted()
  }

  func reference(_ name: String) throws -> Data {
    try Data(contentsOf: folder.references.appendingPathComponent(name))
  }

  func replaceReference(_ name: String, by data: Data) throws {
    try data.write(to: folder.references.appendingPathComponent(name))
  }
}

/// Creates a label of five by two cells, with a colour that differs between light and dark.
@MainActor
func sampleView(_ text: String) -> UIView {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 32))
  view.backgroundColor = .systemBackground
  let label = UILabel(frame: CGRect(x: 8, y: 16, width: 64, height: 16))
  label.text = text
  view.addSubview(label)
  return view
}
