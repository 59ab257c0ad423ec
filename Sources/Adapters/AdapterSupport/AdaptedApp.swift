import AutomationAgent

/// An app that an adapter drives.
@MainActor
public protocol AdaptedApp: AnyObject {
  /// The app's elements.
  var tree: any ElementTree { get }
  /// Ends the app and everything that it has started, and returns when all of it is gone.
  func end()
}
