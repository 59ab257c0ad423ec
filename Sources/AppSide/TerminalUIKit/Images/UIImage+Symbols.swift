import CellRendering
import Foundation
import PNGCoding

extension UIImage {
  /// The configuration of a symbol (UIKit), which has no effect because a symbol is one character.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    /// Creates a configuration without specific values.
    public override init() { super.init() }

    /// Creates a configuration with a size in points, which has no effect because a symbol is one
    /// character.
    public init(pointSize: CGFloat) { super.init() }

    /// Creates a configuration with a size in points and a weight, which has no effect because a
    /// symbol is one character.
    public init(pointSize: CGFloat, weight: SymbolWeight) { super.init() }

    /// Creates a configuration with a weight, which has no effect because a symbol is one
    /// character.
    public init(weight: SymbolWeight) { super.init() }

    /// Creates a configuration with a scale, which has no effect because a symbol is one character.
    public init(scale: SymbolScale) { super.init() }

    /// Creates a configuration with the size of a text style, which has no effect because a symbol
    /// is one character.
    public init(textStyle: UIFont.TextStyle) { super.init() }

    /// Creates a configuration with the size of a font, which has no effect because a symbol is one
    /// character.
    public init(font: UIFont) { super.init() }
  }

  /// The weight of a symbol (UIKit).
  public enum SymbolWeight: Int, Sendable {
    /// The default weight.
    case unspecified = 0
    /// The ultra-light weight.
    case ultraLight = 1
    /// The thin weight.
    case thin = 2
    /// The light weight.
    case light = 3
    /// The regular weight.
    case regular = 4
    /// The medium weight.
    case medium = 5
    /// The semibold weight.
    case semibold = 6
    /// The bold weight.
    case bold = 7
    /// The heavy weight.
    case heavy = 8
    /// The black weight, the heaviest.
    case black = 9
  }

  /// The scale of a symbol relative to text (UIKit).
  public enum SymbolScale: Int, Sendable {
    /// The default scale.
    case `default` = -1
    /// An unspecified scale.
    case unspecified = 0
    /// The small scale.
    case small = 1
    /// The medium scale.
    case medium = 2
    /// The large scale.
    case large = 3
  }

  /// Creates a system symbol, which is drawn as a character.
  ///
  /// A symbol that no character resembles is a placeholder: its name where there is room for it, and
  /// a small square elsewhere. The result is `nil` for a name that isn't that of a symbol. A line on
  /// standard error then names similar symbols that have characters.
  ///
  /// - Parameter name: The name of the symbol, such as `star.fill`.
  public convenience init?(systemName name: String) {
    guard let symbol = SystemSymbol(named: name) else {
      let like = SystemSymbol.names(like: name)
      let hint = like.isEmpty ? "" : "; like it there are \(like.joined(separator: ", "))"
      RuntimeLog.write("No symbol named '\(name)' found in system symbol set\(hint)")
      return nil
    }
    self.init(content: symbol.picture, name: name)
  }

  /// Creates a system symbol; the configuration has no effect.
  public convenience init?(
    systemName name: String, withConfiguration configuration: Configuration?
  ) {
    self.init(systemName: name)
  }

  /// Creates a system symbol; the traits have no effect.
  public convenience init?(
    systemName name: String, compatibleWith traitCollection: UITraitCollection?
  ) {
    self.init(systemName: name)
  }

  /// Whether the image is a system symbol.
  public var isSymbolImage: Bool { symbol != nil }

  /// The symbol, if the image is one and not a file with the same name.
  var symbol: SystemSymbol? {
    guard content.width == 8, content.height == 16, let name,
      let symbol = SystemSymbol(named: name), symbol.picture == content
    else { return nil }
    return symbol
  }

  /// Returns the colour of a symbol, which as in UIKit is a template unless its rendering mode
  /// differs.
  func symbolColor(tint: UIColor?) -> UIColor {
    switch renderingMode {
    case .alwaysTemplate: tint ?? ownTint ?? .label
    case .automatic: ownTint ?? tint ?? .label
    case .alwaysOriginal: ownTint ?? .label
    }
  }
}

extension DrawingContext {
  /// Draws an image into a rectangle, or a symbol as a character in its centre.
  ///
  /// - Parameter tint: The colour that fills a template image, or `nil` to keep the image's
  ///   colours.
  func picture(_ image: UIImage, tint: UIColor?, in rect: CGRect) {
    guard let symbol = image.symbol else {
      return pixels(image.shown(tint: tint, in: self), of: image, in: rect)
    }
    let text = symbol.text(in: rect.width)
    let width = CGFloat(TextMetrics.width(of: text)) * CellMetrics.width
    let column = ((rect.midX - width / 2) / CellMetrics.width).rounded(.down)
    let place = CGPoint(
      x: max(rect.minX, column * CellMetrics.width), y: rect.midY - CellMetrics.height / 2)
    self.text(text, at: place, image.symbolColor(tint: tint))
  }
}
