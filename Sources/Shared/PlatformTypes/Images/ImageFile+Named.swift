import Foundation

/// Lookup of an app's images by name.
extension ImageFile {
  /// Finds the image in a bundle's resources, with scale 1 first, or else in its asset catalogs.
  init?(named name: String, in bundle: Bundle) {
    guard !name.isEmpty else { return nil }
    // A loop, because `first` of a lazy sequence would look for the file twice.
    for place in ResourceBundles.searchedBundles(for: bundle) {
      guard let found = Self.find(name, in: place.resourceURL ?? place.bundleURL) else { continue }
      self = found
      return
    }
    return nil
  }

  private static func find(_ name: String, in folder: URL) -> ImageFile? {
    let pathExtension = (name as NSString).pathExtension.lowercased()
    let hasExtension = pathExtension == "png"
    if !hasExtension, pictureExtensions.contains(pathExtension) {
      // Reading the file reports why the image isn't supported.
      let url = folder.appendingPathComponent(name)
      if FileManager.default.fileExists(atPath: url.path) { return ImageFile(url: url, scale: 1) }
    }
    let base = hasExtension ? (name as NSString).deletingPathExtension : name
    for suffix in ["", "@2x", "@3x"] {
      let url = folder.appendingPathComponent("\(base)\(suffix).png")
      guard FileManager.default.fileExists(atPath: url.path) else { continue }
      return ImageFile(url: url, scale: scale(ofFile: base + suffix))
    }
    return AssetCatalogs(folder)?.file(named: name)
  }

  /// As in UIKit, images other than PNGs must be named with their extension.
  private static let pictureExtensions: Set = [
    "jpg", "jpeg", "gif", "webp", "heic", "tiff", "tif", "bmp", "pdf", "svg",
  ]
}

extension AssetCatalogs {
  private struct Contents: Decodable {
    struct Image: Decodable {
      var filename: String?
      var scale: String?
    }

    var images: [Image]?
  }

  /// Returns the file of an image set with the lowest scale.
  fileprivate func file(named name: String) -> ImageFile? {
    guard let set = set(named: name, kind: "imageset"),
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
