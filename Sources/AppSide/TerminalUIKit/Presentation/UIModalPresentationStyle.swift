/// How a controller is shown on top of another (UIKit).
public enum UIModalPresentationStyle: Int, Sendable {
  /// The style that the toolkit chooses: a page sheet.
  case automatic = -2
  /// Not adapted: the style that was asked for.
  case none = -1
  /// The whole window; what was there before leaves it.
  case fullScreen = 0
  /// A large box in front of the dimmed screen.
  case pageSheet = 1
  /// A smaller box in front of the dimmed screen.
  case formSheet = 2
  /// The place of the controller that defines the context; its view leaves.
  case currentContext = 3
  /// As the transitioning delegate's presentation controller wants it.
  case custom = 4
  /// The whole window; what was there before stays behind it.
  case overFullScreen = 5
  /// The place of the controller that defines the context; its view stays behind it.
  case overCurrentContext = 6
  /// A box beside what it belongs to.
  case popover = 7
}

extension UIModalPresentationStyle {
  /// Whether the view behind leaves the window until the presentation ends.
  var removesPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// Whether a controller on the way up decides where the presentation is put.
  var needsContext: Bool { self == .currentContext || self == .overCurrentContext }
}
