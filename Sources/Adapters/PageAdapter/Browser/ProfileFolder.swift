import Foundation
import SystemShims

/// The folder for a browser's files, which is removed with the browser.
struct ProfileFolder {
  private let folder: OwnedFolder
  var path: String { folder.path }

  /// Creates a folder, and removes those of hosts that were killed.
  ///
  /// - Throws: `PageAdapterError.browserNotStarted`.
  init(_ executable: BrowserExecutable) throws(PageAdapterError) {
    OwnedFolder.removeAbandoned(in: Self.parent, named: Self.prefix)
    do {
      folder = try OwnedFolder(prefix: "\(Self.parent)/\(Self.prefix)\(getpid())-")
    } catch {
      throw .browserNotStarted(
        path: executable.path, reason: String(cString: strerror(error.code.rawValue)))
    }
  }

  /// Removes the folder and its contents.
  func remove() { folder.remove() }

  /// The parent folder; not the container of the launch that started the host, because the host outlives it.
  private static let parent = "/tmp"
  private static let prefix = "understudy-page-"
}
