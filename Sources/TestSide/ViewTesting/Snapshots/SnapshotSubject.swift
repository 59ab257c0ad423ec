import TerminalUIKit

/// A subject of snapshots: a view, a view controller, the application, a test's window.
@preconcurrency @MainActor
public protocol SnapshotSubject {
  /// The view, controller or application to show.
  var snapshotResponder: UIResponder { get }
}

extension UIResponder: SnapshotSubject {
  /// The responder itself.
  public var snapshotResponder: UIResponder { self }
}

extension TestWindow: SnapshotSubject {
  /// The window itself.
  public var snapshotResponder: UIResponder { window }
}
