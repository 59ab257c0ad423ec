import Foundation

extension FileManager {
  /// Returns whether there is a folder at a path, or a link to one.
  package func isFolder(atPath path: String) -> Bool {
    var isFolder: ObjCBool = false
    return fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
  }

  /// Returns whether there is a file at a path that this process may execute; a folder is none.
  package func isProgram(atPath path: String) -> Bool {
    isExecutableFile(atPath: path) && !isFolder(atPath: path)
  }
}
