import CellRendering
import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct BarAppearanceTests {
  private func fills(_ view: UIView) -> [DisplayColor] {
    let context = DrawingContext(size: view.bounds.size, traits: .standard)
    context.draw(view)
    return context.list.commands.compactMap {
      if case .fill(_, let color, _) = $0 { color } else { nil }
    }
  }

  private func color(_ color: UIColor) -> DisplayColor {
    color.components(with: .standard).displayColor(opacity: 1)
  }

  @Test func `an appearance gives the bar its colours`() {
    let bar = UINavigationBar(frame: rect(0, 0, 160, 32))
    bar.setItems([UINavigationItem(title: "Hi")], animated: false)
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .systemRed
    appearance.shadowColor = nil
    appearance.titleTextAttributes = [.foregroundColor: UIColor.systemGreen]
    bar.standardAppearance = appearance
    bar.layoutIfNeeded()
    #expect(fills(bar) == [color(.systemRed)])
    let title = bar.subviews.compactMap { $0 as? UILabel }.first { $0.text == "Hi" }
    #expect(title?.textColor == .systemGreen)
    let own = UINavigationBarAppearance(barAppearance: appearance)
    own.backgroundColor = .systemBlue
    bar.topItem?.standardAppearance = own
    #expect(fills(bar) == [color(.systemBlue)] && appearance.backgroundColor == .systemRed)
    #expect(own.titleTextAttributes.count == 1)
    own.configureWithDefaultBackground()
    #expect(fills(bar).count == 2)
  }

  @Test func `toolbars and tab bars have appearances, too`() {
    let tools = UIToolbar(frame: rect(0, 0, 160, 32))
    tools.standardAppearance.backgroundColor = .systemRed
    #expect(fills(tools).first == color(.systemRed))
    let tabs = UITabBar(frame: rect(0, 0, 160, 32))
    let edge = UITabBarAppearance()
    edge.backgroundColor = .systemBlue
    tabs.scrollEdgeAppearance = edge
    #expect(fills(tabs).first == color(.systemBlue))
  }
}
