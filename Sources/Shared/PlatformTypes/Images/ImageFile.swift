import Foundation
import PNGCoding

/// A file with a picture.
package struct ImageFile {
  /// Where it is.
  package let url: URL
  /// Pixels to a point.
  package let scale: CGFloat

  /// Takes a file by its path; nil when there is none.
  package init?(path: String) {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    url = URL(fileURLWithPath: path)
    scale = Self.scale(ofFile: url.deletingPathExtension().lastPathComponent)
  }

  /// Takes a file that is known.
  package init(url: URL, scale: CGFloat) {
    self.url = url
    self.scale = scale
  }

  /// The picture; nil when the file cannot be read.
  package var content: DisplayImage? {
    guard let data = try? Data(contentsOf: url) else { return nil }
    return Self.read(data, from: url.path)
  }

  /// Reads a picture and says on standard error what is wrong with one that cannot be read.
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

  /// Pixels to a point, by the end of a file's name without `.png`.
  package static func scale(ofFile name: String) -> CGFloat {
    if name.hasSuffix("@2x") { return 2 }
    return name.hasSuffix("@3x") ? 3 : 1
  }
}
