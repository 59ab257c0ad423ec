import AppRuntime
import CellRendering
import ElementTypes
import Foundation

/// The central object of an app: its windows, main loop, clock and event dispatch (UIKit).
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The main loop, in whose turns all of the app's code runs.
  package var loop: EventLoop { loopForNow ?? loopForCurrentTest?() ?? ownLoop }
  private let ownLoop: EventLoop
  final private var loopForNow: EventLoop?
  /// Returns the loop of the current test's app in this process, or `nil` if there isn't one.
  final package var loopForCurrentTest: (() -> EventLoop?)?
  /// The exit status of the process, or `nil` while the app runs.
  package internal(set) var exitStatus: Int32?

  let mainScreen: UIScreen
  let touchTracker = TouchTracker()
  let hover = HoverTracker()
  final var animations = AnimationState()
  final let delayedCalls = DelayedCalls()
  let appearanceProxies = AppearanceProxies()
  final var driver: (any ApplicationDriver)?
  final var windowReferences: [WeakWindow] = []
  final weak var keyWindowReference: UIWindow?
  /// Whether tables expose every row as an accessibility element, including rows that aren't
  /// visible.
  ///
  /// Set by tests.
  final package var listsAllRows = false
  /// Whether a keyboard is shown while a text has the keyboard focus.
  ///
  /// Set under automation. A person at the terminal has a real keyboard, and a device with a keyboard
  /// connected to it shows none on the screen.
  final package var hasSoftwareKeyboard = false
  /// The modifier keys held down during events other than key presses.
  final package var heldModifiers: UIKeyModifierFlags = []
  /// Whether the card of the keys was shown at least once.
  final var hasShownKeyCard = false
  /// Scroll views that started an animation or deceleration; those at rest are removed later.
  final var movingScrollViews: [WeakScrollView] = []
  /// A filter for the windows that currently exist for the app, or `nil` for all of them.
  ///
  /// Tests in the app's own process use it to hide other tests' windows.
  final package var windowFilter: ((UIWindow) -> Bool)?
  /// The name of a test's app in this process, or `nil` to use the process name.
  final package var nameOfTestApp: String?
  /// The only scene.
  final lazy var mainScene: UIWindowScene = {
    let session = UISceneSession(
      configuration: UISceneConfiguration(name: nil, sessionRole: .windowApplication))
    let scene = UIWindowScene(session: session)
    session.scene = scene
    return scene
  }()
  /// Called when work is scheduled for the end of the turn, to notify the code that runs turns.
  final package var didRequestTurn: (() -> Void)?
  /// Called when an async function awaits a change on the screen, with a closure that returns whether
  /// it has finished; `nil` if time passes on its own.
  final package var didAwaitCompletion: ((_ isOver: @escaping @MainActor () -> Bool) -> Void)?
  /// The work to do after the next layout, keyed by the loop that runs it.
  final private var workAfterLayout: [ObjectIdentifier: [() -> Void]] = [:]

  private static var current: UIApplication?

  /// Called with the application of a process that didn't start with `UIApplicationMain`.
  package static var didCreateForTests: (@MainActor (UIApplication) -> Void)?

  /// The singleton app instance.
  ///
  /// In a process that didn't start with `UIApplicationMain`, such as a unit test, the application
  /// is created on first use, with virtual time and without a display.
  public class var shared: UIApplication {
    if let current { return current }
    let application = UIApplication(
      clock: AppClock(mode: .virtual), screenSize: CellMetrics.defaultScreenSize, on: .main)
    current = application
    application.applicationState = .active
    didCreateForTests?(application)
    return application
  }

  init(clock: AppClock, screenSize: CGSize, on screen: UIScreen = UIScreen()) {
    ownLoop = EventLoop(clock: clock)
    mainScreen = screen
    mainScreen.setSize(screenSize)
    super.init()
    layOut(before: ownLoop)
  }

  /// Creates a loop with its own virtual clock, for one of several apps in this process.
  package func makeLoop() -> EventLoop {
    let loop = EventLoop(clock: AppClock(mode: .virtual))
    layOut(before: loop)
    return loop
  }

  /// Runs a closure while the app uses another loop and its clock.
  package func with<Result>(_ other: EventLoop, _ body: () throws -> Result) rethrows -> Result {
    let previous = loopForNow
    loopForNow = other
    defer { loopForNow = previous }
    return try body()
  }

  private func layOut(before loop: EventLoop) {
    loop.beforeWaiting { [weak self] in self?.layOutWindows() ?? false }
  }

  /// Creates the application of a process that starts with `UIApplicationMain`.
  static func start(driver: any ApplicationDriver) -> UIApplication {
    let application = UIApplication(
      clock: AppClock(mode: driver.clockMode), screenSize: driver.screenSize, on: .main)
    application.driver = driver
    current = application
    return application
  }

  /// The app's clock.
  ///
  /// Work for a later time is scheduled on this clock; under automation its time is virtual.
  public var clock: AppClock { loop.clock }

  /// The pending work that takes real time, such as a request on a socket.
  ///
  /// Tests wait until it has finished.
  public var work: WorkInFlight { loop.work }

  /// The delegate of the app object.
  ///
  /// In a unit test it is the delegate of the app that the tests are linked with, unless another
  /// one was set before. That app is launched on first access.
  open var delegate: (any UIApplicationDelegate)? {
    get {
      launchForTestsIfNeeded()
      return currentDelegate
    }
    set {
      host.isDecided = true
      host.delegate = newValue
    }
  }

  /// The current delegate; reading it doesn't launch the host app.
  final package var currentDelegate: (any UIApplicationDelegate)? { host.delegate }
  /// Creates the delegate of the app that hosts the current test.
  final package var makeHostDelegate: (() -> (any UIApplicationDelegate)?)?

  /// The app whose delegate is the application's.
  final var host: Host { hostOfTest?() ?? ownHost }
  final private let ownHost = Host()
  /// Returns the app that hosts the current test, or `nil` if all tests have the same.
  final package var hostOfTest: (() -> Host?)?

  /// The windows of the apps that host the tests; they belong to no test.
  final private var hostWindows: [WeakWindow] = []

  /// Returns whether a window belongs to the app that hosts the tests.
  package func isHostWindow(_ window: UIWindow) -> Bool {
    hostWindows.contains { $0.window === window }
  }

  private func launchForTestsIfNeeded() {
    guard !host.isDecided else { return }
    host.isDecided = true
    let before = (windows: windowReferences, key: keyWindowReference)
    guard let made = makeHostDelegate?() else { return }
    applicationState = .inactive
    launch(delegate: made)
    hostWindows += windowReferences.filter { reference in
      !before.windows.contains { $0.window === reference.window }
    }
    // The test's own window was in front and must stay there.
    if let key = before.key {
      bringToFront(key)
      setKeyWindow(key)
    }
  }

  /// Whether the delegate implements `application(_:open:options:)`; true until a call shows that
  /// it doesn't.
  final var delegateOpensURLs = true

  /// The app's current state.
  final public internal(set) var applicationState: State {
    get { life.state }
    set { life.state = newValue }
  }

  /// The life cycle state of one app.
  package final class Life {
    package var state: State
    /// The user's permissions.
    let authorizations = Authorizations()

    package init(_ state: State) { self.state = state }
  }

  private var life: Life { lifeForCurrentTest?() ?? ownLife }
  final var authorizations: Authorizations { life.authorizations }
  /// The system's own interface, which tests see as the springboard.
  final package private(set) lazy var systemInterface = SystemInterface(self)
  final private let ownLife = Life(.inactive)
  /// Returns the life cycle state of the current test's app in this process, or `nil` if there is
  /// none.
  final package var lifeForCurrentTest: (() -> Life?)?

  /// The visible windows, from back to front.
  open var windows: [UIWindow] { shownWindows }

  /// The window that receives keyboard events.
  open var keyWindow: UIWindow? { keyWindowReference }

  /// The user's preferred text size.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    mainScreen.traitCollection.preferredContentSizeCategory
  }

  /// A number that grows with every visible change of the app.
  package var treeVersion: UInt64 { TreeChange.count }

  /// Dispatches an event: touches to the windows in which they began, keys to the key window.
  ///
  /// All external input passes through this method.
  open func sendEvent(_ event: UIEvent) {
    if event is UIPressesEvent {
      if let windowOfKeys { windowOfKeys.sendEvent(event) } else { deliverToSelf(event) }
      return
    }
    if let event = event as? PointerEvent { return sendPointerEvent(event) }
    for window in allWindows.reversed() where event.touches(for: window)?.isEmpty == false {
      window.sendEvent(event)
    }
  }

  /// The delegate if it is a responder.
  open override var next: UIResponder? { currentDelegate as? UIResponder }

  /// Moves the focus, presses the default button, goes back, shows the keys or ends the app in
  /// response to a key that no other responder handled.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { press in
      guard let key = press.key else { return true }
      return !handleUnclaimed(key, isFromTerminal: event?.isFromTerminal ?? false)
    }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  override var defaultElementType: ElementType { .application }

  override var defaultAccessibilityLabel: String? {
    nameOfTestApp ?? ProcessInfo.processInfo.processName
  }

  override var defaultAccessibilityFrame: CGRect { mainScreen.bounds }

  @discardableResult
  package override func visitAccessibilityChildren(_ visit: (UIResponder) -> Bool) -> Bool {
    for window in reachableWindows where !window.isHidden {
      if !window.visitAsAccessibilityElement(visit) { return false }
    }
    return keyboardWindow?.visitAsAccessibilityElement(visit) ?? true
  }

  /// Schedules work to run after the next layout, before the app waits for events.
  func afterLayout(_ work: @escaping () -> Void) {
    didRequestTurn?()
    workAfterLayout[ObjectIdentifier(loop), default: []].append(work)
  }

  /// Lays out the windows that need it and then runs the work scheduled after layout.
  ///
  /// - Returns: Whether there was anything to do.
  @discardableResult
  package func layOutWindows() -> Bool {
    var didWork = false
    for window in allWindows where window.isWaitingForLayout {
      window.layoutIfNeeded()
      didWork = true
    }
    for window in shownWindows where window.showEditedView() { didWork = true }
    if updateKeyboard() { didWork = true }
    // The work of other apps in this process runs in their own loops.
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
