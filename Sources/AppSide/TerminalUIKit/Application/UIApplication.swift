import AppRuntime
import CellRendering
import Foundation

/// The app as a whole: its windows, its main loop, its time, and the way events take (UIKit).
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The main loop: everything the app does happens in a turn of it.
  package var loop: EventLoop { loopForNow ?? loopOfTest?() ?? ownLoop }
  private let ownLoop: EventLoop
  final private var loopForNow: EventLoop?
  /// The loop of the app that the test that runs has in this process; nil without one.
  final package var loopOfTest: (() -> EventLoop?)?
  /// How the app ends, once it does.
  package internal(set) var exitStatus: Int32?

  let mainScreen: UIScreen
  let touchTracker = TouchTracker()
  let hover = HoverTracker()
  final var animations = AnimationState()
  final var driver: (any ApplicationDriver)?
  final var windowReferences: [WeakWindow] = []
  final weak var keyWindowReference: UIWindow?
  /// Whether tables list every row as an element, on show or not: tests want that.
  final package var listsAllRows = false
  /// The modifier keys that are down while something other than a key happens.
  final package var heldModifiers: UIKeyModifierFlags = []
  /// Scroll views whose content has begun to move by itself; those at rest are not removed at once.
  final var movingScrollViews: [WeakScrollView] = []
  /// Which windows there are at all, for now; nil is all of them.
  ///
  /// For tests in the app's own process, whose windows must not see each other.
  final package var windowFilter: ((UIWindow) -> Bool)?
  /// What the app is called that a test has in its own process; nil is the process's name.
  final package var nameInTest: String?
  /// The only scene.
  final lazy var mainScene: UIWindowScene = {
    let session = UISceneSession(
      configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
    let scene = UIWindowScene(session: session)
    session.scene = scene
    return scene
  }()
  /// Called when something is left for the end of the turn, for whoever runs turns.
  final package var didAskForTurn: (() -> Void)?
  /// Called when something waits for the end of a change on the screen, with what tells whether that has
  /// come; nil where time passes by itself.
  final package var didAwaitCompletion: ((_ isOver: @escaping @MainActor () -> Bool) -> Void)?
  /// What is to be done after the next layout, by the loop in whose time it is to be done.
  final private var workAfterLayout: [ObjectIdentifier: [() -> Void]] = [:]

  private static var current: UIApplication?

  /// Told of the application of a process that did not start with `UIApplicationMain`.
  package static var whenMadeForTests: (@MainActor (UIApplication) -> Void)?

  /// The one application of the process.
  ///
  /// In a process that did not start with `UIApplicationMain`, such as a unit test, it is made here:
  /// its time is virtual and nothing shows it.
  public class var shared: UIApplication {
    if let current { return current }
    let application = UIApplication(
      clock: AppClock(mode: .virtual), screenSize: CellMetrics.defaultScreenSize, on: .main)
    current = application
    application.applicationState = .active
    whenMadeForTests?(application)
    return application
  }

  init(clock: AppClock, screenSize: CGSize, on screen: UIScreen = UIScreen()) {
    ownLoop = EventLoop(clock: clock)
    mainScreen = screen
    mainScreen.setSize(screenSize)
    super.init()
    layOut(before: ownLoop)
  }

  /// Makes a loop with a virtual time of its own, for one of several apps in this process.
  package func makeLoop() -> EventLoop {
    let loop = EventLoop(clock: AppClock(mode: .virtual))
    layOut(before: loop)
    return loop
  }

  /// Does something while the app lives in another loop, and in its time.
  package func with<Result>(_ other: EventLoop, _ body: () throws -> Result) rethrows -> Result {
    let previous = loopForNow
    loopForNow = other
    defer { loopForNow = previous }
    return try body()
  }

  private func layOut(before loop: EventLoop) {
    loop.beforeWaiting { [weak self] in self?.layOutWindows() ?? false }
  }

  /// Makes the application of a process that starts with `UIApplicationMain`.
  static func start(driver: any ApplicationDriver) -> UIApplication {
    let application = UIApplication(
      clock: AppClock(mode: driver.clockMode), screenSize: driver.screenSize, on: .main)
    application.driver = driver
    current = application
    return application
  }

  /// The time the app lives in.
  ///
  /// Whatever should happen later is scheduled here; under automation that time is virtual.
  public var clock: AppClock { loop.clock }

  /// Work that cannot be virtual, such as a request on a real socket: counted, so that tests wait for it.
  public var work: WorkInFlight { loop.work }

  /// Who hears of the app's life.
  ///
  /// In a unit test it is the delegate of the app that the tests are linked with, which is launched
  /// when it is first asked for, unless one was set before.
  open var delegate: (any UIApplicationDelegate)? {
    get {
      launchForTestsIfNeeded()
      return presentDelegate
    }
    set {
      isDelegateDecided = true
      presentDelegate = newValue
    }
  }

  /// The delegate as it is, without launching anything.
  final package private(set) weak var presentDelegate: (any UIApplicationDelegate)?
  /// Whether there has been a delegate, or is not to be one.
  final private var isDelegateDecided = false
  /// Makes the delegate of the app that the tests of this process are hosted in.
  final package var makeHostDelegate: (() -> (any UIApplicationDelegate)?)?

  /// Keeps the delegate that `UIApplicationMain` made, as UIKit does.
  final var ownedDelegate: (any UIApplicationDelegate)?

  /// The windows that the app shows which hosts the tests; they are no test's.
  final private var hostWindows: [WeakWindow] = []

  /// Whether a window is one that the app has shown which hosts the tests.
  package func isHostWindow(_ window: UIWindow) -> Bool {
    hostWindows.contains { $0.window === window }
  }

  private func launchForTestsIfNeeded() {
    guard !isDelegateDecided else { return }
    isDelegateDecided = true
    let before = (windows: windowReferences, key: keyWindowReference)
    guard let made = makeHostDelegate?() else { return }
    applicationState = .inactive
    launch(delegate: made)
    hostWindows = windowReferences.filter { reference in
      !before.windows.contains { $0.window === reference.window }
    }
    // The test has its window in front already.
    if let key = before.key {
      bringToFront(key)
      setKeyWindow(key)
    }
  }

  /// Whether the delegate has a method of its own for URLs, as far as that was tried.
  final var delegateOpensURLs = true

  /// Whether the app is in front, and being used.
  final public internal(set) var applicationState: State {
    get { life.state }
    set { life.state = newValue }
  }

  /// Where an app is in its life.
  package final class Life {
    package var state: State

    package init(_ state: State) { self.state = state }
  }

  private var life: Life { lifeOfTest?() ?? ownLife }
  final private let ownLife = Life(.inactive)
  /// The life of the app that the test that runs has in this process; nil without one.
  final package var lifeOfTest: (() -> Life?)?

  /// The windows that are shown, from back to front.
  open var windows: [UIWindow] { shownWindows }

  /// The window that keys go to.
  open var keyWindow: UIWindow? { keyWindowReference }

  /// How big the user wants text to be.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    mainScreen.traitCollection.preferredContentSizeCategory
  }

  /// Counts every change that somebody who looks at the app could see.
  package var treeVersion: UInt64 { TreeChange.count }

  /// Sends an event on its way: touches to the windows they began in, keys to the key window.
  ///
  /// Everything that happens to the app from outside comes through here.
  open func sendEvent(_ event: UIEvent) {
    if event is UIPressesEvent {
      if let keyWindow { keyWindow.sendEvent(event) } else { deliverToSelf(event) }
      return
    }
    if let event = event as? PointerEvent { return sendPointerEvent(event) }
    for window in shownWindows.reversed() where event.touches(for: window)?.isEmpty == false {
      window.sendEvent(event)
    }
  }

  /// The delegate, where it can answer events.
  open override var next: UIResponder? { presentDelegate as? UIResponder }

  /// Moves the focus, presses the default button or ends the app, when a key was nobody else's.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { press in
      guard let key = press.key else { return true }
      return !handleUnclaimed(key, isByHand: event?.isByHand ?? false)
    }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  override var defaultAccessibilityRole: AccessibilityRole { .application }

  override var defaultAccessibilityLabel: String? {
    nameInTest ?? ProcessInfo.processInfo.processName
  }

  override var defaultAccessibilityFrame: CGRect { mainScreen.bounds }

  @discardableResult
  package override func visitAccessibilityChildren(_ visit: (UIResponder) -> Bool) -> Bool {
    for window in reachableWindows where !window.isHidden {
      if !window.visitAsAccessibilityElement(visit) { return false }
    }
    return true
  }

  /// Does something after the next layout, before the app waits for events.
  func afterLayout(_ work: @escaping () -> Void) {
    didAskForTurn?()
    workAfterLayout[ObjectIdentifier(loop), default: []].append(work)
  }

  /// Lays out what asks for it, then does what was to be done after that.
  ///
  /// - Returns: Whether there was anything to do.
  @discardableResult
  package func layOutWindows() -> Bool {
    var didWork = false
    for window in shownWindows where window.isWaitingForLayout {
      window.layoutIfNeeded()
      didWork = true
    }
    for window in shownWindows where window.showEditedView() { didWork = true }
    // Another app of this process does its own, in its own time.
    let work = workAfterLayout.removeValue(forKey: ObjectIdentifier(loop)) ?? []
    for body in work { body() }
    return didWork || !work.isEmpty
  }

  private func deliverToSelf(_ event: UIEvent) {
    guard let event = event as? UIPressesEvent else { return }
    let began = event.allPresses.filter { $0.phase == .began }
    if !began.isEmpty { pressesBegan(began, with: event) }
  }
}
