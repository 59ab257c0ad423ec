import Dispatch
import Foundation
import Synchronization
import SystemShims

/// The folder that belongs to an app: home, settings, caches and temporary files.
///
/// It keeps one test's files from leaking into the next, and into the home of the person who runs
/// the tests. Launches that share a container find what the app saved before.
public final class AppContainer: Sendable {
  /// The folder's path.
  public var path: String { folder.path }
  private let folder: OwnedFolder
  private let isRemoved = Mutex(false)

  /// Creates a new, empty folder inside the system's temporary folder.
  ///
  /// - Throws: `AppSessionError.cannotStart` if the folder can't be created.
  public convenience init(for app: String) throws(AppSessionError) {
    try self.init(for: app, in: Self.parent)
  }

  /// Creates a new, empty folder inside another one.
  package init(for app: String, in parent: String) throws(AppSessionError) {
    _ = Self.removal
    let prefix = parent + "/\(Self.prefix)\(getpid())-"
    do {
      folder = try OwnedFolder(prefix: prefix)
    } catch {
      let reason = String(cString: strerror(error.code.rawValue))
      throw .cannotStart(
        app: app,
        reason: "its container, \(prefix)…, could not be made: \(reason); TMPDIR can name a folder "
          + "in which files can be made")
    }
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
  /// - Throws: `AppSessionError.cannotStart` if the folder can't be created or the state can't be used.
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

  /// The variables that make an app keep its files in the folder.
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
    // Most apps leave no files behind; removing empty folders one by one is faster.
    for folder in folders.reversed() { rmdir(folder) }
    folder.remove()
  }

  private static let parent = FileManager.default.temporaryDirectory.path
  private static let prefix = "understudy-"

  /// Removes the leftovers of killed processes, in the background.
  ///
  /// It needs no lock, because Dispatch allows any thread to wait for a work item.
  nonisolated(unsafe) private static let removal: DispatchWorkItem = {
    let removal = DispatchWorkItem { removeAbandoned() }
    DispatchQueue.global(qos: .utility).async(execute: removal)
    return removal
  }()

  /// Removes the containers of test processes that were killed, and the folders of browsers that were killed
  /// with their hosts.
  package static func removeAbandoned() {
    // Browsers keep their files in /tmp, even if the tests use another folder.
    for folder in Set([parent, "/tmp"]) { OwnedFolder.removeAbandoned(in: folder, named: prefix) }
  }

  /// Waits until the containers of killed test processes are removed.
  ///
  /// A process that ended at once would leave them to the next one.
  static func finishRemoval() { _ = removal.wait(timeout: .now() + .seconds(removalLimit)) }

  private static let removalLimit = 5

  /// The folders that are created at the start, outer ones first.
  private var folders: [String] { [home, settings, temporary, runtime] }
  /// The app's home folder.
  public var home: String { path + "/home" }
  private var settings: String { home + "/.config" }
  private var temporary: String { path + "/tmp" }
  private var runtime: String { path + "/run" }
}
