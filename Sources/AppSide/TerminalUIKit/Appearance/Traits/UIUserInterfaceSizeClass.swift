/// A size class, which classifies the space in one direction (UIKit).
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// An unspecified value, which the environment determines.
  case unspecified = 0
  /// The compact size class.
  case compact = 1
  /// The regular size class.
  case regular = 2
}
