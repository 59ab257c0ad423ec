import AutomationProtocol

/// A key that the browser handles for its tabs: Control with Tab, with a digit, or with W.
enum TabKey: Hashable {
  /// Goes forward by some tabs.
  case next(Int)
  /// Goes to the tab at a position, from 0.
  case place(Int)
  case last
  case close

  /// Reads a key; returns `nil` for one that the page gets.
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
