/// The style of a character on a terminal's screen (SGR).
struct TextStyle: Hashable, Sendable {
  /// A colour as set by the program.
  enum Color: Hashable, Sendable {
    /// The terminal's default.
    case standard
    /// One of 256: the 16 basic colours, the colour cube, and the greys.
    case indexed(UInt8)
    case rgb(UInt8, UInt8, UInt8)
  }

  struct Attributes: OptionSet, Hashable, Sendable {
    let rawValue: UInt8
    static let bold = Attributes(rawValue: 1)
    static let faint = Attributes(rawValue: 2)
    static let italic = Attributes(rawValue: 4)
    static let underlined = Attributes(rawValue: 8)
    static let blinking = Attributes(rawValue: 16)
    static let reversed = Attributes(rawValue: 32)
    static let hidden = Attributes(rawValue: 64)
    static let struckThrough = Attributes(rawValue: 128)
  }

  var foreground = Color.standard
  var background = Color.standard
  var attributes: Attributes = []
}
