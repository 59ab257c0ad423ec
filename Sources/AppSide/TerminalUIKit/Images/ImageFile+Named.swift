import Foundation

/// Finds the pictures of an app by name.
extension ImageFile {
  /// Looks among a bundle's resources, for the file of one pixel to a point first, then in its catalogs.
  init?(named name: String, in bundle: Bundle) {
    let found = ResourceBundles.places(for: bundle).lazy
      .compactMap { Self.find(name, in: $0.resourceURL ?? $0.bundleURL) }.first
    guard !name.isEmpty, let found else { return nil }
    self = found
  }

  private static func find(_ name: String, in folder: URL) -> ImageFile? {
    let hasExtension = (name as NSString).pathExtension.lowercased() == "png"
    let base = hasExtension ? (name as NSString).deletingPathExtension : name
    for suffix in ["", "@2x", "@3x"] {
      let url = folder.appendingPathComponent("\(base)\(suffix).png")
      guard FileManager.default.fileExists(atPath: url.path) else { continue }
      return ImageFile(url: url, scale: scale(ofFile: base + suffix))
    }
    return ImageCatalog(folder)?.file(named: name)
  }
}

extension ImageFile {
  /// The asset catalogs of a bundle, which SwiftPM copies as they are on Linux.
  fileprivate struct ImageCatalog {
    private struct Contents: Decodable {
      struct Image: Decodable {
        var filename: String?
        var scale: String?
      }

      var images: [Image]?
    }

    private let sets: [URL]

    init?(_ folder: URL) {
      let manager = FileManager.default
      let catalogs = (try? manager.contentsOfDirectory(atPath: folder.path)) ?? []
      var sets: [URL] = []
      for catalog in catalogs.sorted() where catalog.hasSuffix(".xcassets") {
        let url = folder.appendingPathComponent(catalog)
        let paths = (try? manager.subpathsOfDirectory(atPath: url.path)) ?? []
        for path in paths.sorted() where path.hasSuffix(".imageset") {
          sets.append(url.appendingPathComponent(path))
        }
      }
      guard !sets.isEmpty else { return nil }
      self.sets = sets
    }

    func file(named name: String) -> ImageFile? {
      let last = (name as NSString).lastPathComponent
      let set = sets.first { $0.deletingPathExtension().lastPathComponent == last }
      guard let set,
        let data = try? Data(contentsOf: set.appendingPathComponent("Contents.json")),
        let contents = try? JSONDecoder().decode(Contents.self, from: data)
      else { return nil }
      let files = (contents.images ?? []).compactMap { image -> ImageFile? in
        guard let filename = image.filename else { return nil }
        let scale = image.scale.flatMap { Double($0.dropLast()) } ?? 1
        return ImageFile(url: set.appendingPathComponent(filename), scale: CGFloat(scale))
      }
      return files.min { $0.scale < $1.scale }
    }
  }
}
