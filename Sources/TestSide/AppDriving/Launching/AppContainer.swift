import Dispatch
import Foundation
import Synchronization

/// The folder that belongs to an app: home, settings, caches and temporary files.
///
/// It keeps one test's files from leaking into the next, and into the home of the person who runs
/// the tests. Launches that share a container find what the app saved before.
public final class AppContainer: Sendable {
  /// The folder's path.
  public let path: String
  private let isRemoved = Mutex(false)

  /// Creates a new, empty folder inside the system's temporary folder.
  ///
  /// - Throws: `AppSessionError.cannotStart` when the folder cannot be made.
  public convenience init(for app: String) throws(AppSessionError) {
    try self.init(for: app, in: Self.parent)
  }

  /// Creates a new, empty folder inside another one.
  package init(for app: String, in parent: String) throws(AppSessionError) {
    Self.removeStale
    let template = parent + "/\(Self.prefix)\(getpid())-XXXXXX"
    var bytes = Array(template.utf8CString)
    guard mkdtemp(&bytes) != nil else {
      throw .cannotStart(
        app: app, reason: "no folder could be made like \(template): \(SystemError.current)")
    }
    path = String(decoding: bytes.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    for folder in folders {
      // The XDG specification requires that only the user can access the runtime folder; we protect
      // all of the folders in the same way.
      guard mkdir(folder, 0o700) == 0 else {
        let error = SystemError.current
        remove()
        throw .cannotStart(app: app, reason: "\(folder) could not be made: \(error)")
      }
    }
    LiveSessions.add(self)
  }

  /// Creates a new folder with a state inside.
  ///
  /// - Throws: `AppSessionError.cannotStart` when the folder cannot be made, or the state can't be used.
  public convenience init(
    for app: String, beginningWith state: StateFolder
  ) throws(AppSessionError) {
    try self.init(for: app)
    do {
      try state.fill(self, of: app)
    } catch {
      remove()
      throw .cannotStart(app: app, reason: error.message)
    }
  }

  deinit { remove() }

  /// The variables that make an app live in the folder.
  ///
  /// They follow the XDG Base Directory Specification; Foundation reads `CFFIXED_USER_HOME` before
  /// `HOME`.
  public var environment: [String: String] {
    [
      "HOME": home, "CFFIXED_USER_HOME": home, "TMPDIR": temporary,
      "XDG_CONFIG_HOME": settings, "XDG_DATA_HOME": home + "/.local/share",
      "XDG_CACHE_HOME": home + "/.cache", "XDG_STATE_HOME": home + "/.local/state",
      "XDG_RUNTIME_DIR": runtime,
    ]
  }

  /// Deletes the folder and its contents; a second call does nothing.
  public func remove() {
    let isFirst = isRemoved.withLock { isRemoved in
      defer { isRemoved = true }
      return !isRemoved
    }
    guard isFirst else { return }
    LiveSessions.remove(self)
    // Most apps leave no files behind, and Foundation's `removeItem` takes ten times as long.
    for folder in folders.reversed() { rmdir(folder) }
    if rmdir(path) != 0 { try? FileManager.default.removeItem(atPath: path) }
  }

  private static let parent = FileManager.default.temporaryDirectory.path
  private static let prefix = "understudy-"

  // A test process that was killed could not remove its containers, so a later one removes them in
  // the background. They must be a day old, because a process identifier means nothing outside its
  // own system container.
  private static let removeStale: Void = {
    DispatchQueue.global(qos: .utility).async {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
      for name in names where name.hasPrefix(prefix) {
        let path = parent + "/" + name
        var status = stat()
        guard let owner = Int32(name.dropFirst(prefix.count).prefix { $0 != "-" }),
          kill(owner, 0) != 0, lstat(path, &status) == 0,
          time(nil) - status.st_mtim.tv_sec > 24 * 60 * 60
        else { continue }
        try? FileManager.default.removeItem(atPath: path)
      }
    }
  }()

  /// The folders that are created at the start, outer ones first.
  private var folders: [String] { [home, settings, temporary, runtime] }
  /// The app's home folder.
  public var home: String { path + "/home" }
  private var settings: String { home + "/.config" }
  private var temporary: String { path + "/tmp" }
  private var runtime: String { path + "/run" }
}
