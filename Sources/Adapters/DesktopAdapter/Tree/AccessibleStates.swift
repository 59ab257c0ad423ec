/// The states of an accessible object, with their numbers in the accessibility interface.
struct AccessibleStates: OptionSet, Hashable, Sendable {
  var rawValue: UInt64

  private init(number: UInt64) { rawValue = 1 << number }
  init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Reads the states from the two halves in a message.
  init(_ value: BusValue) {
    let halves = value.elements.compactMap(\.number).map { UInt64(UInt32(truncatingIfNeeded: $0)) }
    rawValue = (halves.first ?? 0) | (halves.count > 1 ? halves[1] << 32 : 0)
  }

  static let active = Self(number: 1)
  static let busy = Self(number: 3)
  static let checked = Self(number: 4)
  static let defunct = Self(number: 6)
  static let editable = Self(number: 7)
  static let enabled = Self(number: 8)
  static let expanded = Self(number: 10)
  static let focused = Self(number: 12)
  static let modal = Self(number: 16)
  static let multiLine = Self(number: 17)
  static let pressed = Self(number: 20)
  static let selected = Self(number: 23)
  static let sensitive = Self(number: 24)
  static let showing = Self(number: 25)
  static let visible = Self(number: 30)
  static let managesDescendants = Self(number: 31)
  static let indeterminate = Self(number: 32)

  /// The states, keyed by their names in events.
  static let named: [String: AccessibleStates] = [
    "active": .active, "busy": .busy, "checked": .checked, "defunct": .defunct,
    "editable": .editable, "enabled": .enabled, "expanded": .expanded, "focused": .focused,
    "modal": .modal, "multi-line": .multiLine, "pressed": .pressed, "selected": .selected,
    "sensitive": .sensitive, "showing": .showing, "visible": .visible,
    "indeterminate": .indeterminate,
  ]
}
