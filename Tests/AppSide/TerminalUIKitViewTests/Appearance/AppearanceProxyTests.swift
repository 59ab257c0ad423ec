import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

/// Each test has separate classes, because an appearance remains set for a class.
@MainActor
struct AppearanceProxyTests {
  private let screen = TestScreen()

  private final class FirstBar: UINavigationBar {}
  private final class SecondBar: UINavigationBar {}
  private class Label: UILabel {}
  private final class Sublabel: Label {}
  private final class Box: UIView {}
  private final class BoxedLabel: UILabel {}
  private final class Item: UIBarButtonItem {}
  private final class Guarded: UIView {
    override init(frame: CGRect) { super.init(frame: frame) }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
  }

  @Test func `a bar has the appearance of its class`() {
    let early = FirstBar()
    FirstBar.appearance().tintColor = .red
    FirstBar.appearance().barTintColor = .blue
    FirstBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.green]
    screen.add(early)
    #expect(early.tintColor == .red && early.barTintColor == .blue)
    #expect(early.titleTextAttributes?[.foregroundColor] as? UIColor == .green)
    #expect(FirstBar.appearance() === FirstBar.appearance())
    #expect(screen.add(UINavigationBar()).barTintColor == nil)
  }

  @Test func `a view's own settings take precedence`() {
    let appearance = UINavigationBarAppearance()
    appearance.backgroundColor = .red
    SecondBar.appearance().standardAppearance = appearance
    SecondBar.appearance().barTintColor = .blue
    let bar = SecondBar()
    let own = UINavigationBarAppearance()
    bar.standardAppearance = own
    screen.add(bar)
    #expect(bar.standardAppearance === own && bar.barTintColor == .blue)
    #expect(screen.add(SecondBar()).standardAppearance === appearance)
  }

  @Test func `a subclass's appearance comes before that of its superclass`() {
    Label.appearance().textColor = .red
    Sublabel.appearance().textColor = .blue
    Label.appearance().backgroundColor = .green
    let label = screen.add(Sublabel())
    #expect(label.textColor == .blue && label.backgroundColor == .green)
    #expect(screen.add(Label()).textColor == .red)
  }

  @Test func `an appearance can be for views in certain containers`() {
    BoxedLabel.appearance(whenContainedInInstancesOf: [Box.self]).textColor = .red
    BoxedLabel.appearance().textColor = .blue
    let box = screen.add(Box())
    let inside = BoxedLabel()
    box.addSubview(inside)
    #expect(inside.textColor == .red && screen.add(BoxedLabel()).textColor == .blue)
  }

  @Test func `bar items take the colours of their class`() {
    Item.appearance().tintColor = .red
    Item.appearance().setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .normal)
    let item = Item()
    #expect(item.shownTintColor == .red && item.titleColor(for: .normal) == .blue)
    item.setTitleTextAttributes([.foregroundColor: UIColor.green], for: .normal)
    #expect(item.titleColor(for: .normal) == .green && item.titleColor(for: .selected) == nil)
    #expect(UIBarButtonItem().shownTintColor == nil)
  }

  @Test func `a class that refuses archives has an appearance`() {
    Guarded.appearance().backgroundColor = .red
    #expect(screen.add(Guarded()).backgroundColor == .red)
  }
}
