import Foundation

/// An object that receives the touches in a view before the view does, and recognises a gesture
/// (UIKit).
///
/// Where UIKit takes a selector, a closure or the method itself can be passed (see the
/// initialisers). All delays use the app's clock. Subclasses override the methods for touches, call
/// `super` and set `state`.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  final var storedState = State.possible
  final var tracking = GestureTracking()
  final var targets: [GestureTarget] = []
  final var failureRequirements: [WeakRecognizer] = []

  /// Creates a recogniser without a target.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// Creates a recogniser that sends an action, or none.
  ///
  /// - Parameters:
  ///   - target: The target object, held weakly, or `nil` to search the responder chain.
  ///   - action: The selector of a method that takes the recogniser or nothing, or `nil`.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let action { targets.append(GestureTarget(action, of: target)) }
  }

  /// Creates a recogniser with a closure.
  ///
  /// - Parameters:
  ///   - target: An object, held weakly, or `nil`. If it is deallocated, the closure is no longer
  ///     called.
  ///   - action: The closure to call when the state changes.
  public convenience init(
    target: AnyObject? = nil, action: @escaping @MainActor (UIGestureRecognizer) -> Void
  ) {
    self.init()
    targets.append(GestureTarget(action, for: target))
  }

  /// Creates a recogniser that calls a method:
  /// `UITapGestureRecognizer(target: self, action: PhotoScreen.tapped)`.
  ///
  /// - Parameters:
  ///   - target: The target object, held weakly, or `nil` to search the responder chain.
  ///   - action: A method without parameters.
  public convenience init<Target: AnyObject, Result>(
    target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Result
  ) {
    self.init()
    addTarget(target, action: action)
  }

  /// Creates a recogniser that calls a method with itself.
  ///
  /// - Parameters:
  ///   - target: The target object, held weakly, or `nil` to search the responder chain.
  ///   - action: A method that takes the recogniser or `Any`, or a `Bool`, which is true.
  public convenience init<Target: AnyObject, Sender, Result>(
    target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Result
  ) {
    self.init()
    addTarget(target, action: action)
  }

  // MARK: State

  /// The state of the recogniser, which only subclasses set.
  ///
  /// A recogniser that must wait for others to fail stays `possible` until they have. Transitions
  /// that UIKit's state machine doesn't have are ignored.
  open var state: State {
    get { storedState }
    set { change(to: newValue) }
  }

  /// The view to which the recogniser is attached.
  open internal(set) weak var view: UIView?

  /// The delegate, which decides about conflicts with other recognisers.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether the recogniser is enabled; disabling it cancels a gesture in progress.
  open var isEnabled = true { didSet { if oldValue, !isEnabled { cancel() } } }

  /// The name of the recogniser.
  open var name: String?

  /// Whether touches are cancelled in their views when the gesture is recognised.
  open var cancelsTouchesInView = true

  /// Whether the beginning of a touch is delivered to its view only after the gesture has failed.
  open var delaysTouchesBegan = false

  /// Whether the end of a touch is delayed in its view while more touches may complete the gesture.
  open var delaysTouchesEnded = true

  /// The raw values of the touch types that the recogniser receives, by default all of them.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]

  /// Whether the recogniser receives touches of one type only, which has no effect in a terminal.
  open var requiresExclusiveTouchType = true

  /// The modifier keys at the last event, if the terminal reports them.
  final public internal(set) var modifierFlags: UIKeyModifierFlags = []

  /// The mouse buttons at the last event.
  final public internal(set) var buttonMask: UIEvent.ButtonMask = []

  /// Makes the recogniser wait until another one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard otherGestureRecognizer !== self else { return }
    failureRequirements.removeAll { $0.recognizer == nil }
    failureRequirements.append(WeakRecognizer(otherGestureRecognizer))
  }

  // MARK: Locations

  /// Returns the location of the gesture in a view's coordinates, or in the window's if the view is
  /// `nil`.
  open func location(in view: UIView?) -> CGPoint { converted(tracking.location, to: view) }

  /// The number of touches in the gesture.
  open var numberOfTouches: Int { tracking.touches.count }

  /// Returns the location of a touch in a view's coordinates, or in the window's if the view is
  /// `nil`.
  ///
  /// - Parameters:
  ///   - touchIndex: The index of the touch. An index out of range is reported and gives the
  ///     location of the gesture; UIKit raises an exception.
  ///   - view: The view.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard tracking.touches.indices.contains(touchIndex) else {
      ViewMisuse.touchOutOfRange(self, touchIndex, count: tracking.touches.count).report()
      return location(in: view)
    }
    return converted(tracking.touches[touchIndex].position, to: view)
  }

  // MARK: For subclasses

  /// Called after touches have begun.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called after touches have moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called after touches have ended.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called after touches have been cancelled.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called after the end of the gesture to reset the recogniser.
  open func reset() {}

  /// Ignores a touch from now on.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    tracking.touches.removeAll { $0 === touch }
  }

  /// Returns whether the recogniser can prevent another one from recognising the same touches.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether another recogniser can prevent this one from recognising the same touches.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether the recogniser has to wait until another one has failed.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether another recogniser has to wait until this one has failed.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  /// Returns whether to receive the touches of an event.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  // MARK: Overrides by the toolkit

  /// Whether more touches may still complete the gesture.
  var waitsForMoreTouches: Bool { false }

  /// The app time at which the recogniser stops waiting for another tap, or `nil` if it isn't
  /// waiting.
  var waitEnd: TimeInterval? { nil }

  /// Returns whether the recogniser receives touches with the given mouse buttons.
  func accepts(_ buttonMask: UIEvent.ButtonMask) -> Bool {
    buttonMask.isEmpty || buttonMask.contains(.primary)
  }

  /// Called when the state has changed, before actions are sent.
  func stateDidChange() {}

  /// Whether the gesture is a single tap with one finger, which controls handle themselves.
  var isSimpleTap: Bool { false }

  func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    (view ?? self.view?.storedWindow)?.convertedFromRoot(point) ?? point
  }
}
