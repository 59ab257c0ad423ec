import Foundation
import TerminalIO
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

  init() {
    screen = TestScreen(navigation)
    screen.activate()
    screen.settle()
  }

  @Test func `a key waits for the end of a transition, and later keys wait behind it`() {
    var typeAhead = TypeAhead()
    #expect(!typeAhead.keep(escape, for: application))
    navigation.pushViewController(UIViewController(), animated: true)
    #expect(typeAhead.keep(escape, for: application))
    #expect(typeAhead.next(for: application) == nil)
    application.finishTransitions()
    #expect(typeAhead.keep(letter, for: application))
    #expect(typeAhead.next(for: application) == escape)
    #expect(typeAhead.next(for: application) == letter)
    #expect(typeAhead.next(for: application) == nil)
    #expect(!typeAhead.keep(letter, for: application))
  }

  @Test func `the mouse doesn't wait`() {
    var typeAhead = TypeAhead()
    navigation.pushViewController(UIViewController(), animated: true)
    let click = MouseAction(.moved, at: .zero)
    #expect(!typeAhead.keep(.mouse(click), for: application))
    application.finishTransitions()
  }
}
