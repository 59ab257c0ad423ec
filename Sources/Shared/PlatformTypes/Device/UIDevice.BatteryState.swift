extension UIDevice {
  /// The state of a battery, with UIKit's raw values.
  public enum BatteryState: Int, Sendable, Hashable {
    /// The state is unknown.
    case unknown = 0
    /// The battery is discharging.
    case unplugged = 1
    /// The battery is charging.
    case charging = 2
    /// The battery is full and the device plugged in.
    case full = 3
  }
}
