import Foundation
import SystemShims

/// The folder for a browser's files, removed with the browser.
struct ProfileFolder {
  private let folder: OwnedFolder
  var path: String { folder.path }

  /// Makes a new folder, and removes those of hosts that were killed.
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

  /// Removes the folder with all that is in it.
  func remove() { folder.remove() }

  /// The folder outlives the launch that started the host, so it isn't in that launch's container.
  private static let parent = "/tmp"
  private static let prefix = "understudy-page-"
}
