import Foundation

/// The asset catalogs of a folder, which SwiftPM doesn't compile on Linux.
package struct AssetCatalogs {
  private struct Entry {
    var catalog: URL
    /// The path of the set's folder, from the catalog.
    var path: String
  }

  private let entries: [Entry]

  /// Finds the catalogs of a folder, or returns `nil` if it has none.
  package init?(_ folder: URL) {
    let manager = FileManager.default
    let catalogs = (try? manager.contentsOfDirectory(atPath: folder.path)) ?? []
    var entries: [Entry] = []
    for catalog in catalogs.sorted() where catalog.hasSuffix(".xcassets") {
      let url = folder.appendingPathComponent(catalog)
      let paths = (try? manager.subpathsOfDirectory(atPath: url.path)) ?? []
      for path in paths.sorted() where path.hasSuffix("set") {
        entries.append(Entry(catalog: url, path: path))
      }
    }
    guard !entries.isEmpty else { return nil }
    self.entries = entries
  }

  /// Returns the folder of a set, or `nil` if there isn't one.
  ///
  /// If several namespaces contain a set with this name, the one in the given namespace is returned.
  ///
  /// - Parameters:
  ///   - name: The name of the set, optionally preceded by its namespaces.
  ///   - kind: The extension of the folder, such as `imageset`.
  package func set(named name: String, kind: String) -> URL? {
    let last = (name as NSString).lastPathComponent
    let sets = entries.filter {
      let folder = ($0.path as NSString).lastPathComponent as NSString
      return folder.pathExtension == kind && folder.deletingPathExtension == last
    }
    let exact = sets.count > 1 ? sets.first { Self.name(of: $0) == name } : nil
    return (exact ?? sets.first).map { $0.catalog.appendingPathComponent($0.path) }
  }

  /// Returns the name by which an app finds a set: its folder's name after those of the enclosing folders
  /// that provide a namespace.
  private static func name(of entry: Entry) -> String {
    var url = entry.catalog
    var parts: [String] = []
    for folder in (entry.path as NSString).deletingLastPathComponent.split(separator: "/") {
      url.appendPathComponent(String(folder))
      if providesNamespace(url) { parts.append(String(folder)) }
    }
    let last = ((entry.path as NSString).lastPathComponent as NSString).deletingPathExtension
    return (parts + [last]).joined(separator: "/")
  }

  private static func providesNamespace(_ folder: URL) -> Bool {
    struct Contents: Decodable {
      struct Properties: Decodable {
        var providesNamespace: Bool?

        enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
      }

      var properties: Properties?
    }
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")),
      let contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return false }
    return contents.properties?.providesNamespace ?? false
  }
}
