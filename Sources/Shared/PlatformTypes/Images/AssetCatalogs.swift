import Foundation

/// The asset catalogs of a folder, which SwiftPM doesn't compile on Linux.
package struct AssetCatalogs {
  private let sets: [URL]

  /// Finds the catalogs of a folder, or returns `nil` if it has none.
  package init?(_ folder: URL) {
    let manager = FileManager.default
    let catalogs = (try? manager.contentsOfDirectory(atPath: folder.path)) ?? []
    var sets: [URL] = []
    for catalog in catalogs.sorted() where catalog.hasSuffix(".xcassets") {
      let url = folder.appendingPathComponent(catalog)
      let paths = (try? manager.subpathsOfDirectory(atPath: url.path)) ?? []
      for path in paths.sorted() where path.hasSuffix("set") {
        sets.append(url.appendingPathComponent(path))
      }
    }
    guard !sets.isEmpty else { return nil }
    self.sets = sets
  }

  /// Returns the folder of a set, or `nil` if there is none.
  ///
  /// - Parameters:
  ///   - name: The name of the set; a path before it is ignored.
  ///   - kind: The extension of the folder, such as `imageset`.
  package func set(named name: String, kind: String) -> URL? {
    let last = (name as NSString).lastPathComponent
    return sets.first {
      $0.pathExtension == kind && $0.deletingPathExtension().lastPathComponent == last
    }
  }
}
