import AdapterSupport
import Foundation

/// A program of the distribution that the adapter needs.
enum Tool {
  /// Finds a program.
  ///
  /// - Parameters:
  ///   - name: The name of its executable.
  ///   - package: Debian's name of the package that provides it.
  /// - Throws: `AdapterError.missingTool`.
  static func path(of name: String, package: String) throws(AdapterError) -> String {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    for folder in folders.map(String.init) + ["/usr/bin", "/usr/local/bin"] {
      let path = folder + "/" + name
      if access(path, X_OK) == 0 { return path }
    }
    throw .missingTool(name, package: package)
  }
}
