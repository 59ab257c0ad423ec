import CellRendering
import Foundation
import PNGCoding

/// The pixels of an image that an app draws, from a display list.
struct PixelRasterizer {
  private let width: Int
  private let height: Int
  /// The number of pixels per point.
  private let scale: CGFloat
  private var pixels: [UInt8]
  private var clips: [RoundedRect] = []

  /// Creates transparent pixels; `nil` if there would be none, or too many.
  init?(size: CGSize, scale: CGFloat) {
    guard let (width, height) = Self.pixels(of: size, scale: scale) else { return nil }
    (self.width, self.height, self.scale) = (width, height, scale)
    pixels = Array(repeating: 0, count: width * height * 4)
  }

  /// Returns whether an image has pixels, and not too many.
  static func canDraw(size: CGSize, scale: CGFloat) -> Bool {
    pixels(of: size, scale: scale) != nil
  }

  private static func pixels(of size: CGSize, scale: CGFloat) -> (width: Int, height: Int)? {
    let width = (size.width * scale).rounded(.up)
    let height = (size.height * scale).rounded(.up)
    guard width >= 1, height >= 1, width * height <= pixelLimit else { return nil }
    return (Int(width), Int(height))
  }

  /// The pixels as an image.
  var image: DisplayImage {
    DisplayImage(width: width, height: height, pixels: pixels) ?? .nothing
  }

  /// Draws the commands of a display list, of text its letters in the font of pictures.
  mutating func draw(_ list: DisplayList) {
    for command in list.commands {
      switch command {
      case .fill(let rect, let color, let radius):
        cover(rect) { x, y in RoundedRect(rect, cornerRadius: radius).contains(x, y) ? color : nil }
      case .stroke(let rect, let color, let width, let radius):
        let outside = RoundedRect(rect, cornerRadius: radius)
        let inside = RoundedRect(
          rect.insetBy(dx: width, dy: width), cornerRadius: max(0, radius - width))
        cover(rect) { x, y in
          outside.contains(x, y) && (inside.rect.isNull || !inside.contains(x, y)) ? color : nil
        }
      case .image(let image, let rect, let source, let alpha):
        cover(rect) { x, y in
          image.color(
            x: source.minX + (x - rect.minX) / rect.width * source.width,
            y: source.minY + (y - rect.minY) / rect.height * source.height
          )?.faded(by: alpha)
        }
      case .text(let text, let point, let style): draw(text, at: point, style)
      case .pushClip(let rect, let radius): clips.append(RoundedRect(rect, cornerRadius: radius))
      case .popClip: _ = clips.popLast()
      case .caret: break
      }
    }
  }

  private mutating func draw(_ text: String, at point: CGPoint, _ style: DisplayTextStyle) {
    var x = point.x
    for character in text {
      let cells = TextMetrics.width(of: character)
      guard cells > 0 else { continue }
      let rows = GlyphMask(character, cells: cells, attributes: [], scale: 1).rows
      let place = CGRect(
        x: x, y: point.y, width: CGFloat(cells) * CellMetrics.width, height: CellMetrics.height)
      cover(place) { x, y in
        // A large pixel may have its centre beside the character.
        let (row, column) = (y - place.minY, x - place.minX)
        guard row >= 0, row < CGFloat(rows.count), column >= 0, column < 32 else { return nil }
        return rows[Int(row)] & (1 << UInt32(31 - Int(column))) != 0 ? style.color : nil
      }
      x = place.maxX
    }
  }

  /// Colours the pixels in a rectangle.
  ///
  /// - Parameter color: The colour at a point, or `nil` for none.
  private mutating func cover(_ rect: CGRect, _ color: (CGFloat, CGFloat) -> DisplayColor?) {
    let columns = Self.range(rect.minX * scale, rect.maxX * scale, width)
    for row in Self.range(rect.minY * scale, rect.maxY * scale, height) {
      let y = (CGFloat(row) + 0.5) / scale
      for column in columns {
        let x = (CGFloat(column) + 0.5) / scale
        guard clips.allSatisfy({ $0.contains(x, y) }), let color = color(x, y) else { continue }
        blend(color, at: (row * width + column) * 4)
      }
    }
  }

  private mutating func blend(_ color: DisplayColor, at place: Int) {
    let above = Double(color.alpha) / 255
    let below = Double(pixels[place + 3]) / 255 * (1 - above)
    let total = above + below
    guard total > 0 else { return }
    for (part, value) in [color.red, color.green, color.blue].enumerated() {
      let mixed = (Double(value) * above + Double(pixels[place + part]) * below) / total
      pixels[place + part] = UInt8(mixed.rounded())
    }
    pixels[place + 3] = UInt8((total * 255).rounded())
  }

  /// Returns the pixels whose centres may be between two places on an axis.
  private static func range(_ from: CGFloat, _ to: CGFloat, _ count: Int) -> Range<Int> {
    let low = max(0, min(from.rounded(.down), CGFloat(count)))
    let high = max(low, min(to.rounded(.up), CGFloat(count)))
    return Int(low)..<Int(high)
  }

  /// The most pixels of an image, as many as a screen of four thousand pixels squared has.
  private static let pixelLimit: CGFloat = 16_777_216
}

extension DisplayImage {
  /// Returns the colour of the pixel at a place, or `nil` outside of the image.
  fileprivate func color(x: CGFloat, y: CGFloat) -> DisplayColor? {
    guard x >= 0, y >= 0, x < CGFloat(width), y < CGFloat(height) else { return nil }
    let place = (Int(y) * width + Int(x)) * 4
    return DisplayColor(
      red: pixels[place], green: pixels[place + 1], blue: pixels[place + 2],
      alpha: pixels[place + 3])
  }
}
