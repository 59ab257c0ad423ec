import Foundation

extension FileManager {
  /// Returns whether a folder, or a link to one, exists at a path.
  package func isFolder(atPath path: String) -> Bool {
    var isFolder: ObjCBool = false
    return fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// Returns whether a path leads to a file that this process may execute; a folder doesn't count.
  package func isProgram(atPath path: String) -> Bool {
    isExecutableFile(atPath: path) && !isFolder(atPath: path)
  }
}
