/// The accessibility traits of an element, with the raw values of `UIAccessibilityTraits`.
public struct ElementTraits: OptionSet, Sendable, Hashable {
  /// The traits as bits.
  public let rawValue: UInt64

  /// Makes traits from their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The element is a button.
  public static let button = ElementTraits(rawValue: 1)
  /// The element is a link.
  public static let link = ElementTraits(rawValue: 1 << 1)
  /// The element is a picture.
  public static let image = ElementTraits(rawValue: 1 << 2)
  /// The element is selected.
  public static let selected = ElementTraits(rawValue: 1 << 3)
  /// The element is a key of a keyboard.
  public static let keyboardKey = ElementTraits(rawValue: 1 << 5)
  /// The element is text that doesn't change.
  public static let staticText = ElementTraits(rawValue: 1 << 6)
  /// The element is disabled.
  public static let notEnabled = ElementTraits(rawValue: 1 << 8)
  /// The element is a search field.
  public static let searchField = ElementTraits(rawValue: 1 << 10)
  /// The element's value can be adjusted in steps.
  public static let adjustable = ElementTraits(rawValue: 1 << 12)
  /// The element is a heading.
  public static let header = ElementTraits(rawValue: 1 << 16)
  /// The element is a tab bar.
  public static let tabBar = ElementTraits(rawValue: 1 << 28)
  /// The element is a switch.
  public static let toggleButton = ElementTraits(rawValue: 1 << 53)
}
