/// The interfaces of an accessible object that the adapter uses.
struct AccessibleInterfaces: OptionSet, Hashable, Sendable {
  var rawValue: UInt8

  static let action = Self(rawValue: 1)
  static let component = Self(rawValue: 2)
  static let text = Self(rawValue: 4)
  static let value = Self(rawValue: 8)

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Reads the interfaces' names from a message.
  init(_ value: BusValue) {
    self.init()
    for name in value.elements.compactMap(\.text) {
      switch name {
      case Name.action: insert(.action)
      case Name.component: insert(.component)
      case Name.text: insert(.text)
      case Name.value: insert(.value)
      default: continue
      }
    }
  }

  /// The interfaces' names on the bus.
  enum Name {
    static let accessible = "org.a11y.atspi.Accessible"
    static let action = "org.a11y.atspi.Action"
    static let component = "org.a11y.atspi.Component"
    static let text = "org.a11y.atspi.Text"
    static let value = "org.a11y.atspi.Value"
  }
}
