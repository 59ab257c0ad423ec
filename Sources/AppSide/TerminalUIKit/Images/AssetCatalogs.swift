import Foundation

/// The asset catalogs of a folder, which SwiftPM copies as they are on Linux.
struct AssetCatalogs {
  private let sets: [URL]

  /// Looks into the catalogs of a folder; nil when it has none.
  init?(_ folder: URL) {
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

  /// The folder of a set; nil when there is none of that name and kind.
  ///
  /// - Parameters:
  ///   - name: Its name; folders before it are passed over.
  ///   - kind: The end of the folder's name, such as `imageset`.
  func set(named name: String, kind: String) -> URL? {
    let last = (name as NSString).lastPathComponent
    return sets.first {
      $0.pathExtension == kind && $0.deletingPathExtension().lastPathComponent == last
    }
  }
}
