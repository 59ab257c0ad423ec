/// How much room there is in one direction (UIKit).
public enum UIUserInterfaceSizeClass: Int, Sendable {
  /// Not decided here: what is around decides.
  case unspecified = 0
  /// Little room.
  case compact = 1
  /// Much room.
  case regular = 2
}
