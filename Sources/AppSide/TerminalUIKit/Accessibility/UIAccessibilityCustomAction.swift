import Foundation

/// Something that can be done with an element beside using it, such as deleting it (UIKit).
///
/// VoiceOver offers them by name. A test runs one as VoiceOver does: with `actionHandler`.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
  /// Does it, and says whether it could.
  public typealias ActionHandler = (_ customAction: UIAccessibilityCustomAction) -> Bool

  /// What it is called.
  open var name: String
  /// The picture beside the name.
  open var image: UIImage?
  /// What it does; nil is nothing.
  open var actionHandler: ActionHandler?
  /// Whose method it calls; nil for a closure.
  open private(set) weak var target: AnyObject?

  /// Makes an action that calls a closure.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - actionHandler: Does it, and says whether it could.
  public init(name: String, actionHandler: ActionHandler?) {
    self.name = name
    self.actionHandler = actionHandler
    super.init()
  }

  /// Makes an action with a picture that calls a closure.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - image: The picture beside the name.
  ///   - actionHandler: Does it, and says whether it could.
  public convenience init(name: String, image: UIImage?, actionHandler: ActionHandler?) {
    self.init(name: name, actionHandler: actionHandler)
    self.image = image
  }

  /// Makes an action that calls a method, as long as its object lives.
  ///
  /// - Parameters:
  ///   - name: What it is called.
  ///   - image: The picture beside the name.
  ///   - target: Whose method it is.
  ///   - action: The method; it says whether it could.
  public convenience init<Target: AnyObject>(
    name: String, image: UIImage? = nil, target: Target,
    action: @escaping @MainActor (Target) -> () -> Bool
  ) {
    self.init(name: name, image: image) { [weak target] _ in target.map { action($0)() } ?? false }
    self.target = target
  }
}
