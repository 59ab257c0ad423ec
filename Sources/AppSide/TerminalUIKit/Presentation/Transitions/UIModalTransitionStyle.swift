/// How a presentation comes and goes (UIKit).
///
/// All of them look the same in a terminal, which has nothing between two screens; each takes the time
/// that it takes in UIKit.
public enum UIModalTransitionStyle: Int, Sendable {
  /// It slides up from the bottom.
  case coverVertical = 0
  /// The screen turns over.
  case flipHorizontal = 1
  /// One screen fades into the other.
  case crossDissolve = 2
  /// The screen is turned like a page.
  case partialCurl = 3
}

extension UIModalTransitionStyle {
  /// How long it takes, in seconds.
  var duration: Double {
    switch self {
    case .coverVertical: TransitionDuration.cover
    case .crossDissolve: TransitionDuration.dissolve
    case .flipHorizontal: TransitionDuration.flip
    case .partialCurl: TransitionDuration.curl
    }
  }
}

/// How long changes of screen take, in seconds of app time, measured on UIKit.
enum TransitionDuration {
  static let push = 0.35
  static let cover = 0.5
  static let dissolve = 0.4
  static let flip = 0.75
  static let curl = 0.5
  static let alert = 0.4
}
