import Foundation
import Testing

/// Compares a renderer's output with a file under `Fixtures/Rendering`.
///
/// A missing file is recorded, and the test fails: check the file, and run the test again. To record a file
/// again, delete it.
enum Golden {
  static func expect(
    _ bytes: [UInt8], _ name: String, _ location: SourceLocation = #_sourceLocation
  ) throws {
    let file = folder.appending(path: name)
    guard let recorded = try? Data(contentsOf: file) else {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
      Issue.record("Recorded \(file.path). Look at it, then run again.", sourceLocation: location)
      return
    }
    guard recorded != Data(bytes) else { return }
    let actual = FileManager.default.temporaryDirectory.appending(path: "actual-\(name)")
    try Data(bytes).write(to: actual)
    Issue.record(
      "\(actual.path) differs from \(file.path). Delete the latter to record it anew.",
      sourceLocation: location)
  }

  static func expect(
    _ text: String, _ name: String, _ location: SourceLocation = #_sourceLocation
  ) throws {
    try expect(Array(text.utf8), name, location)
  }

  /// The folder of recorded files, in the package four levels above this file.
  private static let folder = (0..<4).reduce(URL(filePath: #filePath)) { url, _ in
    url.deletingLastPathComponent()
  }.appending(path: "Fixtures/Rendering")
}
