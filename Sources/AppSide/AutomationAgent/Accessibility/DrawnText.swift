import Foundation

/// A run of adjacent characters on the screen, drawn in the same colours.
public struct DrawnText: Sendable, Hashable {
  /// A colour as displayed: sRGB components from 0 to 1.
  public struct Color: Sendable, Hashable {
    /// The red component.
    public var red: Double
    /// The green component.
    public var green: Double
    /// The blue component.
    public var blue: Double

    /// Makes a colour.
    public init(red: Double, green: Double, blue: Double) {
      self.red = red
      self.green = green
      self.blue = blue
    }
  }

  /// The characters, without leading and trailing spaces.
  public var text: String
  /// The frame on the screen, in points.
  public var frame: CGRect
  /// The colour of the characters.
  public var foreground: Color
  /// The colour of the background.
  public var background: Color
  /// The identity of the element that draws the text, if the toolkit knows it.
  ///
  /// Without one the text belongs to the frontmost element where it is drawn.
  public var element: UInt64?

  /// Makes a run of characters.
  public init(
    text: String, frame: CGRect, foreground: Color, background: Color, element: UInt64? = nil
  ) {
    self.text = text
    self.frame = frame
    self.foreground = foreground
    self.background = background
    self.element = element
  }

  /// The point that decides which element the text belongs to.
  var middle: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }

  /// The contrast ratio of the Web Content Accessibility Guidelines, from 1 (none) to 21 (black on
  /// white).
  public var contrast: Double {
    let (first, second) = (foreground.luminance, background.luminance)
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }
}

extension DrawnText.Color {
  /// The relative luminance, from 0 (black) to 1 (white).
  var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  private static func linear(_ part: Double) -> Double {
    part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }

  /// The colour in the notation of style sheets: `#FF8800`.
  var hexadecimal: String {
    let parts = [red, green, blue].map { Int((min(max($0, 0), 1) * 255).rounded()) }
    return "#" + parts.map { String($0 + 256, radix: 16, uppercase: true).dropFirst() }.joined()
  }
}
