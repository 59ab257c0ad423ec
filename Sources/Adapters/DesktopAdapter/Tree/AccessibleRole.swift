import AutomationProtocol

/// A role in the accessibility interface, with its number there, and the element type for it.
struct AccessibleRole: RawRepresentable, Hashable, Sendable {
  var rawValue: Int

  static let alert = AccessibleRole(rawValue: 2)
  static let comboBox = AccessibleRole(rawValue: 11)
  static let heading = AccessibleRole(rawValue: 83)
  static let filler = AccessibleRole(rawValue: 20)
  static let label = AccessibleRole(rawValue: 29)
  static let menu = AccessibleRole(rawValue: 33)
  static let panel = AccessibleRole(rawValue: 39)
  static let passwordText = AccessibleRole(rawValue: 40)
  static let scrollBar = AccessibleRole(rawValue: 48)
  static let scrollPane = AccessibleRole(rawValue: 49)
  static let terminal = AccessibleRole(rawValue: 60)
  static let text = AccessibleRole(rawValue: 61)
  static let viewport = AccessibleRole(rawValue: 68)
  static let window = AccessibleRole(rawValue: 69)
  static let application = AccessibleRole(rawValue: 75)
  static let entry = AccessibleRole(rawValue: 79)
  static let paragraph = AccessibleRole(rawValue: 73)

  /// Returns the type of an element with this role.
  ///
  /// - Parameter states: The states of the object, which distinguish fields with several lines.
  func type(_ states: AccessibleStates) -> ElementType {
    switch self {
    case .text, .entry:
      states.contains(.multiLine)
        ? .textView : states.contains(.editable) ? .textField : .staticText
    default: Self.types[rawValue] ?? .other
    }
  }

  /// Whether the element's value, rather than its name, is its text.
  var hasTextValue: Bool {
    [.text, .entry, .passwordText, .terminal, Self(rawValue: 52), Self(rawValue: 11)]
      .contains(self) || Self.documents.contains(rawValue)
  }

  /// Whether an object without a name is named by its text.
  var isNamedByText: Bool {
    [.label, .paragraph, Self(rawValue: 116), Self(rawValue: 83)].contains(self)
  }

  /// Whether the element's value is on or off.
  var isSwitch: Bool { Self.switches.contains(rawValue) }

  /// Whether the element's value is a number.
  var hasNumber: Bool { Self.numbers.contains(rawValue) }

  /// Whether hidden children of the object can be scrolled into view.
  var scrolls: Bool { self == .scrollPane || self == .viewport || Self.lists.contains(rawValue) }

  /// Whether the first children of the object may be headers of the others.
  var hasHeaders: Bool { [55, 66].contains(rawValue) }

  /// Whether the object opens its children, which are visible only then.
  var opens: Bool { [33, 41, 11].contains(rawValue) }

  private static let lists: Set<Int> = [31, 55, 65, 66, 98]
  private static let documents: Set<Int> = [82, 92, 93, 94, 95, 96]
  private static let switches: Set<Int> = [7, 8, 44, 45, 62]
  private static let numbers: Set<Int> = [15, 42, 48, 51, 103, 114]

  /// The types of the roles, keyed by the numbers of `AtspiRole`; all other roles are `other`.
  static let types: [Int: ElementType] = [
    2: .alert, 5: .datePicker, 7: .checkBox, 8: .menuItem, 9: .colorWell, 10: .cell,
    11: .comboBox, 12: .datePicker, 13: .icon, 15: .slider, 16: .dialog, 19: .dialog,
    22: .dialog, 23: .window, 26: .icon, 27: .image, 28: .window, 29: .staticText, 31: .table,
    32: .cell, 33: .menu, 34: .menuBar, 35: .menuItem, 37: .tab, 38: .tabGroup, 39: .group,
    40: .secureTextField, 41: .menu, 42: .progressIndicator, 43: .button, 44: .radioButton,
    45: .menuItem, 47: .cell, 48: .scrollBar, 49: .scrollView, 51: .slider, 52: .textField,
    53: .splitGroup, 54: .statusBar, 55: .table, 56: .cell, 57: .cell, 58: .cell, 59: .menuItem,
    60: .textView, 62: .toggle, 63: .toolbar, 64: .helpTag, 65: .outline, 66: .outline,
    69: .window, 73: .staticText, 74: .ruler, 75: .application, 77: .toolbar, 82: .textView,
    83: .staticText, 85: .group, 87: .group, 88: .link, 90: .tableRow, 91: .outlineRow,
    92: .table, 94: .textView, 95: .webView, 96: .textView, 98: .table, 99: .group, 101: .alert,
    102: .alert, 103: .levelIndicator, 104: .navigationBar, 110: .group, 114: .ratingIndicator,
    116: .staticText, 129: .menuButton,
  ]
}
