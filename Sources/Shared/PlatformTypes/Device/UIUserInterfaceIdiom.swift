/// The kind of device that an interface is designed for, with UIKit's raw values.
public enum UIUserInterfaceIdiom: Int, Sendable, Hashable {
  /// An unspecified idiom.
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
