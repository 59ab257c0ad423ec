import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct ActivationTests {
  private let screen = TestScreen()

  @Test func `the activation point is the centre unless it is set`() {
    let view = screen.add(UIView(), rect(16, 32, 80, 32))
    #expect(view.accessibilityActivationPoint == CGPoint(x: 56, y: 48))
    #expect(view.customActivationPoint == nil)
    view.accessibilityActivationPoint = CGPoint(x: 90, y: 40)
    #expect(view.customActivationPoint == CGPoint(x: 90, y: 40))
    view.accessibilityActivationPoint = CGPoint(x: CGFloat.nan, y: 40)
    #expect(view.accessibilityActivationPoint == CGPoint(x: 0, y: 40))
  }

  @Test func `a subclass can override the activation point`() {
    final class Row: UIView {
      override var accessibilityActivationPoint: CGPoint {
        get { CGPoint(x: accessibilityFrame.maxX - 8, y: accessibilityFrame.midY) }
        set {}
      }
    }
    let row = screen.add(Row(), rect(0, 0, 80, 16))
    #expect(row.customActivationPoint == CGPoint(x: 72, y: 8))
  }

  @Test func `the default implementations of the accessibility actions do nothing`() {
    let view = UIView()
    #expect(!view.accessibilityActivate())
    #expect(!view.accessibilityPerformEscape() && !view.accessibilityPerformMagicTap())
    #expect(!view.accessibilityScroll(.down))
    view.accessibilityIncrement()
    #expect(view.accessibilityValue == nil)
  }

  @Test func `a scroll view scrolls by pages and returns false at the end`() {
    let view = screen.add(UIScrollView(), rect(0, 0, 80, 64))
    view.contentSize = CGSize(width: 80, height: 160)
    #expect(view.accessibilityScroll(.down) && view.contentOffset.y == 64)
    #expect(view.accessibilityScroll(.next) && view.contentOffset.y == 96)
    #expect(!view.accessibilityScroll(.down) && !view.accessibilityScroll(.right))
    #expect(view.accessibilityScroll(.previous) && view.contentOffset.y == 32)
    view.isScrollEnabled = false
    #expect(!view.accessibilityScroll(.up) && view.contentOffset.y == 32)
  }

  @Test func `the escape action pops a view controller, but not the root`() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    #expect(!navigation.accessibilityPerformEscape())
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(navigation.accessibilityPerformEscape())
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func `elements provided by the indexed container methods are visible`() {
    final class Chart: UIView {
      override func accessibilityElementCount() -> Int { 3 }
      override func accessibilityElement(at index: Int) -> Any? {
        guard index < 2 else { return nil }
        let element = UIAccessibilityElement(accessibilityContainer: self)
        element.accessibilityLabel = "Bar \(index)"
        element.accessibilityFrameInContainerSpace = rect(CGFloat(index) * 16, 0, 16, 16)
        return element
      }
    }
    let chart = screen.add(Chart(), rect(8, 16, 80, 16))
    chart.addSubview(UILabel(frame: rect(0, 0, 8, 16)))
    #expect(chart.accessibilityChildren.map(\.accessibilityLabel) == ["Bar 0", "Bar 1"])
    #expect(chart.accessibilityChildren.map(\.accessibilityFrame.minX) == [8, 24])
    #expect(chart.hasCustomElements)
    let list = UIView()
    #expect(list.accessibilityElementCount() == NSNotFound && !list.hasCustomElements)
    list.accessibilityElements = [chart]
    #expect(list.accessibilityElementCount() == 1)
    #expect(list.index(ofAccessibilityElement: chart) == 0)
    #expect(list.index(ofAccessibilityElement: list) == NSNotFound)
    #expect(list.accessibilityElement(at: 1) == nil)
  }
}
