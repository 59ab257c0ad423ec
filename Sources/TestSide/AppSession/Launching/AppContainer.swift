import Foundation
import Synchronization

/// The folder that belongs to one launch: home, settings, caches and temporary files, so that
/// nothing leaks from one test into the next.
public final class AppContainer: Sendable {
  /// The folder.
  public let path: String
  private let isRemoved = Mutex(false)

  /// Makes a new, empty folder inside the system's temporary folder.
  ///
  /// - Throws: `AppSessionError.cannotStart` when the folder cannot be made.
  public init(for app: String) throws(AppSessionError) {
    let template = FileManager.default.temporaryDirectory.path + "/understudy-XXXXXX"
    var bytes = Array(template.utf8CString)
    guard mkdtemp(&bytes) != nil else {
      throw .cannotStart(
        app: app, reason: "no folder could be made like \(template): \(SystemError.current)")
    }
    path = String(decoding: bytes.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    for folder in [home, settings, temporary, runtime] {
      // XDG asks that the runtime folder be the user's alone; so are all of them.
      guard mkdir(folder, 0o700) == 0 else {
        throw .cannotStart(app: app, reason: "\(folder) could not be made: \(SystemError.current)")
      }
    }
  }

  deinit { remove() }

  /// The variables that make an app live in the folder (XDG Base Directory Specification; Foundation
  /// asks `CFFIXED_USER_HOME` before `HOME`).
  public var environment: [String: String] {
    [
      "HOME": home, "CFFIXED_USER_HOME": home, "TMPDIR": temporary,
      "XDG_CONFIG_HOME": settings, "XDG_DATA_HOME": home + "/.local/share",
      "XDG_CACHE_HOME": home + "/.cache", "XDG_STATE_HOME": home + "/.local/state",
      "XDG_RUNTIME_DIR": runtime,
    ]
  }

  /// Deletes the folder with everything in it; a second time does nothing.
  public func remove() {
    let isFirst = isRemoved.withLock { isRemoved in
      defer { isRemoved = true }
      return !isRemoved
    }
    if isFirst { try? FileManager.default.removeItem(atPath: path) }
  }

  private var home: String { path + "/home" }
  private var settings: String { home + "/.config" }
  private var temporary: String { path + "/tmp" }
  private var runtime: String { path + "/run" }
}
