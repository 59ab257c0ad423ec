import Foundation
import LaunchDomain
import SystemShims

/// A folder that an app's launch begins with: a saved state, or files that were put together by hand.
public struct StateFolder: Sendable, Hashable {
  /// What the folder holds.
  enum Kind: Sendable, Hashable {
    /// Nothing; the launch begins with an empty container.
    case empty
    /// A state that was saved from a container, with its marker.
    case saved
    /// The files of a home folder.
    case home
  }

  /// The folder's path; empty for no folder.
  public let path: String
  let kind: Kind

  private init(path: String, kind: Kind) {
    self.path = path
    self.kind = kind
  }

  /// An empty container, also where an earlier launch of the test has left one.
  public static let empty = StateFolder(path: "", kind: .empty)

  /// A state that was saved with `save(_:of:to:)`.
  public static func saved(at path: String) -> StateFolder {
    StateFolder(path: path, kind: .saved)
  }

  /// A folder whose contents become those of the app's home folder.
  public static func home(at path: String) -> StateFolder {
    StateFolder(path: path, kind: .home)
  }

  /// Saves what an app has left in its container.
  ///
  /// The state is written beside its place and then renamed, so that a state is there as a whole or not
  /// at all. A state at the path before is replaced.
  ///
  /// - Parameters:
  ///   - container: The container, of an app that has ended.
  ///   - app: The app's name.
  ///   - path: The path of the state's folder.
  /// - Throws: `StateProblem`; the state at the path before is still there then.
  public static func save(
    _ container: AppContainer, of app: String, to path: String
  ) throws(StateProblem) {
    let parent = path.parentFolder
    do {
      try FileManager.default.createDirectory(
        atPath: parent.isEmpty ? "." : parent, withIntermediateDirectories: true)
    } catch {
      throw .uncopied(path: parent, reason: error.systemReason)
    }
    let partial = path + ".partial-\(getpid())-\(UInt32.random(in: 0 ... .max))"
    guard mkdir(partial, 0o700) == 0 else {
      throw .uncopied(path: partial, reason: SystemError.current)
    }
    // What was written in vain must not be left behind.
    defer { try? FileManager.default.removeItem(atPath: partial) }
    let count = try FolderCopy.copy(from: container.home, to: partial + "/" + homeName)
    try StateMarker(app: app, count: count).write(to: partial)
    let replaced = partial + ".replaced"
    let hadEarlier = rename(path, replaced) == 0
    guard rename(partial, path) == 0 else {
      let reason = SystemError.current
      if hadEarlier { rename(replaced, path) }
      throw .uncopied(path: path, reason: reason)
    }
    if hadEarlier { try? FileManager.default.removeItem(atPath: replaced) }
  }

  /// Copies the state into the container of an app that is about to be launched.
  func fill(_ container: AppContainer, of app: String) throws(StateProblem) {
    guard kind != .empty else { return }
    guard FileManager.default.fileExists(atPath: path) else {
      throw .missing(path: path, nearest: nearest)
    }
    guard FileManager.default.isFolder(atPath: path) else { throw .isFile(path: path) }
    guard kind == .saved else {
      try FolderCopy.copy(from: path, to: container.home)
      return
    }
    let marker = try StateMarker(in: path)
    guard marker.app == app else {
      throw .otherApp(path: path, app: marker.app, expected: app)
    }
    let home = path + "/" + Self.homeName
    let found = try FolderCopy.count(in: home)
    guard found == FolderCopy.Count(files: marker.files, bytes: marker.bytes) else {
      throw .incomplete(
        path: path, files: found.files, bytes: found.bytes, expectedFiles: marker.files,
        expectedBytes: marker.bytes)
    }
    try FolderCopy.copy(from: home, to: container.home)
  }

  /// The folders beside the missing one that were probably meant.
  private var nearest: [String] {
    let name = (path as NSString).lastPathComponent
    let parent = path.parentFolder
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    return NearestName.suggestions(for: name, in: names.sorted())
  }

  private static let homeName = "home"
}
