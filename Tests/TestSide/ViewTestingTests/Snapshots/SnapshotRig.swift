import Foundation
import TerminalUIKit

@testable import ViewTesting

/// Checks of a test's own, in a folder of its own that is deleted at the end.
@MainActor
final class SnapshotRig {
  let folder: SnapshotFolder
  let ledger = SnapshotLedger()
  private let root: URL

  init(source: String? = nil) throws {
    root = FileManager.default.temporaryDirectory
      .appendingPathComponent("SnapshotRig-\(UUID().uuidString)")
    var folder = SnapshotFolder(
      references: root.appendingPathComponent("references"),
      differing: root.appendingPathComponent("differing"))
    if let source {
      try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
      let file = root.appendingPathComponent("Tests.swift")
      try Data(source.utf8).write(to: file)
      folder.source = file
    }
    self.folder = folder
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  func check(
    _ subject: any SnapshotSubject, _ format: SnapshotFormat = .text, test: String = "looks()",
    named name: String? = nil, conditions: SnapshotConditions = SnapshotConditions(),
    mayRecord: Bool = true, line: UInt = 1
  ) -> String? {
    let check = SnapshotCheck(
      folder: folder,
      name: SnapshotName(test: test, name: name, conditions: conditions, format: format),
      mayRecord: mayRecord, ledger: ledger)
    guard let picture = SnapshotPicture(of: subject, conditions) else { return "nothing" }
    return check.failure(for: picture, as: format, line: line)?.description
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
}

/// A label of five by two cells, with a colour that differs between light and dark.
@MainActor
func sampleView(_ text: String) -> UIView {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 32))
  view.backgroundColor = .systemBackground
  let label = UILabel(frame: CGRect(x: 8, y: 16, width: 64, height: 16))
  label.text = text
  view.addSubview(label)
  return view
}
