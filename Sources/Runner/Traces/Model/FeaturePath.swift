import Foundation

/// The one form of the paths by which a file can be named: typed from different folders, absolute, or through
/// symbolic links.
package enum FeaturePath {
  /// Returns the path from a folder of a file in it, and the absolute path of any other.
  ///
  /// - Parameters:
  ///   - path: A path, which may be one from the folder.
  ///   - folder: The folder; an empty one leaves the path as it is.
  package static func path(of path: String, in folder: String) -> String {
    guard !folder.isEmpty else { return path }
    let folder = resolved(folder)
    let file = absolute(path, from: folder)
    let prefix = folder == "/" ? folder : folder + "/"
    return file.hasPrefix(prefix) ? String(file.dropFirst(prefix.count)) : file
  }

  /// Returns the absolute path of a file.
  ///
  /// - Parameter folder: The absolute path of the folder that the path is from.
  package static func absolute(_ path: String, from folder: String) -> String {
    resolved(path.hasPrefix("/") ? path : folder + "/" + path)
  }

  /// Returns the path that leads from a folder to a file.
  ///
  /// - Parameters:
  ///   - file: An absolute path in its one form.
  ///   - folder: The absolute path of the folder.
  package static func way(to file: String, from folder: String) -> String {
    let (goal, start) = (file.split(separator: "/"), resolved(folder).split(separator: "/"))
    let common = zip(goal, start).prefix { $0 == $1 }.count
    let steps = Array(repeating: "..", count: start.count - common)
    return (steps + goal.dropFirst(common).map(String.init)).joined(separator: "/")
  }

  /// Returns an absolute path without links and detours.
  private static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }
}
