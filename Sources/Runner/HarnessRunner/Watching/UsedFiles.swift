import Foundation
import Synchronization
import Traces

/// The files that scenarios have used: the executables of their apps, and files that launch arguments name,
/// such as stubs.
final class UsedFiles: Sendable {
  private let files = Mutex<[ScenarioKey: Set<String>]>([:])

  /// Adds the files that a scenario has used.
  func note(_ paths: Set<String>, of scenario: ScenarioKey) {
    files.withLock { $0[scenario, default: []].formUnion(paths) }
  }

  /// The files by scenario.
  var all: [ScenarioKey: Set<String>] { files.withLock { $0 } }

  /// Returns the paths by which the kernel may report a file: in its folder, and without symbolic links.
  static func names(of path: String) -> Set<String> {
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent().resolvingSymlinksInPath()
    return [
      folder.appendingPathComponent(url.lastPathComponent).path,
      url.resolvingSymlinksInPath().path,
    ]
  }
}
