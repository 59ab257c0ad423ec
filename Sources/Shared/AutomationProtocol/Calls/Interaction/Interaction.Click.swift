extension Interaction {
  /// A button of the mouse that is pressed and let go, several times in a row.
  public struct Click: Sendable, Hashable, Codable {
    /// A button of the mouse.
    public enum Button: String, Sendable, Hashable, Codable {
      /// The main one.
      case primary
      /// The one that asks for a menu.
      case secondary
    }

    /// Which button.
    public var button: Button
    /// How many times in a row.
    public var count: Int

    /// Makes a click.
    public init(_ button: Button = .primary, count: Int = 1) {
      self.button = button
      self.count = count
    }
  }
}
