import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct TraitChangeTests {
  @MainActor
  private final class Card: UIView {
    var notes: [String] = []

    func styleChanged() { notes.append("method") }

    func observe() {
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
        (self: Self, previous: UITraitCollection) in
        self.notes.append("closure \(previous.userInterfaceStyle.rawValue)")
      }
    }
  }

  private let screen = TestScreen()

  @Test func `observers are called only for their traits, with the previous ones`() {
    screen.window.overrideUserInterfaceStyle = .light
    let card = screen.add(Card(), rect(0, 0, 10, 10))
    card.observe()
    card.registerForTraitChanges(
      [UITraitUserInterfaceStyle.self], target: card, action: Card.styleChanged)
    card.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (card: Card, _) in
      card.notes.append("size class")
    }
    screen.window.overrideUserInterfaceStyle = .dark
    #expect(card.notes == ["closure 1", "method"])
  }

  @Test func `an observer can be unregistered`() {
    screen.window.overrideUserInterfaceStyle = .light
    let card = screen.add(Card(), rect(0, 0, 10, 10))
    let registration = card.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (card: Card, _) in card.notes.append("change")
    }
    screen.window.overrideUserInterfaceStyle = .dark
    card.unregisterForTraitChanges(registration)
    screen.window.overrideUserInterfaceStyle = .light
    #expect(card.notes == ["change"])
  }

  @Test func `view controllers can be observed`() {
    let controller = UIViewController()
    let screen = TestScreen(controller)
    screen.window.overrideUserInterfaceStyle = .light
    var styles: [UIUserInterfaceStyle] = []
    controller.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
      (controller: UIViewController, _) in
      styles.append(controller.traitCollection.userInterfaceStyle)
    }
    screen.window.overrideUserInterfaceStyle = .dark
    #expect(styles == [.dark])
  }

  @Test func `a dimmed tint adjustment mode applies to subviews`() {
    let outer = screen.add(UIView())
    let inner = UIView()
    outer.addSubview(inner)
    outer.tintColor = .systemRed
    #expect(inner.tintColor == .systemRed && inner.tintAdjustmentMode == .normal)
    outer.tintAdjustmentMode = .dimmed
    #expect(inner.tintColor == .systemGray && inner.tintAdjustmentMode == .dimmed)
    inner.tintAdjustmentMode = .normal
    #expect(inner.tintColor == .systemRed)
    outer.tintAdjustmentMode = .automatic
    #expect(outer.tintColor == .systemRed)
  }
}
