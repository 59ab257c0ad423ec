extension UIDevice {
  /// What a battery does, with UIKit's raw values.
  public enum BatteryState: Int, Sendable, Hashable {
    /// Nobody knows.
    case unknown = 0
    /// It is being used up.
    case unplugged = 1
    /// It is being filled.
    case charging = 2
    /// It is full and on mains.
    case full = 3
  }
}
