extension Interaction {
  /// One or more consecutive clicks of a mouse button.
  public struct Click: Sendable, Hashable, Codable {
    /// A button of the mouse.
    public enum Button: String, Sendable, Hashable, Codable {
      /// The main button.
      case primary
      /// The button that opens a context menu.
      case secondary
    }

    /// The button to click.
    public var button: Button
    /// The number of consecutive clicks.
    public var count: Int

    /// Makes a click.
    public init(_ button: Button = .primary, count: Int = 1) {
      self.button = button
      self.count = count
    }
  }
}
