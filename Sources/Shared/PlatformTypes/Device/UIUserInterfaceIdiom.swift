/// What kind of device an interface is for, with UIKit's raw values.
public enum UIUserInterfaceIdiom: Int, Sendable, Hashable {
  /// It is not said.
  case unspecified = -1
  /// A phone.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// The screen of a car.
  case carPlay = 3
  /// A computer.
  case mac = 5
  /// A headset.
  case vision = 6
}
