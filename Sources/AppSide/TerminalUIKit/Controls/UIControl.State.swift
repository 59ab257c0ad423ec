extension UIControl {
  /// The state of a control, on which its looks depend (UIKit).
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits, as UIKit has them.
    public let rawValue: UInt

    /// Makes a state of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Nothing in particular.
    public static let normal: State = []
    /// A finger is on it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It does not react.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is selected.
    public static let selected = State(rawValue: 1 << 2)
    /// The focus is on it.
    public static let focused = State(rawValue: 1 << 3)
    /// The bits an app can use for states of its own.
    public static let application = State(rawValue: 0x00FF_0000)
  }
}
