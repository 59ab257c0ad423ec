/// How an element behaves for assistive technologies, with the raw values of `UIAccessibilityTraits`.
public struct ElementTraits: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt64

  /// Makes traits of their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// It is a button.
  public static let button = ElementTraits(rawValue: 1)
  /// It leads somewhere.
  public static let link = ElementTraits(rawValue: 1 << 1)
  /// It is a picture.
  public static let image = ElementTraits(rawValue: 1 << 2)
  /// It is selected.
  public static let selected = ElementTraits(rawValue: 1 << 3)
  /// It is a key of a keyboard.
  public static let keyboardKey = ElementTraits(rawValue: 1 << 5)
  /// It is text that does not change by itself.
  public static let staticText = ElementTraits(rawValue: 1 << 6)
  /// It does not react to the user.
  public static let notEnabled = ElementTraits(rawValue: 1 << 8)
  /// It is a field to search with.
  public static let searchField = ElementTraits(rawValue: 1 << 10)
  /// Its value can be changed in steps.
  public static let adjustable = ElementTraits(rawValue: 1 << 12)
  /// It is a heading.
  public static let header = ElementTraits(rawValue: 1 << 16)
  /// It is a bar of tabs.
  public static let tabBar = ElementTraits(rawValue: 1 << 28)
  /// It switches something on and off.
  public static let toggleButton = ElementTraits(rawValue: 1 << 53)
}
