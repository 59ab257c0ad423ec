/// The time that an app lives in while a test drives it.
public enum LaunchClock: String, CaseIterable, LaunchValue {
  /// Time passes when somebody waits, at once.
  case virtual
  /// Time passes by itself, as on the wall.
  case real
}
