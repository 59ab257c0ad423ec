import Foundation

/// A folder that is removed with its last reference.
final class TemporaryFolder: Sendable {
  let url: URL

  init() throws {
    // Resolve links, because the system's temporary folder may be one.
    url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("LaunchDomainTests-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes a file, creating its folders.
  @discardableResult
  func write(_ text: String, to path: String, mode: Int = 0o600) throws -> URL {
    try write(Data(text.utf8), to: path, mode: mode)
  }

  @discardableResult
  func write(_ data: Data, to path: String, mode: Int = 0o600) throws -> URL {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: file.path)
    return file
  }
}
