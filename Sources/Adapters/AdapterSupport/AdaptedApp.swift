import AutomationAgent

/// An app that an adapter drives: its elements, and its end.
@MainActor
public protocol AdaptedApp: AnyObject {
  /// The app's elements.
  var tree: any ElementTree { get }
  /// Ends the app and whatever it has started; when the method returns, nothing of it is left.
  func end()
}
