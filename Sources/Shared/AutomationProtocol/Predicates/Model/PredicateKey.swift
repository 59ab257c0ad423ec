/// An attribute of an element that a predicate can ask for.
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
  /// The raw number of the element's type: 9 is a button.
  case elementType
  /// Whether the element reacts to the user. Also `enabled`.
  case isEnabled
  /// Whether the element is selected. Also `selected`.
  case isSelected
  /// Whether the focus engine is at the element.
  case hasFocus
  /// Whether typed text goes to the element.
  case hasKeyboardFocus
  /// What an empty field shows, a string; `nil` if the element has none.
  case placeholderValue
  /// The raw number of the horizontal size class.
  case horizontalSizeClass
  /// The raw number of the vertical size class.
  case verticalSizeClass
  /// Whether the element is there.
  case exists
  /// Whether the element can be tapped where it is. Also `hittable`.
  case isHittable
  /// The number of elements that a query matches.
  case count
  /// The strings by which the element can be found: identifier, title, label, value, placeholder
  /// value.
  case identifiers

  /// The key of a name or of one of its aliases, case sensitive; `nil` for another name.
  public init?(name: String) {
    guard let key = PredicateKey.byName[name] else { return nil }
    self = key
  }

  /// The other names of the key, such as `enabled` for `isEnabled`.
  public var aliases: [String] {
    switch self {
    case .isEnabled: ["enabled"]
    case .isSelected: ["selected"]
    case .isHittable: ["hittable"]
    // The name in XCUITest's own log of a wait for an element.
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
