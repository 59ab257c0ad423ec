/// A desktop: how its parts are reached, and which processes they are.
struct DesktopPlace: Codable, Hashable {
  /// The number of the display.
  var display: Int
  /// The addresses of the buses: of the one on which programs ask for the other, and of that for
  /// accessibility.
  var sessionBus: String
  var accessibilityBus: String
  /// The processes of the display and the buses.
  var processes: [Int32]
  /// Whether another launch has had it before.
  var isUsed = false
}
