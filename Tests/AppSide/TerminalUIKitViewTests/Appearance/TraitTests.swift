import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
private final class TraitView: UIView {
  var changes: [UIUserInterfaceStyle?] = []

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    changes.append(previousTraitCollection?.userInterfaceStyle)
  }
}

@MainActor
struct TraitTests {
  @Test func `subviews inherit a style until they override it`() {
    let screen = TestScreen()
    let view = screen.add(TraitView(), rect(0, 0, 10, 10))
    let inner = TraitView()
    view.addSubview(inner)
    let base = view.traitCollection.userInterfaceStyle
    let other: UIUserInterfaceStyle = base == .dark ? .light : .dark
    view.changes = []
    inner.changes = []
    screen.window.overrideUserInterfaceStyle = other
    #expect(inner.traitCollection.userInterfaceStyle == other)
    #expect(view.changes == [base] && inner.changes == [base])
    inner.overrideUserInterfaceStyle = base
    #expect(inner.traitCollection.userInterfaceStyle == base && inner.changes == [base, other])
    screen.window.overrideUserInterfaceStyle = .unspecified
    #expect(view.traitCollection.userInterfaceStyle == base)
    #expect(inner.changes == [base, other])
  }

  @Test func `a moved view and its subviews get the traits of their new superview`() {
    final class Mover: UIView {
      var stylesOnTheWay: [UIUserInterfaceStyle] = []
      override func didMoveToWindow() { note() }
      override func didMoveToSuperview() { note() }
      private func note() { stylesOnTheWay.append(traitCollection.userInterfaceStyle) }
    }
    let screen = TestScreen()
    let light = screen.add(UIView(), rect(0, 0, 10, 10))
    light.overrideUserInterfaceStyle = .light
    let dark = screen.add(UIView(), rect(20, 0, 10, 10))
    dark.overrideUserInterfaceStyle = .dark
    let mover = Mover()
    let inner = UIView()
    mover.addSubview(inner)
    light.addSubview(mover)
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    mover.stylesOnTheWay = []
    dark.addSubview(mover)
    #expect(mover.stylesOnTheWay == [.dark])
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    let other = TestScreen().window
    other.overrideUserInterfaceStyle = .light
    other.addSubview(mover)
    #expect(mover.stylesOnTheWay == [.dark, .light, .light])
    #expect(inner.traitCollection.userInterfaceStyle == .light)
    mover.removeFromSuperview()
    #expect(
      inner.traitCollection.userInterfaceStyle == UIScreen.main.traitCollection.userInterfaceStyle)
  }

  @Test func `views in a hidden window have the screen's traits`() {
    let application = UIApplication.shared
    let base = UIScreen.main.traitCollection.userInterfaceStyle
    defer { application.setUserInterfaceStyle(base) }
    let screen = TestScreen()
    let view = screen.add(TraitView(), rect(0, 0, 10, 10))
    screen.window.isHidden = true
    view.changes = []
    let other: UIUserInterfaceStyle = base == .dark ? .light : .dark
    application.setUserInterfaceStyle(other)
    #expect(view.traitCollection.userInterfaceStyle == other)
    screen.window.isHidden = false
    #expect(view.changes == [base])
  }

  @Test func `a controller overrides the style of its view`() {
    final class Controller: UIViewController {
      var changes = 0
      override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        changes += 1
      }
    }
    let controller = Controller()
    let screen = TestScreen(controller)
    let base = controller.traitCollection.userInterfaceStyle
    let other: UIUserInterfaceStyle = base == .dark ? .light : .dark
    let changes = controller.changes
    controller.overrideUserInterfaceStyle = other
    #expect(controller.view.traitCollection.userInterfaceStyle == other)
    #expect(controller.traitCollection.userInterfaceStyle == other)
    #expect(controller.changes == changes + 1)
    withExtendedLifetime(screen) {}
  }

  @Test func `collections are merged and compared`() {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let big = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let both = UITraitCollection(traitsFrom: [dark, big])
    #expect(both.userInterfaceStyle == .dark)
    #expect(both.preferredContentSizeCategory.isAccessibilityCategory)
    #expect(both.containsTraits(in: dark) && !dark.containsTraits(in: both))
    #expect(both != dark && both == UITraitCollection(traitsFrom: [big, dark]))
    #expect(both.hasDifferentColorAppearance(comparedTo: big))
  }

  @Test func `idiom and display scale are traits`() {
    let traits = TestScreen().window.traitCollection
    #expect(traits.userInterfaceIdiom == UIDevice.current.userInterfaceIdiom)
    #expect(traits.displayScale == UIScreen.main.scale)
    let pad = UITraitCollection(userInterfaceIdiom: .pad)
    let fine = UITraitCollection(displayScale: 2)
    #expect(pad.displayScale == 0 && fine.userInterfaceIdiom == .unspecified && pad != fine)
    let both = UITraitCollection(traitsFrom: [traits, pad, fine])
    #expect(both.userInterfaceIdiom == .pad && both.displayScale == 2)
    #expect(!traits.containsTraits(in: fine) && both.containsTraits(in: fine))
  }

  @Test func `subviews inherit the tint colour and are notified of changes`() {
    final class Tinted: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    let outer = Tinted()
    let inner = Tinted()
    outer.addSubview(inner)
    #expect(inner.tintColor == .tintColor)
    outer.tintColor = .systemRed
    #expect(inner.tintColor == .systemRed && inner.changes == 1)
    inner.tintColor = .systemGreen
    outer.tintColor = .systemBlue
    #expect(inner.tintColor == .systemGreen && inner.changes == 2 && outer.changes == 2)
    inner.tintColor = nil
    #expect(inner.tintColor == .systemBlue)
  }
}
