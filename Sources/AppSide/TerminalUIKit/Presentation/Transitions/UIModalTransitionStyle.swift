/// The transition style of a presentation (UIKit).
///
/// A terminal shows no steps between two screens, so all styles look the same. Each takes as long
/// as in UIKit.
public enum UIModalTransitionStyle: Int, Sendable {
  /// The view slides up from the bottom of the screen.
  case coverVertical = 0
  /// The screen flips horizontally.
  case flipHorizontal = 1
  /// The old screen fades out while the new one fades in.
  case crossDissolve = 2
  /// A corner of the old screen curls up like a page.
  case partialCurl = 3
}

extension UIModalTransitionStyle {
  /// The duration, in seconds.
  var duration: Double {
    switch self {
    case .coverVertical: TransitionDuration.cover
    case .crossDissolve: TransitionDuration.dissolve
    case .flipHorizontal: TransitionDuration.flip
    case .partialCurl: TransitionDuration.curl
    }
  }
}

/// The durations of transitions in seconds of app time, measured in UIKit.
enum TransitionDuration {
  static let push = 0.35
  static let cover = 0.5
  static let dissolve = 0.4
  static let flip = 0.75
  static let curl = 0.5
  static let alert = 0.4
}
