import CellRendering
import Foundation

/// What a font is to be: a size, and traits (UIKit).
///
/// A terminal has one family: names and designs are not there, or change nothing.
public final class UIFontDescriptor: NSObject, Sendable {
  /// Traits that a font has or has not (UIKit).
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit has them.
    public let rawValue: UInt32

    /// Makes traits of their bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// With heavy strokes.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// Whose characters are all equally wide: here every font is.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// A look of the system's font (UIKit): a terminal has one.
  public enum SystemDesign: Sendable {
    /// The usual one.
    case `default`
    /// With characters that are all equally wide.
    case monospaced
    /// With round ends.
    case rounded
    /// With serifs.
    case serif
  }

  /// The size, in points; 0 leaves it to whoever makes the font.
  public let pointSize: CGFloat
  /// The traits.
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

  /// That of the font for a kind of text, in the size that the user wants text in.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// That of the font for a kind of text, in the size of text of some traits.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }

  /// The same with these traits, and no others; never nil here, as every font has them.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let wasBold = self.symbolicTraits.contains(.traitBold)
    let isBold = symbolicTraits.contains(.traitBold)
    return UIFontDescriptor(
      size: pointSize, weight: isBold == wasBold ? weight : isBold ? .bold : .regular,
      isItalic: symbolicTraits.contains(.traitItalic),
      isMonospaced: symbolicTraits.contains(.traitMonoSpace), textStyle: textStyle,
      scaling: scaling)
  }

  /// The same in another size, in points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(
      size: newPointSize, weight: weight, isItalic: symbolicTraits.contains(.traitItalic),
      isMonospaced: symbolicTraits.contains(.traitMonoSpace))
  }

  /// The same in another look: here the same, but for its traits.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    design == .monospaced
      ? withSymbolicTraits(symbolicTraits.union(.traitMonoSpace))
      : withSymbolicTraits(symbolicTraits.subtracting(.traitMonoSpace))
  }

  /// Whether two descriptors say the same.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return pointSize == other.pointSize && symbolicTraits == other.symbolicTraits
      && weight == other.weight && textStyle == other.textStyle && scaling == other.scaling
  }

  /// A hash of what `isEqual(_:)` compares.
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(pointSize)
    hasher.combine(symbolicTraits)
    hasher.combine(weight)
    return hasher.finalize()
  }
}

extension UIFont {
  /// Makes a font of what it is to be.
  ///
  /// - Parameters:
  ///   - descriptor: Size, traits and weight.
  ///   - pointSize: In points; 0 leaves it to the descriptor.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let isOwnSize = pointSize <= 0 || pointSize == descriptor.pointSize
    let size = isOwnSize ? descriptor.pointSize : pointSize
    self.init(
      size: size > 0 ? size : UIFont.systemFontSize, weight: descriptor.weight,
      isItalic: descriptor.symbolicTraits.contains(.traitItalic),
      textStyle: isOwnSize ? descriptor.textStyle : nil,
      scaling: isOwnSize ? descriptor.scaling : nil)
  }

  /// What the font is.
  public var fontDescriptor: UIFontDescriptor {
    UIFontDescriptor(
      size: pointSize, weight: weight, isItalic: isItalic, textStyle: textStyle, scaling: scaling)
  }

  /// The system's font with digits that are all equally wide: here every font has them.
  public static func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }
}
