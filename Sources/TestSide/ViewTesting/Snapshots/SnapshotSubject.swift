import TerminalUIKit

/// What a snapshot can be taken of: a view, a view controller, the application, a test's window.
@preconcurrency @MainActor
public protocol SnapshotSubject {
  /// The view, controller or application that is shown.
  var snapshotResponder: UIResponder { get }
}

extension UIResponder: SnapshotSubject {
  /// Itself.
  public var snapshotResponder: UIResponder { self }
}

extension TestWindow: SnapshotSubject {
  /// The window itself.
  public var snapshotResponder: UIResponder { window }
}
