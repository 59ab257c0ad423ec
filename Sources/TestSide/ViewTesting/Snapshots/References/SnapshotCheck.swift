import Foundation

/// Compares one picture with its reference.
struct SnapshotCheck: Sendable {
  let folder: SnapshotFolder
  let name: SnapshotName
  /// Whether a missing reference is written.
  let mayRecord: Bool
  var ledger = SnapshotLedger.shared

  private var reference: URL { folder.references.appendingPathComponent(name.file) }
  private var present: URL { folder.differing.appendingPathComponent(name.file) }

  /// What is wrong with a picture; nil when it looks like its reference.
  @MainActor
  func failure(
    for picture: SnapshotPicture, as format: SnapshotFormat, line: UInt
  ) -> SnapshotFailure? {
    if let other = ledger.use(name, in: folder, line: line) {
      return .nameTwice(name: name.file, otherLine: other)
    }
    let data = format.data(picture.list, paper: picture.paper)
    do {
      guard FileManager.default.fileExists(atPath: reference.path) else {
        guard mayRecord else {
          try write(data, to: present)
          return .missing(reference: reference.path, present: present.path)
        }
        try write(data, to: reference)
        return .recorded(reference: reference.path)
      }
      let expected = try Data(contentsOf: reference)
      guard expected != data else {
        try? FileManager.default.removeItem(at: present)
        return nil
      }
      try write(data, to: present)
      return .different(
        name: name.file, reference: reference.path, present: present.path,
        SnapshotDifference(from: expected, to: data, format))
    } catch {
      return .files(reference: reference.path, reason: error.localizedDescription)
    }
  }

  private func write(_ data: Data, to url: URL) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url, options: .atomic)
  }

  /// Whether nobody is there who could look at what is recorded.
  static var isContinuousIntegration: Bool {
    isContinuousIntegration(ProcessInfo.processInfo.environment["CI"])
  }

  static func isContinuousIntegration(_ variable: String?) -> Bool {
    guard let variable = variable?.lowercased() else { return false }
    return !["", "0", "false", "no"].contains(variable)
  }
}
