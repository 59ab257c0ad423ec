import AutomationProtocol

/// A key that the browser takes for itself: Control with Tab, with a digit, or with W.
enum TabKey: Hashable {
  /// Goes some tabs further.
  case next(Int)
  /// Goes to a tab by its place, from 0.
  case place(Int)
  case last
  case close

  /// Reads a key; fails for one that the page gets.
  init?(_ key: String, _ modifiers: KeyModifiers) {
    guard modifiers.contains(.control) else { return nil }
    switch key {
    case "\t": self = .next(modifiers.contains(.shift) ? -1 : 1)
    case "9": self = .last
    case "w", "W": self = .close
    default:
      guard let place = Int(key), (1...8).contains(place) else { return nil }
      self = .place(place - 1)
    }
  }
}
