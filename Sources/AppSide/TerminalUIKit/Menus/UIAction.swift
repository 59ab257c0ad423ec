import Foundation

/// A closure that performs an action.
public typealias UIActionHandler = (UIAction) -> Void

/// A menu element that performs its action in a closure (UIKit).
@preconcurrency @MainActor
open class UIAction: UIMenuElement {
  /// The identifier of an action (UIKit).
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The string value of the identifier.
    public let rawValue: String

    /// Creates an identifier from a string.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier from a string.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The identifier of the action.
  ///
  /// An action replaces another one with the same identifier.
  public let identifier: Identifier
  /// The longer title that explains the action.
  open var discoverabilityTitle: String?
  /// The attributes that determine the appearance and behaviour of the action.
  open var attributes: Attributes
  /// The state of the action.
  open var state: State
  /// The object that triggered the action, while the action is performed.
  final public internal(set) var sender: Any?

  private let handler: UIActionHandler

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - subtitle: The secondary text.
  ///   - image: The image after the title.
  ///   - identifier: The identifier; `nil` generates a unique one.
  ///   - discoverabilityTitle: The longer title that explains the action.
  ///   - attributes: The attributes that determine the appearance and behaviour.
  ///   - state: The initial state.
  ///   - handler: The closure that performs the action.
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

  /// Performs the action unless it is disabled.
  open func performWithSender(_ sender: Any?, target: Any?) {
    guard !attributes.contains(.disabled) else { return }
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
