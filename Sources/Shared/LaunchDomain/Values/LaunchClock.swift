/// The clock of an app while a test drives it.
public enum LaunchClock: String, CaseIterable, LaunchValue {
  /// Time advances only during waits, and then at once.
  case virtual
  /// Time is real time.
  case real

  /// The environment variable for the clock of apps whose launch doesn't specify one.
  public static let variable = "UNDERSTUDY_CLOCK"
}
