import Foundation
import PNGCoding

/// An image file.
package struct ImageFile {
  /// The location of the file.
  package let url: URL
  /// The number of pixels per point.
  package let scale: CGFloat

  /// Makes a file from its path; fails if it doesn't exist.
  package init?(path: String) {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    url = URL(fileURLWithPath: path)
    scale = Self.scale(ofFile: url.deletingPathExtension().lastPathComponent)
  }

  /// Makes a file whose location and scale are known.
  package init(url: URL, scale: CGFloat) {
    self.url = url
    self.scale = scale
  }

  /// The picture; `nil` if the file can't be read.
  package var content: DisplayImage? {
    guard let data = try? Data(contentsOf: url) else { return nil }
    return Self.read(data, from: url.path)
  }

  /// The picture, or a placeholder for a PDF or an unreadable PNG file; `nil` if the file doesn't exist.
  ///
  /// Apps rely on their bundled images, so `nil` would end them.
  var contentOrPlaceholder: DisplayImage? {
    if let content { return content }
    guard ["png", "pdf"].contains(url.pathExtension.lowercased()),
      let data = try? Data(contentsOf: url)
    else {
      return nil
    }
    FileHandle.standardError.write(
      Data("UIImage, \(url.path): a grey placeholder is shown instead.\n".utf8))
    return PNGReader.placeholder(for: Array(data))
  }

  /// Reads a picture; reports an unreadable picture on standard error.
  static func read(_ data: Data, from source: String) -> DisplayImage? {
    do {
      return try PNGReader.read(Array(data))
    } catch PNGReadingError.notPNG {
      if let format = PictureFormat(of: data) {
        FileHandle.standardError.write(
          Data(
            "UIImage, \(source): \(format.rawValue) cannot be read, only PNG. Save it as PNG.\n"
              .utf8))
      }
      return nil
    } catch let error as PNGReadingError {
      FileHandle.standardError.write(Data("UIImage, \(source): \(error.message)\n".utf8))
      return nil
    } catch {
      return nil
    }
  }

  /// Returns the number of pixels per point, judging by a file name without `.png`.
  package static func scale(ofFile name: String) -> CGFloat {
    if name.hasSuffix("@2x") { return 2 }
    return name.hasSuffix("@3x") ? 3 : 1
  }
}
