import Foundation

/// Sees the touches in a view, and what is in it, before these do, and tells when they are a gesture
/// (UIKit).
///
/// Where UIKit takes a target and a selector, a closure or the method itself is given: see the
/// initialisers. All delays run on the app's clock. Subclasses override the methods of touches and set
/// `state`; they call `super`.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  final var storedState = State.possible
  final var tracking = GestureTracking()
  final var targets: [GestureTarget] = []
  final var failureRequirements: [WeakRecognizer] = []

  /// Makes a recogniser that tells nobody.
  public override init() { super.init() }

  /// Makes a recogniser that calls a closure with itself, or does nothing.
  ///
  /// This is also the form for `target: nil, action: nil`.
  ///
  /// - Parameters:
  ///   - target: An object, held weakly, without which the closure is not called; nil is none.
  ///   - action: Called whenever the state has changed to one worth telling.
  public convenience init(
    target: AnyObject? = nil, action: (@MainActor (UIGestureRecognizer) -> Void)?
  ) {
    self.init()
    if let action { targets.append(GestureTarget(action, for: target)) }
  }

  /// Makes a recogniser that calls a method:
  /// `UITapGestureRecognizer(target: self, action: PhotoScreen.tapped)`.
  ///
  /// - Parameters:
  ///   - target: The object, held weakly; nil looks along the responder chain.
  ///   - action: A method without parameters.
  public convenience init<Target: AnyObject>(
    target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  /// Makes a recogniser that calls a method with itself.
  ///
  /// - Parameters:
  ///   - target: The object, held weakly; nil looks along the responder chain.
  ///   - action: A method that takes the recogniser, or anything.
  public convenience init<Target: AnyObject, Sender>(
    target: Target?, action: @escaping @MainActor (Target) -> @MainActor (Sender) -> Void
  ) {
    self.init()
    addTarget(target, action: action)
  }

  // MARK: State

  /// How far it has come; only subclasses set it.
  ///
  /// A recogniser that must wait for others to fail stays `possible` until they have. Changes that
  /// UIKit's state machine does not have are not made.
  open var state: State {
    get { storedState }
    set { change(to: newValue) }
  }

  /// The view whose touches it sees.
  open internal(set) weak var view: UIView?

  /// Decides what it may do beside others.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether it sees touches; a gesture under way is cancelled when that ends.
  open var isEnabled = true { didSet { if oldValue, !isEnabled { cancel() } } }

  /// A name to find it by.
  open var name: String?

  /// Whether views lose their touches to the gesture once it is recognised.
  open var cancelsTouchesInView = true

  /// Whether views hear of a touch only when it is not the gesture.
  open var delaysTouchesBegan = false

  /// Whether views hear of the end of a touch only when more touches cannot make it the gesture.
  open var delaysTouchesEnded = true

  /// The raw values of the types of touches that it sees; all of them unless said otherwise.
  open var allowedTouchTypes: [NSNumber] = [0, 1, 2, 3]

  /// Whether it sees touches of one type at a time: remembered only, a terminal has one at a time.
  open var requiresExclusiveTouchType = true

  /// The modifier keys held down at the last event: none where a terminal does not tell.
  final public internal(set) var modifierFlags: UIKeyModifierFlags = []

  /// The buttons of the mouse at the last event.
  final public internal(set) var buttonMask: UIEvent.ButtonMask = []

  /// Lets it recognise only after another one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard otherGestureRecognizer !== self else { return }
    failureRequirements.removeAll { $0.recognizer == nil }
    failureRequirements.append(WeakRecognizer(otherGestureRecognizer))
  }

  // MARK: Places

  /// Where the gesture is, in points of a view; of the window when that is nil.
  open func location(in view: UIView?) -> CGPoint { converted(tracking.location, to: view) }

  /// How many touches make the gesture at the moment.
  open var numberOfTouches: Int { tracking.touches.count }

  /// Where one of the touches is, in points of a view; of the window when that is nil.
  ///
  /// - Parameters:
  ///   - touchIndex: From 0; what is out of range, for which UIKit throws, is reported and gives the
  ///     gesture's place.
  ///   - view: The view.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard tracking.touches.indices.contains(touchIndex) else {
      ViewMisuse.noTouch(self, touchIndex, count: tracking.touches.count).report()
      return location(in: view)
    }
    return converted(tracking.touches[touchIndex].position, to: view)
  }

  // MARK: For subclasses

  /// Called when touches have begun.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches have moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches have ended.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when the system has taken touches away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called after the gesture is over, so that the next one finds nothing of it.
  open func reset() {}

  /// Sees no more of a touch.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    tracking.touches.removeAll { $0 === touch }
  }

  /// Whether it can keep another from recognising the same touches.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another one can keep it from recognising the same touches.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether it has to wait until another has failed.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether another one has to wait until this has failed.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  /// Whether to see what an event brings.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  // MARK: What classes of the toolkit do their own way

  /// Whether more touches may still make it the gesture.
  var waitsForMoreTouches: Bool { false }

  /// When it stops waiting for a further tap, in seconds of app time; nil when it does not wait.
  var waitEnd: TimeInterval? { nil }

  /// Whether touches made by this button of a mouse are seen.
  func accepts(_ buttonMask: UIEvent.ButtonMask) -> Bool {
    buttonMask.isEmpty || buttonMask.contains(.primary)
  }

  /// Called when the state has changed to one worth telling, before targets hear of it.
  func stateDidChange() {}

  /// Whether it is what a control itself takes a finger for: one tap of one finger.
  var isSimpleTap: Bool { false }

  func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    (view ?? self.view?.storedWindow)?.convertedFromRoot(point) ?? point
  }
}
