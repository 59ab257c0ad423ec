import CellRendering
import Foundation
import PNGCoding

/// The file of a snapshot: its picture, and the cells from which the picture was drawn.
struct SnapshotFile: Sendable {
  /// The visible content, by which two files are compared.
  enum Picture: Sendable {
    case text
    case drawing(String)
    case pixels(DisplayImage)
  }

  /// The reason why a file can't be read, as the end of a sentence.
  struct Unreadable: Error {
    var reason: String
  }

  let picture: Picture
  /// The cells, or `nil` if the file has none that are intact and have the size of the picture.
  ///
  /// Files of earlier versions and of other tools have none.
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

  /// The keyword of the cells in a PNG file.
  static let cellsKeyword = "Understudy cells"
  /// The identifier of the cells in an SVG file.
  static let cellsID = "understudy-cells"
}
