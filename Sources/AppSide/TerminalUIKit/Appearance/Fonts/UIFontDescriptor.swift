import CellRendering
import Foundation

/// The attributes of a font: a size and traits (UIKit).
///
/// A terminal has one font family, so names and designs are missing or have no effect.
public final class UIFontDescriptor: NSObject, Sendable {
  /// Symbolic traits of a font (UIKit).
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The raw bits, as in UIKit.
    public let rawValue: UInt32

    /// Creates traits from their raw bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// The font is italic.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// The font is bold.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// The font is monospaced, as every terminal font is.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// A design of the system font (UIKit), of which a terminal has one.
  public enum SystemDesign: Sendable {
    /// The default design.
    case `default`
    /// The monospaced design.
    case monospaced
    /// The rounded design.
    case rounded
    /// The serif design.
    case serif
  }

  /// The size in points, or 0 if the font's creator decides.
  public let pointSize: CGFloat
  /// The symbolic traits of the font.
  public let symbolicTraits: SymbolicTraits
  let weight: UIFont.Weight
  let textStyle: UIFont.TextStyle?
  let scaling: UIFont.Scaling?

  init(
    size: CGFloat, weight: UIFont.Weight, isItalic: Bool, isMonospaced: Bool = false,
    textStyle: UIFont.TextStyle? = nil, scaling: UIFont.Scaling? = nil
  ) {
    pointSize = size
    self.weight = weight
    self.textStyle = textStyle
    self.scaling = scaling
    var traits: SymbolicTraits = []
    if isItalic { traits.insert(.traitItalic) }
    if weight.rawValue >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if isMonospaced { traits.insert(.traitMonoSpace) }
    symbolicTraits = traits
    super.init()
  }

  /// Returns the descriptor of a text style's font in the user's preferred size.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// Returns the descriptor of a text style's font in the size for the given traits.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// Returns the descriptor with exactly the given traits, never `nil` because every font has them.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let wasBold = self.symbolicTraits.contains(.traitBold)
    let isBold = symbolicTraits.contains(.traitBold)
    return UIFontDescriptor(
      size: pointSize, weight: isBold == wasBold ? weight : isBold ? .bold : .regular,
      isItalic: symbolicTraits.contains(.traitItalic),
      isMonospaced: symbolicTraits.contains(.traitMonoSpace), textStyle: textStyle,
      scaling: scaling)
  }

  /// Returns the descriptor with another size, in points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(
      size: newPointSize, weight: weight, isItalic: symbolicTraits.contains(.traitItalic),
      isMonospaced: symbolicTraits.contains(.traitMonoSpace))
  }

  /// Returns the descriptor with another design, which affects only its traits.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    design == .monospaced
      ? withSymbolicTraits(symbolicTraits.union(.traitMonoSpace))
      : withSymbolicTraits(symbolicTraits.subtracting(.traitMonoSpace))
  }

  /// Whether two descriptors have the same attributes.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return pointSize == other.pointSize && symbolicTraits == other.symbolicTraits
      && weight == other.weight && textStyle == other.textStyle && scaling == other.scaling
  }

  /// A hash of the values that `isEqual(_:)` compares.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(pointSize)
    hasher.combine(symbolicTraits)
    hasher.combine(weight)
    return hasher.finalize()
  }
}

extension UIFont {
  /// Creates a font from a descriptor.
  ///
  /// - Parameters:
  ///   - descriptor: The size, traits and weight of the font.
  ///   - pointSize: The size in points, or 0 to use the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let isOwnSize = pointSize <= 0 || pointSize == descriptor.pointSize
    let size = isOwnSize ? descriptor.pointSize : pointSize
    self.init(
      size: size > 0 ? size : UIFont.systemFontSize, weight: descriptor.weight,
      isItalic: descriptor.symbolicTraits.contains(.traitItalic),
      textStyle: isOwnSize ? descriptor.textStyle : nil,
      scaling: isOwnSize ? descriptor.scaling : nil)
  }

  /// The descriptor of the font.
  public var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(
      size: pointSize, weight: weight, isItalic: isItalic, textStyle: textStyle, scaling: scaling)
  }

  /// Returns the system font with monospaced digits, which every terminal font has.
  public static func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }
}
