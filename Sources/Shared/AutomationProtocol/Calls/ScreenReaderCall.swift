/// Asks the app what somebody who cannot see it would hear.
public struct ScreenReaderCall: AutomationCall, Hashable {
  /// The method's name on the wire.
  public static let method = "screenReader"

  /// What is done with the screen reader.
  public enum Action: String, Codable, Sendable, Hashable, CaseIterable {
    /// It is switched on and goes to the first element.
    case enable
    /// It is switched off.
    case disable
    /// It says again what it is at.
    case current
    /// It goes to the next element.
    case forward
    /// It goes to the element before.
    case backward
    /// It goes to the first element inside what it is at.
    case moveIn = "in"
    /// It goes to what the element that it is at is in.
    case moveOut = "out"
  }

  /// What is done.
  public var action: Action

  /// Makes the call.
  public init(_ action: Action) { self.action = action }

  /// What is heard.
  public struct Result: Codable, Sendable, Hashable {
    /// Whether it is switched on now.
    public var isEnabled: Bool
    /// What it says; nil where there is nothing to go to, or it is switched off.
    public var utterance: String?
    /// The element that it is at.
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
