import Foundation

/// Something in a menu that the first responder along the chain does that can (UIKit).
///
/// Where UIKit takes a selector, the method itself is given, or the name of one of the standard editing
/// actions: `.copy`, `.paste`.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  /// What the command does, for those who look for it.
  open var discoverabilityTitle: String?
  /// How it looks and reacts.
  open var attributes: Attributes
  /// Whether it is on.
  open var state: State
  /// The standard editing action; nil for methods of one's own.
  public let action: Selector?
  /// What tells it from others of the same action.
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

  /// Makes a command of a standard editing action.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - image: A picture behind the title.
  ///   - action: The action, such as `.copy`.
  ///   - propertyList: What tells it from others of the same action.
  ///   - discoverabilityTitle: What it does, for those who look for it.
  ///   - attributes: How it looks and reacts.
  ///   - state: Whether it is on.
  public convenience init(
    title: String, image: UIImage? = nil, action: Selector, propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.init(
      title: title, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state,
      work: CommandWork(action))
  }

  /// Makes a command of a method without parameters.
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

  /// Makes a command of a method that takes the command, or anything.
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

  /// Does it, if anybody along the chain can.
  ///
  /// - Parameter responder: Where the chain begins.
  /// - Returns: Whether somebody could.
  @discardableResult
  func perform(from responder: UIResponder?) -> Bool {
    guard let target = work.target(responder, self) else { return false }
    target.validate(self)
    guard attributes.isDisjoint(with: [.disabled, .hidden]) else { return false }
    work.call(target, self)
    return true
  }

  /// Whether anybody along the chain can do it.
  func isPossible(from responder: UIResponder?) -> Bool {
    guard let target = work.target(responder, self) else { return false }
    target.validate(self)
    return attributes.isDisjoint(with: [.disabled, .hidden])
  }
}

/// What a command does, and who can do it.
@MainActor
struct CommandWork {
  /// The first responder along a chain that can do it.
  let target: @MainActor (UIResponder?, UICommand) -> UIResponder?
  let call: @MainActor (UIResponder, UICommand) -> Void

  init(_ action: Selector) {
    target = { responder, command in
      responder?.target(forAction: action, withSender: command) as? UIResponder
    }
    call = { target, command in target.performEditAction(action, sender: command) }
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
