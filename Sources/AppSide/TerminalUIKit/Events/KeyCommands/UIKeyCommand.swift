import Foundation

/// A command that keys give (UIKit).
///
/// Responders list theirs in `keyCommands`; they are looked for from the first responder on along the
/// chain, then in the main menu, before anybody hears of the key. Without
/// `wantsPriorityOverSystemBehavior`, keys that edit a text that has the focus stay with it.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// What the key types, or one of the constants.
  public let input: String?
  /// The modifier keys held down.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether it comes before editing text.
  open var wantsPriorityOverSystemBehavior = false

  init(
    title: String, image: UIImage?, input: String, modifierFlags: UIKeyModifierFlags,
    action: Selector?, propertyList: Any?, discoverabilityTitle: String?, attributes: Attributes,
    state: State, work: CommandWork
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state, work: work)
  }

  /// Makes a command of no key, which does nothing.
  public convenience init() {
    self.init(
      title: "", image: nil, input: "", modifierFlags: [], action: nil, propertyList: nil,
      discoverabilityTitle: nil, attributes: [], state: .off, work: CommandWork { _ in })
  }

  /// Makes a command of a standard editing action.
  ///
  /// - Parameters:
  ///   - title: What it is called.
  ///   - image: A picture behind the title.
  ///   - action: The action, such as `.copy`.
  ///   - input: What the key types, or one of the constants.
  ///   - modifierFlags: The modifier keys held down.
  ///   - propertyList: What tells it from others of the same action.
  ///   - discoverabilityTitle: What it does, for those who look for it.
  ///   - attributes: How it looks and reacts.
  ///   - state: Whether it is on.
  public convenience init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.init(
      title: title, image: image, input: input, modifierFlags: modifierFlags, action: action,
      propertyList: propertyList, discoverabilityTitle: discoverabilityTitle,
      attributes: attributes, state: state, work: CommandWork(action))
  }

  /// Makes a command of a method without parameters:
  /// `UIKeyCommand(title: "New", action: NotesScreen.makeNote, input: "n", modifierFlags: .command)`.
  public convenience init<Target: AnyObject>(
    title: String = "", image: UIImage? = nil,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.init(
      title: title, image: image, input: input, modifierFlags: modifierFlags, action: nil,
      propertyList: propertyList, discoverabilityTitle: discoverabilityTitle,
      attributes: attributes, state: state, work: CommandWork(action))
  }

  /// Makes a command of a method that takes the command, or anything.
  public convenience init<Target: AnyObject, Sender>(
    title: String = "", image: UIImage? = nil,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    self.init(
      title: title, image: image, input: input, modifierFlags: modifierFlags, action: nil,
      propertyList: propertyList, discoverabilityTitle: discoverabilityTitle,
      attributes: attributes, state: state, work: CommandWork(action))
  }

  /// Makes a command without a title of a method without parameters.
  public convenience init<Target: AnyObject>(
    input: String, modifierFlags: UIKeyModifierFlags,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Makes a command without a title of a method that takes the command, or anything.
  public convenience init<Target: AnyObject, Sender>(
    input: String, modifierFlags: UIKeyModifierFlags,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Makes a command that calls a closure with itself; UIKit has no such form.
  public convenience init(
    title: String = "", input: String, modifierFlags: UIKeyModifierFlags = [],
    handler: @escaping @MainActor (UICommand) -> Void
  ) {
    self.init(
      title: title, image: nil, input: input, modifierFlags: modifierFlags, action: nil,
      propertyList: nil, discoverabilityTitle: nil, attributes: [], state: .off,
      work: CommandWork(handler))
  }
}
