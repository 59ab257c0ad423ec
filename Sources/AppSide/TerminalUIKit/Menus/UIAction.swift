import Foundation

/// What an action does when it happens.
public typealias UIActionHandler = (UIAction) -> Void

/// Something to do, with a name (UIKit).
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// Tells an action from others (UIKit).
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The text of the identifier.
    public let rawValue: String

    /// Makes an identifier of a text.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes an identifier of a text.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// Tells the action from others; two of the same identifier replace each other.
  public let identifier: Identifier
  /// What the action does, for those who look for it.
  open var discoverabilityTitle: String?
  /// How the action looks and reacts.
  open var attributes: Attributes
  /// Whether the action is on.
  open var state: State
  /// Who made the action happen, while it does.
  final public internal(set) var sender: Any?

  private let handler: UIActionHandler

  /// Makes an action.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - subtitle: What else there is to say.
  ///   - image: A picture behind the title.
  ///   - identifier: Tells it from others; nil makes up one.
  ///   - discoverabilityTitle: What it does, for those who look for it.
  ///   - attributes: How it looks and reacts.
  ///   - state: Whether it is on.
  ///   - handler: What it does.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Does it, unless it is disabled.
  open func performWithSender(_ sender: Any?, target: Any?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
