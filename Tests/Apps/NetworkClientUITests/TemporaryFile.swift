import Foundation

/// A file that is removed with its last reference.
final class TemporaryFile {
  let path: String

  init(_ name: String, _ text: String? = nil) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.appendingPathComponent(name).path
    if let text { try Data(text.utf8).write(to: URL(fileURLWithPath: path)) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: (path as NSString).deletingLastPathComponent)
  }
}
