import Foundation

/// Makes the same path of all paths that lead to a file: relative to different folders, absolute, or
/// through symbolic links.
package enum FeaturePath {
  /// Returns the path of a file relative to a folder, or its absolute path if it is outside of the folder.
  ///
  /// - Parameters:
  ///   - path: A path, absolute or relative to the folder.
  ///   - folder: The folder; if empty, the path stays as it is.
  package static func path(of path: String, in folder: String) -> String {
    guard !folder.isEmpty else { return path }
    let folder = resolved(folder)
    let file = absolute(path, from: folder)
    let prefix = folder == "/" ? folder : folder + "/"
    return file.hasPrefix(prefix) ? String(file.dropFirst(prefix.count)) : file
  }

  /// Returns the absolute path of a file.
  ///
  /// - Parameter folder: The absolute path of the folder that a relative path starts from.
  package static func absolute(_ path: String, from folder: String) -> String {
    resolved(path.hasPrefix("/") ? path : folder + "/" + path)
  }

  /// Returns the path of a file relative to a folder, with `..` where needed.
  ///
  /// - Parameters:
  ///   - file: The absolute path of the file, without symbolic links.
  ///   - folder: The absolute path of the folder.
  package static func way(to file: String, from folder: String) -> String {
    let (goal, start) = (file.split(separator: "/"), resolved(folder).split(separator: "/"))
    let common = zip(goal, start).prefix { $0 == $1 }.count
    let steps = Array(repeating: "..", count: start.count - common)
    return (steps + goal.dropFirst(common).map(String.init)).joined(separator: "/")
  }

  /// Returns an absolute path with symbolic links and `..` resolved.
  private static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }
}
