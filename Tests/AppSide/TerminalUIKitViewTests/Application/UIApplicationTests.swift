import AppRuntime
import Foundation
import TerminalEvents
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
private final class Delegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var calls: [String] = []

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    calls.append("willFinishLaunching \(application.applicationState)")
    return true
  }
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    calls.append("didFinishLaunching \(application.applicationState)")
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) { calls.append("didBecomeActive") }
  func applicationWillResignActive(_ application: UIApplication) {
    calls.append("willResignActive")
  }
  func applicationDidEnterBackground(_ application: UIApplication) {
    calls.append("didEnterBackground")
  }
  func applicationWillEnterForeground(_ application: UIApplication) {
    calls.append("willEnterForeground")
  }
  func applicationWillTerminate(_ application: UIApplication) { calls.append("willTerminate") }
}

/// An application separate from the one that the tests share.
@MainActor
struct UIApplicationTests {
  private let application = UIApplication(
    clock: AppClock(mode: .virtual), screenSize: CGSize(width: 80, height: 32))
  private let delegate = Delegate()

  @Test func `a launch ends with an active app`() {
    application.launch(delegate: delegate)
    #expect(
      delegate.calls == [
        "willFinishLaunching inactive", "didFinishLaunching inactive", "didBecomeActive",
      ])
    #expect(application.applicationState == .active && application.delegate === delegate)
  }

  @Test func `the host app is launched on the first access to its delegate`() {
    var made = 0
    application.makeHostDelegate = { [delegate] in
      made += 1
      return delegate
    }
    #expect(application.next == nil && made == 0)
    #expect(application.delegate === delegate)
    #expect(delegate.calls.count == 3 && application.applicationState == .active)
    application.delegate = nil
    #expect(application.delegate == nil && made == 1)
  }

  @Test func `the tests of each module have a host app of their own`() {
    let other = Delegate()
    let hosts = [UIApplication.Host(), UIApplication.Host()]
    var module = 0
    application.hostOfTest = { hosts[module] }
    application.makeHostDelegate = { [delegate] in module == 0 ? delegate : other }
    #expect(application.delegate === delegate && delegate.calls.count == 3)
    module = 1
    #expect(application.currentDelegate == nil && other.calls.isEmpty)
    #expect(application.delegate === other && other.calls.count == 3)
    application.delegate = nil
    #expect(application.delegate == nil)
    module = 0
    #expect(application.delegate === delegate && delegate.calls.count == 3)
  }

  @Test func `launching the host app leaves the test's window in front`() {
    let application = application
    let host = UIWindow(frame: CGRect(x: 0, y: 0, width: 80, height: 32))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 80, height: 32))
    application.windowDidShow(window)
    application.setKeyWindow(window)
    application.makeHostDelegate = { [delegate] in
      application.windowDidShow(host)
      application.setKeyWindow(host)
      return delegate
    }
    _ = application.delegate
    #expect(application.keyWindow === window && application.windows.last === window)
    #expect(application.isHostWindow(host) && !application.isHostWindow(window))
  }

  @Test func `only windows that the host app shows at its launch are its own`() {
    let application = application
    let frame = CGRect(x: 0, y: 0, width: 80, height: 32)
    let (before, after) = (UIWindow(frame: frame), UIWindow(frame: frame))
    let hosts = (0..<3).map { _ in UIWindow(frame: frame) }
    application.windowDidShow(before)
    application.makeHostDelegate = { [delegate] in
      for window in hosts { application.windowDidShow(window) }
      return delegate
    }
    _ = application.delegate
    application.windowDidShow(after)
    #expect(hosts.allSatisfy { application.isHostWindow($0) })
    #expect(!application.isHostWindow(before) && !application.isHostWindow(after))
  }

  @Test func `a delegate that was set replaces the host app's`() {
    application.makeHostDelegate = {
      Issue.record("No app is to be launched.")
      return nil
    }
    application.delegate = delegate
    #expect(application.delegate === delegate && delegate.calls.isEmpty)
  }

  @Test func `delegates are notified of background and foreground in order`() {
    application.launch(delegate: delegate)
    delegate.calls = []
    application.enterBackground()
    #expect(application.applicationState == .background)
    application.enterBackground()
    application.enterForeground()
    application.enterForeground()
    #expect(
      delegate.calls == [
        "willResignActive", "didEnterBackground", "willEnterForeground", "didBecomeActive",
      ])
    delegate.calls = []
    application.setActive(false)
    application.setActive(false)
    application.setActive(true)
    #expect(delegate.calls == ["willResignActive", "didBecomeActive"])
  }

  @Test func `the app terminates once, with the first status`() {
    application.launch(delegate: delegate)
    delegate.calls = []
    application.terminate(status: 3)
    application.terminate(status: 4)
    #expect(application.exitStatus == 3 && delegate.calls == ["willTerminate"])
  }

  @Test func `Control-C ends the app with the status of an interrupt`() {
    application.launch(delegate: delegate)
    application.synthesizeKey(KeyStroke(.character("c"), .control))
    #expect(application.exitStatus == 130)
  }

  @Test func `life cycle changes are also posted as notifications`() {
    let journal = Journal()
    let names = [
      UIApplication.didFinishLaunchingNotification, UIApplication.didBecomeActiveNotification,
      UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
      UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
      UIApplication.willTerminateNotification,
    ]
    let tokens = Set(names).map { name in
      NotificationCenter.default.addObserver(forName: name, object: application, queue: nil) { _ in
        MainActor.assumeIsolated { journal.note(name.rawValue) }
      }
    }
    application.launch(delegate: delegate)
    application.enterBackground()
    application.enterForeground()
    application.terminate()
    tokens.forEach(NotificationCenter.default.removeObserver)
    #expect(journal.take() == names.map(\.rawValue))
  }

  @Test func `a delegate needn't implement any method`() {
    final class Silent: NSObject, UIApplicationDelegate {}
    let silent = Silent()
    application.launch(delegate: silent)
    application.enterBackground()
    application.enterForeground()
    application.terminate()
    #expect(silent.window == nil && application.exitStatus == 0)
  }

  @Test func `without a driver time is virtual and the screen has 80 × 24 cells`() {
    #expect(UIApplication.shared.clock.mode == .virtual)
    #expect(UIScreen.main.bounds.size == CGSize(width: 640, height: 384))
    #expect(UIApplication.shared === UIApplication.shared)
  }

  @Test func `the app of a unit test is active without a launch`() {
    #expect(UIApplication.shared.applicationState == .active)
  }

  @Test func `an unknown delegate class is a usage error`() {
    #expect(UIApplicationMain(0, nil, nil, "NoSuchApp.NoSuchDelegate") == EX_USAGE)
    #expect(UIApplicationMain(0, nil, nil, nil) == EX_USAGE)
  }

  @Test func `the terminal's colours select light or dark appearance`() {
    let examples: [(String?, UIUserInterfaceStyle)] = [
      (nil, .dark), ("15;0", .dark), ("0;15", .light), ("0;default;7", .light), ("", .dark),
      ("nonsense", .dark), ("0;99", .dark),
    ]
    for (variable, style) in examples {
      #expect(TerminalDriver.style(of: variable) == style, "\(variable ?? "nil")")
    }
  }

  @Test func `a window has a minimum size in any terminal`() {
    for (terminal, window) in [
      ((8, 16), (160, 96)), ((640, 384), (640, 384)), ((640, 16), (640, 96)),
      ((8, 384), (160, 384)),
    ] as [((Double, Double), (Double, Double))] {
      let size = TerminalDriver.windowSize(in: CGSize(width: terminal.0, height: terminal.1))
      #expect(size == CGSize(width: window.0, height: window.1))
    }
  }

  @Test func `characters split between reads arrive whole`() {
    var data = Data()
    var texts: [String] = []
    for byte in Array("a漢👍".utf8) + [0xFF, 0x62] {
      data.append(byte)
      if let text = data.takeWholeCharacters() { texts.append(text) }
    }
    #expect(texts == ["a", "漢", "👍", "\u{FFFD}b"] || texts == ["a", "漢", "👍", "\u{FFFD}", "b"])
  }
}
