/// A call that operates the screen reader and returns what it says.
public struct ScreenReaderCall: AutomationCall, Hashable {
  /// The method's name on the wire.
  public static let method = "screenReader"

  /// An operation of the screen reader.
  public enum Action: String, Codable, Sendable, Hashable, CaseIterable {
    /// Switches it on and moves to the first element.
    case enable
    /// Switches it off.
    case disable
    /// Repeats the current element.
    case current
    /// Moves to the next element.
    case forward
    /// Moves to the previous element.
    case backward
    /// Moves to the first element inside the current one.
    case moveIn = "in"
    /// Moves to the element that contains the current one.
    case moveOut = "out"
  }

  /// The operation to perform.
  public var action: Action

  /// Makes the call.
  public init(_ action: Action) { self.action = action }

  /// The state of the screen reader after the operation.
  public struct Result: Codable, Sendable, Hashable {
    /// Whether the screen reader is on.
    public var isEnabled: Bool
    /// The text spoken; `nil` if there is no element to move to, or the screen reader is off.
    public var utterance: String?
    /// The current element.
    public var element: ElementAttributes?
    /// The version of the tree.
    public var version: UInt64

    /// Makes the result.
    public init(
      isEnabled: Bool, utterance: String?, element: ElementAttributes?, version: UInt64
    ) {
      self.isEnabled = isEnabled
      self.utterance = utterance
      self.element = element
      self.version = version
    }

    private enum CodingKeys: String, CodingKey {
      case isEnabled = "enabled"
      case utterance, element, version
    }
  }
}
