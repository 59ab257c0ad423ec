extension UITextField {
  /// The border style of a text field (UIKit).
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none = 0
    /// A thin line.
    case line = 1
    /// A bezel; in a terminal a filled area.
    case bezel = 2
    /// A filled area with rounded corners.
    case roundedRect = 3
  }

  /// The reason for the end of editing (UIKit).
  public enum DidEndEditingReason: Int, Sendable {
    /// The user committed the text.
    case committed = 0
    /// The user cancelled editing.
    case cancelled = 1
  }
}
