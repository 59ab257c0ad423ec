import Foundation

/// The package that a source file belongs to.
package enum SourcePackage {
  /// Returns the nearest folder above a file that contains a manifest, or `nil`.
  package static func folder(around file: URL) -> URL? {
    var folder = file.deletingLastPathComponent()
    while folder.path != "/", !folder.path.isEmpty {
      let manifest = folder.appendingPathComponent("Package.swift").path
      if FileManager.default.fileExists(atPath: manifest) { return folder }
      folder.deleteLastPathComponent()
    }
    return nil
  }
}
