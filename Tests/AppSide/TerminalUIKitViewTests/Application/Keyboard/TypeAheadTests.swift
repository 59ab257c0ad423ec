import Foundation
import TerminalEvents
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

/// Keys typed while one screen replaces another.
@MainActor
struct TypeAheadTests {
  private let navigation = UINavigationController(rootViewController: UIViewController())
  private let screen: TestScreen
  private let application = UIApplication.shared
  private let escape = TerminalInput.key(KeyStroke(.escape))
  private let letter = TerminalInput.key(KeyStroke(.character("a")))
  private let interrupt = TerminalInput.key(KeyStroke(.character("c"), .control))

  init() {
    screen = TestScreen(navigation)
  }

  /// Makes the window the key window in the same turn as the test, because another test may run before it.
  private func activate() {
    screen.activate()
    screen.settle()
  }

  @Test func `a key waits for the end of a transition, and later keys wait behind it`() {
    activate()
    var typeAhead = TypeAhead()
    var kept = [typeAhead.keep(escape, for: application)]
    navigation.pushViewController(UIViewController(), animated: true)
    kept.append(typeAhead.keep(escape, for: application))
    var sent = [typeAhead.next(for: application)]
    application.finishTransitions()
    kept.append(typeAhead.keep(letter, for: application))
    for _ in 0..<3 { sent.append(typeAhead.next(for: application)) }
    kept.append(typeAhead.keep(letter, for: application))
    #expect(kept == [false, true, true, false])
    #expect(sent == [nil, escape, letter, nil])
  }

  @Test func `Control-C doesn't wait, not even behind other keys, and isn't sent later`() {
    activate()
    var typeAhead = TypeAhead()
    navigation.pushViewController(UIViewController(), animated: true)
    var kept: [Bool] = []
    for input in [letter, interrupt, letter] {
      kept.append(typeAhead.keep(input, for: application))
    }
    application.finishTransitions()
    var sent: [TerminalInput?] = []
    for _ in 0..<3 { sent.append(typeAhead.next(for: application)) }
    #expect(kept == [true, false, true])
    #expect(sent == [letter, letter, nil])
  }

  @Test func `the mouse doesn't wait`() {
    activate()
    var typeAhead = TypeAhead()
    navigation.pushViewController(UIViewController(), animated: true)
    let isKept = typeAhead.keep(.mouse(MouseAction(.moved, at: .zero)), for: application)
    #expect(!isKept)
    application.finishTransitions()
  }
}
