import Foundation

/// A command that is triggered by a key press (UIKit).
///
/// Responders list their commands in `keyCommands`. A key press is matched against them along the
/// responder chain, starting from the first responder, then against the main menu, and is delivered
/// only if there is no match. Keys that edit the focused text aren't matched unless a command has
/// `wantsPriorityOverSystemBehavior`.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// The text that the key types, or one of the constants for special keys.
  public let input: String?
  /// The modifier keys that must be pressed.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether the command takes precedence over editing text.
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

  /// Creates a command without a key, which has no effect.
  public convenience init() {
    self.init(
      title: "", image: nil, input: "", modifierFlags: [], action: nil, propertyList: nil,
      discoverabilityTitle: nil, attributes: [], state: .off, work: CommandWork { _ in })
  }

  /// Creates a command for an action: a method that takes the command or nothing.
  ///
  /// - Parameters:
  ///   - title: The title of the command.
  ///   - image: The image behind the title.
  ///   - action: The action, such as `.copy` or the selector of a method.
  ///   - input: The text that the key types, or one of the constants for special keys.
  ///   - modifierFlags: The modifier keys that must be pressed.
  ///   - propertyList: A value that distinguishes commands with the same action.
  ///   - discoverabilityTitle: A description of the command for the user.
  ///   - attributes: The attributes of the command in a menu.
  ///   - state: Whether the command is on.
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

  /// Creates a command for a method without parameters.
  ///
  /// For example, `UIKeyCommand(title: "New", action: NotesScreen.makeNote, input: "n")`.
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

  /// Creates a command for a method that takes the command or `Any`.
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

  /// Creates an untitled command for an action.
  ///
  /// - Parameters:
  ///   - input: The text that the key types, or one of the constants for special keys.
  ///   - modifierFlags: The modifier keys that must be pressed.
  ///   - action: The selector of a method that takes the command or nothing.
  ///   - discoverabilityTitle: A description of the command for the user.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector,
    discoverabilityTitle: String? = nil
  ) {
    self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// Creates an untitled command for a method without parameters.
  public convenience init<Target: AnyObject>(
    input: String, modifierFlags: UIKeyModifierFlags,
    action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Creates an untitled command for a method that takes the command or `Any`.
  public convenience init<Target: AnyObject, Sender>(
    input: String, modifierFlags: UIKeyModifierFlags,
    action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Creates a command that calls a closure with itself, which UIKit doesn't offer.
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
