import Foundation
import LaunchDomain
import TerminalUIKit
import XCUIAutomation

/// Compares one picture with its reference.
struct SnapshotCheck: Sendable {
  let folder: SnapshotFolder
  let name: SnapshotName
  /// Whether a missing reference is recorded.
  let mayRecord: Bool
  var ledger = SnapshotLedger.shared

  /// Returns the failure of a picture, or `nil` if it matches its reference.
  ///
  /// - Parameters:
  ///   - picture: The current picture.
  ///   - format: The format of the picture.
  ///   - run: The test that took the snapshot.
  @MainActor
  func failure(
    for picture: SnapshotPicture, as format: SnapshotFormat, in run: TestRun?
  ) -> SnapshotFailure? {
    let file: String
    do {
      file = try ledger.use(name, in: folder, by: run)
    } catch {
      return .clash(error)
    }
    let reference = folder.references.appendingPathComponent(file)
    let present = folder.differing.appendingPathComponent(file)
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
      guard let difference = SnapshotDifference(from: expected, to: data, format) else {
        try? FileManager.default.removeItem(at: present)
        return nil
      }
      try write(data, to: present)
      return .different(
        name: file, reference: reference.path, present: present.path, difference)
    } catch {
      return .files(reference: reference.path, reason: "\(error.systemReason).")
    }
  }

  private func write(_ data: Data, to url: URL) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url, options: .atomic)
  }

  /// Whether the tests run where no person reviews recorded references.
  static var isContinuousIntegration: Bool {
    ContinuousIntegration.isPresent(in: ProcessInfo.processInfo.environment)
  }
}
