import Foundation
import LaunchDomain
import SystemShims

/// The initial contents of an app's container: a saved state, or files prepared by hand.
public struct StateFolder: Sendable, Hashable {
  /// The kind of the folder.
  enum Kind: Sendable, Hashable {
    /// No folder; the launch begins with an empty container.
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

  /// An empty container, even if an earlier launch of the test has left files.
  public static let empty = StateFolder(path: "", kind: .empty)

  /// Returns a state that was saved with `save(_:of:to:)`.
  public static func saved(at path: String) -> StateFolder {
    StateFolder(path: path, kind: .saved)
  }

  /// Returns a folder whose contents are copied into the app's home folder.
  public static func home(at path: String) -> StateFolder {
    StateFolder(path: path, kind: .home)
  }

  /// Saves the home folder in an app's container.
  ///
  /// The state is written under another name and then renamed, so that it is never incomplete. It
  /// replaces an earlier state or an empty folder at the path, and nothing else.
  ///
  /// - Parameters:
  ///   - container: The container of an app that has ended.
  ///   - app: The app's name.
  ///   - path: The path of the state's folder.
  /// - Throws: `StateProblem`; an earlier state at the path remains.
  public static func save(
    _ container: AppContainer, of app: String, to path: String
  ) throws(StateProblem) {
    let path = plain(path)
    try checkPlace(path)
    try FolderCopy.check(from: container.home, to: path)
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
    // A partial state must not be left behind.
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

  /// Returns a path without a slash at its end, and with the folder to which a symbolic link leads.
  private static func plain(_ path: String) -> String {
    var path = path
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
    return isLink ? URL(fileURLWithPath: path).resolvingSymlinksInPath().path : path
  }

  /// Checks that saving wouldn't replace anything but a state or an empty folder.
  private static func checkPlace(_ path: String) throws(StateProblem) {
    let files = FileManager.default
    guard files.fileExists(atPath: path) else { return }
    guard files.isFolder(atPath: path) else { throw .occupied(path: path, content: nil) }
    let names = (try? files.contentsOfDirectory(atPath: path)) ?? []
    guard !names.contains(StateMarker.fileName), let first = names.min() else { return }
    throw .occupied(path: path, content: first)
  }

  /// Copies the state into the container of an app that is about to be launched.
  func fill(_ container: AppContainer, of app: String) throws(StateProblem) {
    guard kind != .empty else { return }
    guard FileManager.default.fileExists(atPath: path) else {
      throw kind == .home
        ? .missingHome(path: path, nearest: nearest) : .missing(path: path, nearest: nearest)
    }
    guard FileManager.default.isFolder(atPath: path) else { throw .isFile(path: path) }
    guard kind == .saved else {
      try FolderCopy.check(from: path, to: container.home)
      try FolderCopy.copy(from: path, to: container.home)
      return
    }
    let marker = try StateMarker(in: path)
    guard marker.app == app else {
      throw .otherApp(path: path, app: marker.app, expected: app)
    }
    let home = path + "/" + Self.homeName
    let found =
      FileManager.default.isFolder(atPath: home) ? try FolderCopy.count(in: home) : .init()
    guard found == FolderCopy.Count(files: marker.files, bytes: marker.bytes) else {
      throw .incomplete(
        path: path, files: found.files, bytes: found.bytes, expectedFiles: marker.files,
        expectedBytes: marker.bytes)
    }
    try FolderCopy.copy(from: home, to: container.home)
  }

  /// The names of folders beside the missing one that were probably meant.
  private var nearest: [String] {
    let name = (path as NSString).lastPathComponent
    let parent = path.parentFolder
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    return NearestName.suggestions(for: name, in: names.sorted())
  }

  private static let homeName = "home"
}
