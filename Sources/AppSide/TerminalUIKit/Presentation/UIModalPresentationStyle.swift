/// The presentation style of a view controller (UIKit).
public enum UIModalPresentationStyle: Int, Sendable {
  /// The default style: a page sheet.
  case automatic = -2
  /// No adaptation: the style of the controller applies.
  case none = -1
  /// The presented view fills the window, from which the view behind is removed.
  case fullScreen = 0
  /// A large box in front of the dimmed screen.
  case pageSheet = 1
  /// A smaller box in front of the dimmed screen.
  case formSheet = 2
  /// The presented view covers the controller that defines the presentation context, whose view is
  /// removed.
  case currentContext = 3
  /// The transitioning delegate provides the presentation controller.
  case custom = 4
  /// The presented view fills the window, and the view behind stays in it.
  case overFullScreen = 5
  /// The presented view covers the controller that defines the presentation context, whose view
  /// stays in the window.
  case overCurrentContext = 6
  /// A box beside its anchor.
  case popover = 7
}

extension UIModalPresentationStyle {
  /// Whether the presenting view is removed from the window until the dismissal.
  var removesPresenter: Bool { self == .fullScreen || self == .currentContext }

  /// Whether the presentation covers the ancestor that defines the presentation context.
  var needsContext: Bool { self == .currentContext || self == .overCurrentContext }
}
