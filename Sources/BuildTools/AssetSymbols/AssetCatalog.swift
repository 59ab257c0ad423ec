import Foundation

/// The colours and images of an asset catalog.
public struct AssetCatalog {
  /// The kind of an asset.
  public enum Kind: String, Sendable {
    case color = "colorset"
    case image = "imageset"
  }

  /// A colour or an image.
  public struct Asset: Hashable, Sendable {
    /// The kind of the asset.
    public var kind: Kind
    /// The name of the asset without its namespaces.
    public var name: String
    /// The enclosing folders that provide a namespace, outermost first.
    public var namespace: [String]

    /// Creates an asset.
    public init(kind: Kind, name: String, namespace: [String] = []) {
      self.kind = kind
      self.name = name
      self.namespace = namespace
    }

    /// The name by which an app finds the asset.
    public var path: String { (namespace + [name]).joined(separator: "/") }
  }

  /// The assets, by name.
  public private(set) var assets: [Asset] = []

  /// Reads a catalog.
  ///
  /// - Parameter folder: The folder of the catalog, whose name ends in `.xcassets`.
  public init(_ folder: URL) {
    read(folder, namespace: [])
    assets.sort { ($0.path, $0.kind.rawValue) < ($1.path, $1.kind.rawValue) }
  }

  private mutating func read(_ folder: URL, namespace: [String]) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() {
      let url = folder.appendingPathComponent(name)
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder),
        isFolder.boolValue
      else { continue }
      let base = url.deletingPathExtension().lastPathComponent
      if let kind = Kind(rawValue: url.pathExtension) {
        assets.append(Asset(kind: kind, name: base, namespace: namespace))
      } else if url.pathExtension.isEmpty {
        // Icons, data and other sets have an extension and no symbols.
        read(url, namespace: namespace + (Self.providesNamespace(url) ? [name] : []))
      }
    }
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
