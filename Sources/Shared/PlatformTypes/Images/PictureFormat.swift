import Foundation

/// A picture format that is recognised but not supported.
enum PictureFormat: String {
  case jpeg = "JPEG"
  case gif = "GIF"
  case webP = "WebP"
  case heic = "HEIC"
  case tiff = "TIFF"
  case bmp = "BMP"
  case pdf = "PDF"
  case svg = "SVG"

  /// Recognises a format by the first bytes of a file; fails for PNG and for anything else.
  init?(of data: Data) {
    let start = Array(data.prefix(64))
    func has(_ text: String, at offset: Int = 0) -> Bool {
      start.dropFirst(offset).starts(with: Array(text.utf8))
    }
    if start.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if has("GIF8") {
      self = .gif
    } else if has("RIFF"), has("WEBP", at: 8) {
      self = .webP
    } else if has("ftyp", at: 4),
      ["heic", "heix", "mif1", "avif"].contains(where: { has($0, at: 8) })
    {
      self = .heic
    } else if has("II*\0") || has("MM\0*") {
      self = .tiff
    } else if has("BM"), start.count > 14, start[6...9].allSatisfy({ $0 == 0 }) {
      self = .bmp
    } else if has("%PDF") {
      self = .pdf
    } else if has("<svg") || has("<?xml"), data.range(of: Data("<svg".utf8)) != nil {
      self = .svg
    } else {
      return nil
    }
  }
}
