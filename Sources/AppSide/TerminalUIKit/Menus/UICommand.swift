import Foundation

/// A menu element that performs its action on the first object in the responder chain that
/// implements it (UIKit).
///
/// Where UIKit takes a selector, the method itself can be passed, or the name of a standard editing
/// action such as `.copy` or `.paste`.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  /// The longer title that explains the command.
  open var discoverabilityTitle: String?
  /// The attributes that determine the appearance and behaviour of the command.
  open var attributes: Attributes
  /// The state of the command.
  open var state: State
  /// The selector of the action, or `nil` for a command with a method or a closure.
  public let action: Selector?
  /// The value that distinguishes commands with the same action.
  public let propertyList: Any?

  let work: CommandWork

  init(
    title: String, image: UIImage?, action: Selector?, propertyList: Any?,
    discoverabilityTitle: String?, attributes: Attributes, state: State, work: CommandWork
  ) {
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.work = work
    super.init(title: title, image: image)
  }

  /// Creates a command for an action: a method that takes the command or nothing.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image after the title.
  ///   - action: The action, such as `.copy` or the selector of a method.
  ///   - propertyList: The value that distinguishes commands with the same action.
  ///   - discoverabilityTitle: The longer title that explains the command.
  ///   - attributes: The attributes that determine the appearance and behaviour.
  ///   - state: The initial state.
  public convenience init(
    title: String, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.init(
      title: title, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state,
      work: CommandWork(action))
  }

  /// Creates a command for a method without parameters.
  public convenience init<Target: AnyObject>(
    title: String, image: UIImage? = nil,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.init(
      title: title, image: image, action: nil, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state,
      work: CommandWork(action))
  }

  /// Creates a command for a method that takes the command as its sender.
  public convenience init<Target: AnyObject, Sender>(
    title: String, image: UIImage? = nil,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void,
    propertyList: Any? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
    state: State = .off
  ) {
    self.init(
      title: title, image: image, action: nil, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state,
      work: CommandWork(action))
  }

  /// Performs the command if a responder in the chain can.
  ///
  /// - Parameter responder: The first responder of the chain.
  /// - Returns: Whether a responder performed the command.
  @discardableResult
  func perform(from responder: UIResponder?) -> Bool {
    guard let target = work.target(responder, self) else { return false }
    target.validate(self)
    guard attributes.isDisjoint(with: [.disabled, .hidden]) else { return false }
    work.call(target, self)
    return true
  }

  /// Returns whether a responder in the chain can perform the command.
  func isPossible(from responder: UIResponder?) -> Bool {
    guard let target = work.target(responder, self) else { return false }
    target.validate(self)
    return attributes.isDisjoint(with: [.disabled, .hidden])
  }
}

/// The closures that find a command's target and call its method.
@MainActor
struct CommandWork {
  /// Returns the first responder in the chain that can perform the command.
  let target: @MainActor (UIResponder?, UICommand) -> UIResponder?
  let call: @MainActor (UIResponder, UICommand) -> Void

  init(_ action: Selector) {
    target = { responder, command in
      responder?.target(forAction: action, withSender: command) as? UIResponder
    }
    call = { target, command in action.perform(on: target, with: [command]) }
  }

  init<Target: AnyObject>(_ action: @escaping @MainActor (Target) -> @MainActor () -> Void) {
    target = { responder, _ in Self.first(Target.self, from: responder) }
    call = { target, _ in
      if let target = target as? Target { action(target)() }
    }
  }

  init<Target: AnyObject, Sender>(
    _ action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    target = { responder, _ in Self.first(Target.self, from: responder) }
    call = { target, command in
      if let target = target as? Target, let sender = command as? Sender { action(target)(sender) }
    }
  }

  init(_ body: @escaping @MainActor (UICommand) -> Void) {
    target = { responder, _ in responder ?? UIApplication.shared }
    call = { _, command in body(command) }
  }

  private static func first<Target: AnyObject>(
    _ type: Target.Type, from responder: UIResponder?
  ) -> UIResponder? {
    var next = responder
    while let current = next {
      if current is Target { return current }
      next = current.next
    }
    return nil
  }
}
