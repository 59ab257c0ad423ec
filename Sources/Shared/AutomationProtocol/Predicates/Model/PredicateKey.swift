/// An attribute of an element that a predicate can read.
///
/// The names are those of XCUITest's element attributes, as they appear in format strings.
public enum PredicateKey: String, Hashable, Sendable, CaseIterable {
  /// The accessibility identifier, a string.
  case identifier
  /// The frame in points of the screen, a rectangle: `frame.origin.x`, `frame.size.width`,
  /// `frame.midX`.
  case frame
  /// The value, mostly a string; `nil` if the element has none.
  case value
  /// The title, a string.
  case title
  /// The accessibility label, a string.
  case label
  /// The raw value of the element's type; 9 is a button.
  case elementType
  /// Whether the element reacts to the user. Also `enabled`.
  case isEnabled
  /// Whether the element is selected. Also `selected`.
  case isSelected
  /// Whether the focus system has focused the element.
  case hasFocus
  /// Whether the element receives typed text.
  case hasKeyboardFocus
  /// The placeholder of an empty field, a string; `nil` if the element has none.
  case placeholderValue
  /// The raw value of the horizontal size class.
  case horizontalSizeClass
  /// The raw value of the vertical size class.
  case verticalSizeClass
  /// Whether the element exists.
  case exists
  /// Whether the element can be hit. Also `hittable`.
  case isHittable
  /// The number of elements that a query matches.
  case count
  /// The strings that identify the element: identifier, title, label, value, placeholder value.
  case identifiers

  /// Makes a key from its name or one of its aliases, case-sensitively; fails for other names.
  public init?(name: String) {
    guard let key = PredicateKey.byName[name] else { return nil }
    self = key
  }

  /// The aliases of the key, such as `enabled` for `isEnabled`.
  public var aliases: [String] {
    switch self {
    case .isEnabled: ["enabled"]
    case .isSelected: ["selected"]
    case .isHittable: ["hittable"]
    // XCUITest's own log uses this name when it waits for an element.
    case .exists: ["existsNoRetry"]
    default: []
    }
  }

  /// Every name and alias, in the order in which messages list them.
  public static let allNames: [String] = allCases.flatMap { [$0.rawValue] + $0.aliases }

  private static let byName: [String: PredicateKey] = {
    var names: [String: PredicateKey] = [:]
    for key in allCases {
      for name in [key.rawValue] + key.aliases {
        names[name] = key
      }
    }
    return names
  }()
}
