import Foundation

/// A folder to which the paths of features are relative.
///
/// All paths that lead to a file become the same: relative to other folders, absolute, or through symbolic links.
package struct FeatureFolder: Sendable {
  /// The absolute path, without symbolic links.
  private let path: String

  /// Makes the folder, and resolves symbolic links in its path.
  ///
  /// - Parameter path: The folder's absolute path.
  package init(_ path: String) { self.path = Self.resolved(path) }

  /// Returns the path of a file relative to the folder, or its absolute path if it is outside of the folder.
  ///
  /// - Parameter path: A path, absolute or relative to the folder.
  package func path(of path: String) -> String { shortened(absolute(path)) }

  /// Returns the path of a file relative to a folder, as the instance method does.
  ///
  /// - Parameter folder: The folder's absolute path; if empty, the path stays as it is.
  package static func path(of path: String, in folder: String) -> String {
    folder.isEmpty ? path : FeatureFolder(folder).path(of: path)
  }

  /// Returns the absolute path of a file, without symbolic links.
  ///
  /// - Parameter path: A path, absolute or relative to the folder.
  package func absolute(_ path: String) -> String { Self.resolved(joined(path)) }

  /// Returns the path of a file relative to the folder, or the path as it is if the file is outside of the folder.
  ///
  /// - Parameter file: The absolute path of the file, without symbolic links.
  package func shortened(_ file: String) -> String {
    let prefix = path == "/" ? path : path + "/"
    return file.hasPrefix(prefix) ? String(file.dropFirst(prefix.count)) : file
  }

  /// Returns a path from the folder to a file, with `..` where needed.
  ///
  /// - Parameter file: The path of the file as `path(of:)` of `origin` has returned it.
  package func way(to file: String, of origin: FeatureFolder) -> String {
    let goal = origin.joined(file).split(separator: "/")
    let start = path.split(separator: "/")
    let common = zip(goal, start).prefix { $0 == $1 }.count
    let steps = Array(repeating: "..", count: start.count - common)
    return (steps + goal.dropFirst(common).map(String.init)).joined(separator: "/")
  }

  private func joined(_ path: String) -> String {
    path.hasPrefix("/") ? path : self.path + "/" + path
  }

  /// Returns an absolute path with symbolic links and `..` resolved.
  private static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }
}
