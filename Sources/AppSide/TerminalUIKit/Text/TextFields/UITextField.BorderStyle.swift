extension UITextField {
  /// What is drawn around a text field (UIKit).
  public enum BorderStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A line.
    case line = 1
    /// A frame that looks sunk in; in cells a filled area.
    case bezel = 2
    /// A filled area with round corners.
    case roundedRect = 3
  }

  /// Why editing ended (UIKit).
  public enum DidEndEditingReason: Int, Sendable {
    /// It was done.
    case committed = 0
    /// It was given up.
    case cancelled = 1
  }
}
