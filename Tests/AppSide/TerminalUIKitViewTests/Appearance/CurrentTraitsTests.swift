import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct CurrentTraitsTests {
  /// A view that records the current style in each method that the toolkit calls.
  @MainActor
  private final class Card: UIView {
    var styles: [String: UIUserInterfaceStyle] = [:]

    override func draw(_ rect: CGRect) { styles["draw"] = .current }
    override func layoutSubviews() { styles["layout"] = .current }
    override func updateConstraints() {
      styles["constraints"] = .current
      super.updateConstraints()
    }
    override func tintColorDidChange() { styles["tint"] = .current }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      styles["traits"] = .current
      layer.borderColor = UIColor.label.cgColor
    }
  }

  @MainActor
  private final class Screen: UIViewController {
    var styles: [String: UIUserInterfaceStyle] = [:]

    override func viewWillLayoutSubviews() { styles["will layout"] = .current }
    override func viewDidLayoutSubviews() { styles["did layout"] = .current }
    override func updateViewConstraints() {
      styles["constraints"] = .current
      super.updateViewConstraints()
    }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      styles["traits"] = .current
    }
  }

  @Test func `a view's traits are current in the methods that the toolkit calls`() throws {
    let screen = TestScreen()
    screen.window.overrideUserInterfaceStyle = .light
    let around = screen.add(UIView(), rect(0, 0, 40, 40))
    let plain = screen.add(Card(), rect(0, 40, 40, 40))
    let card = Card(frame: rect(0, 0, 20, 20))
    around.addSubview(card)
    around.overrideUserInterfaceStyle = .dark
    screen.window.tintColor = .systemRed
    screen.settle()
    _ = screen.text
    let all = ["draw", "layout", "constraints", "tint", "traits"]
    #expect(card.styles == Dictionary(uniqueKeysWithValues: all.map { ($0, .dark) }))
    #expect(plain.styles == Dictionary(uniqueKeysWithValues: all.map { ($0, .light) }))
    let border = try #require(card.layer.borderColor)
    #expect(UIColor(cgColor: border) == UIColor(white: 1, alpha: 1))
    #expect(UIUserInterfaceStyle.current == UIScreen.main.traitCollection.userInterfaceStyle)
  }

  @Test func `a controller's traits are current in the methods that the toolkit calls`() {
    let controller = Screen()
    controller.overrideUserInterfaceStyle = .dark
    let screen = TestScreen(controller)
    screen.settle()
    let all = ["will layout", "did layout", "constraints", "traits"]
    #expect(controller.styles == Dictionary(uniqueKeysWithValues: all.map { ($0, .dark) }))
  }

  @Test func `trait observers are called with the new traits as current`() {
    let screen = TestScreen()
    screen.window.overrideUserInterfaceStyle = .light
    let card = screen.add(Card(), rect(0, 0, 40, 40))
    var styles: [UIUserInterfaceStyle] = []
    card.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: Card, _) in
      styles.append(.current)
    }
    card.overrideUserInterfaceStyle = .dark
    #expect(styles == [.dark])
  }

  @Test func `traits set in a method of a view stay current until the method returns`() {
    final class Choosing: UIView {
      var styles: [UIUserInterfaceStyle] = []
      override func layoutSubviews() {
        UITraitCollection(userInterfaceStyle: .light).performAsCurrent { styles.append(.current) }
        styles.append(.current)
        UITraitCollection.current = UITraitCollection(userInterfaceStyle: .light)
        styles.append(.current)
      }
    }
    let screen = TestScreen()
    let view = screen.add(Choosing(), rect(0, 0, 40, 40))
    view.overrideUserInterfaceStyle = .dark
    UITraitCollection(userInterfaceStyle: .unspecified).performAsCurrent {
      view.layoutIfNeeded()
      #expect(UIUserInterfaceStyle.current == .unspecified)
    }
    #expect(view.styles == [.light, .dark, .light])
  }

  @Test func `each thread has its own current traits`() async {
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let outside = UITraitCollection.current.userInterfaceStyle
    let (inside, after) = await Task.detached {
      var inside = UIUserInterfaceStyle.unspecified
      dark.performAsCurrent { inside = UITraitCollection.current.userInterfaceStyle }
      return (inside, UITraitCollection.current.userInterfaceStyle)
    }.value
    #expect(inside == .dark && after == outside)
  }
}

extension UIUserInterfaceStyle {
  fileprivate static var current: Self { UITraitCollection.current.userInterfaceStyle }
}
