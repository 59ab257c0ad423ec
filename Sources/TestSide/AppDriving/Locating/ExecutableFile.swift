import Foundation
import LaunchDomain

/// Checks of a file before it is started.
enum ExecutableFile {
  /// Checks that a file can be started.
  ///
  /// - Throws: `AppSessionError`, which says what is at the path instead.
  static func check(_ path: String) throws(AppSessionError) {
    switch kind(of: path) {
    case .missing:
      let folder = path.parentFolder
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      throw .noSuchFile(
        path: path,
        nearest: NearestName.suggestions(for: (path as NSString).lastPathComponent, in: names))
    case .folder: throw .isFolder(path: path)
    case .file: throw .notExecutable(path: path)
    case .executable: return
    }
  }

  enum Kind { case missing, folder, file, executable }

  static func kind(of path: String) -> Kind {
    var status = stat()
    guard stat(path, &status) == 0 else { return .missing }
    if status.st_mode & S_IFMT == S_IFDIR { return .folder }
    // Root can read every file but execute only files with an execute bit, which access(2) considers.
    return status.st_mode & S_IFMT == S_IFREG && access(path, X_OK) == 0 ? .executable : .file
  }
}
