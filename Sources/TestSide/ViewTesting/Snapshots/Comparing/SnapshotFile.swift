import CellRendering
import Foundation
import PNGCoding

/// The file of a snapshot: what it shows, and the cells that it was drawn from.
struct SnapshotFile: Sendable {
  /// What is seen, which decides whether two files show the same.
  enum Picture: Sendable {
    case text
    case drawing(String)
    case pixels(DisplayImage)
  }

  /// The reason why a file cannot be read, as the end of a sentence.
  struct Unreadable: Error {
    var reason: String
  }

  let picture: Picture
  /// The cells; nil if the file holds none, as one of an earlier version or of another tool, or none
  /// that are intact and have the size of the picture.
  let cells: ScreenContent?

  /// Reads a file.
  init(_ data: Data, _ format: SnapshotFormat) throws(Unreadable) {
    if data.isEmpty, format != .text { throw Unreadable(reason: "it is empty") }
    if format == .png {
      do {
        let file = try PNGReader(Array(data))
        let image = try file.image()
        let cells = file.text(Self.cellsKeyword).flatMap { ScreenContent(encoded: $0) }
        picture = .pixels(image)
        self.cells = cells.flatMap { PixelDifference.isSize(of: $0, image) ? $0 : nil }
        return
      } catch {
        let fault = (error as? PNGReadingError)?.message.dropLast() ?? "\(error)"
        throw Unreadable(reason: "it is not a readable PNG file. \(fault)")
      }
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw Unreadable(reason: "it is not UTF-8")
    }
    if format == .text {
      (picture, cells) = (.text, ScreenContent(text: text))
      return
    }
    guard text.contains("<svg") else { throw Unreadable(reason: "it is not an SVG file") }
    let (drawing, metadata) = SVGMetadata.split(Self.cellsID, from: text)
    picture = .drawing(drawing)
    cells = metadata.flatMap { ScreenContent(encoded: $0) }
  }

  /// What the cells are called in a PNG file.
  static let cellsKeyword = "Understudy cells"
  /// What the cells are called in an SVG file.
  static let cellsID = "understudy-cells"
}
