import Foundation

/// An additional action of an element, such as deleting it (UIKit).
///
/// VoiceOver lists these actions by name. A test performs one as VoiceOver does, with
/// `actionHandler`.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Performs the action and returns whether it succeeded.
  public typealias ActionHandler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// The name of the action.
  open var name: String
  /// The image of the action.
  open var image: UIImage?
  /// The closure that performs the action, or `nil` if it does nothing.
  open var actionHandler: ActionHandler?
  /// The object that performs the action, or `nil` if a closure performs it.
  open private(set) weak var target: AnyObject?
  /// The selector of the method that performs the action, or `nil` without one.
  final public private(set) var selector: Selector?

  /// Creates an action that calls a closure.
  ///
  /// - Parameters:
  ///   - name: The name of the action.
  ///   - actionHandler: The closure that performs the action and returns whether it succeeded.
  public init(name: String, actionHandler: ActionHandler?) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }

  /// Creates an action with an image that calls a closure.
  ///
  /// - Parameters:
  ///   - name: The name of the action.
  ///   - image: The image of the action.
  ///   - actionHandler: The closure that performs the action and returns whether it succeeded.
  public convenience init(name: String, image: UIImage?, actionHandler: ActionHandler?) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }

  /// Creates an action that calls a method of a weakly referenced target.
  ///
  /// - Parameters:
  ///   - name: The name of the action.
  ///   - image: The image of the action.
  ///   - target: The object that performs the action.
  ///   - selector: The selector of a method that takes the action or nothing, and returns whether it
  ///     succeeded.
  public convenience init(name: String, image: UIImage? = nil, target: Any?, selector: Selector) {
    let weakTarget = WeakTarget(target)
    self.init(name: name, image: image) { action in
      guard let target = weakTarget.value else { return false }
      return selector.perform(on: target, with: [action]) as? Bool ?? false
    }
    self.target = weakTarget.object
    self.selector = selector
  }

  /// Creates an action that calls a method of a weakly referenced target.
  ///
  /// - Parameters:
  ///   - name: The name of the action.
  ///   - image: The image of the action.
  ///   - target: The object that performs the action.
  ///   - action: The method to call, which returns whether it succeeded.
  public convenience init<Target: AnyObject>(
    name: String, image: UIImage? = nil, target: Target,
    action: @escaping @MainActor (Target) -> () -> Bool
  ) {
    self.init(name: name, image: image) { [weak target] _ in target.map { action($0)() } ?? false }
    self.target = target
  }
}
