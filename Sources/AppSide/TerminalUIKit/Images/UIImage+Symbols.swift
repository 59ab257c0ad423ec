import CellRendering
import Foundation
import PNGCoding

extension UIImage {
  /// How a symbol is drawn (UIKit): in a terminal always as one character.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// Makes a configuration that asks for nothing in particular.
    public override init() { super.init() }

    /// Asks for a size, in points: a character has one size.
    public init(pointSize: CGFloat) { super.init() }

    /// Asks for a size, in points, and a weight: a character has one size.
    public init(pointSize: CGFloat, weight: SymbolWeight) { super.init() }

    /// Asks for a weight: a character has one.
    public init(weight: SymbolWeight) { super.init() }

    /// Asks for a size beside text: a character has one.
    public init(scale: SymbolScale) { super.init() }

    /// Asks for the size of a kind of text: a character has one.
    public init(textStyle: UIFont.TextStyle) { super.init() }

    /// Asks for the size of a font: a character has one.
    public init(font: UIFont) { super.init() }
  }

  /// How heavy the strokes of a symbol are (UIKit).
  public enum SymbolWeight: Int, Sendable {
    /// As the system has it.
    case unspecified = 0
    /// The thinnest.
    case ultraLight = 1
    /// Very thin.
    case thin = 2
    /// Thin.
    case light = 3
    /// Usual.
    case regular = 4
    /// A little heavier.
    case medium = 5
    /// Rather heavy.
    case semibold = 6
    /// Heavy.
    case bold = 7
    /// Very heavy.
    case heavy = 8
    /// The heaviest.
    case black = 9
  }

  /// How big a symbol is beside text (UIKit).
  public enum SymbolScale: Int, Sendable {
    /// As the system has it.
    case `default` = -1
    /// Not decided here.
    case unspecified = 0
    /// Small.
    case small = 1
    /// Usual.
    case medium = 2
    /// Big.
    case large = 3
  }

  /// Finds a symbol of the system's by its name, drawn as a character of a terminal.
  ///
  /// Nil for symbols that no character looks like; a line on standard error says which there are.
  ///
  /// - Parameter name: Such as `star.fill`.
  public convenience init?(systemName name: String) {
    guard let symbol = SystemSymbol(named: name) else {
      let like = SystemSymbol.names(like: name)
      let known = like.isEmpty ? SystemSymbol.names : like
      RuntimeLog.write(
        "No symbol named '\(name)' found in system symbol set: no character of a terminal looks like "
          + "it; \(like.isEmpty ? "there are" : "like it there are") \(known.joined(separator: ", "))"
      )
      return nil
    }
    self.init(content: symbol.picture, name: name)
  }

  /// Finds a symbol of the system's by its name; the configuration changes nothing.
  public convenience init?(
    systemName name: String, withConfiguration configuration: Configuration?
  ) {
    self.init(systemName: name)
  }

  /// Finds a symbol of the system's by its name; the traits change nothing.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(systemName: name)
  }

  /// Whether the picture is a symbol of the system's.
  public var isSymbolImage: Bool { symbol != nil }

  /// The symbol, if the picture is one and not a file of the same name.
  var symbol: SystemSymbol? {
    guard content.width == 8, content.height == 16, let name,
      let symbol = SystemSymbol(named: name), symbol.picture == content
    else { return nil }
    return symbol
  }

  /// The colour of a symbol: as in UIKit it is a template unless it says otherwise.
  func symbolColor(tint: UIColor?) -> UIColor {
    switch renderingMode {
    case .alwaysTemplate: tint ?? ownTint ?? .label
    case .automatic: ownTint ?? tint ?? .label
    case .alwaysOriginal: ownTint ?? .label
    }
  }
}

extension DrawingContext {
  /// Draws a picture into a rectangle; a symbol as a character in the middle of it.
  ///
  /// - Parameter tint: What fills the shape of a template; nil leaves the picture its colours.
  func picture(_ image: UIImage, tint: UIColor?, in rect: CGRect) {
    guard let symbol = image.symbol else {
      return pixels(image.shown(tint: tint, in: self), of: image, in: rect)
    }
    let column = ((rect.midX - CellMetrics.width / 2) / CellMetrics.width).rounded(.down)
    let place = CGPoint(
      x: max(rect.minX, column * CellMetrics.width), y: rect.midY - CellMetrics.height / 2)
    text(String(symbol.glyph), at: place, image.symbolColor(tint: tint))
  }
}
