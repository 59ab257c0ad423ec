import Foundation

/// A file in a separate folder, readable only by its owner and removed with its last reference.
final class TemporaryFile {
  let path: String
  private let folder: URL

  init(named name: String, _ text: String) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("login-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    let file = folder.appendingPathComponent(name)
    path = file.path
    try Data(text.utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }
}
