/// The addresses and processes of a desktop.
struct DesktopPlace: Codable, Hashable {
  /// The number of the display.
  var display: Int
  /// The addresses of the session bus, on which programs ask for the accessibility bus, and of the
  /// accessibility bus.
  var sessionBus: String
  var accessibilityBus: String
  /// The processes of the display and the buses.
  var processes: [Int32]
  /// Whether another launch has used it.
  var isUsed = false
}
