import ElementTypes
import Foundation
import TerminalEvents
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct ElementTreeTests {
  private let screen = TestScreen()

  /// The tags of the root view's child elements.
  private func tags(_ view: UIView? = nil) -> [Int] {
    (view ?? screen.root).accessibilityChildren.map { ($0 as? UIView)?.tag ?? -1 }
  }

  private func add(_ tag: Int, to parent: UIView? = nil) -> UIView {
    let view = UIView(frame: rect(0, CGFloat(tag) * 16, 80, 16))
    view.tag = tag
    (parent ?? screen.root).addSubview(view)
    return view
  }

  @Test func `views that are hidden, transparent or without size are not elements`() {
    _ = add(1)
    add(2).isHidden = true
    add(3).alpha = 0
    add(4).frame.size = .zero
    add(5).frame.size.height = 0
    #expect(tags() == [1])
  }

  @Test func `the children of a view without size take its place`() {
    let empty = add(1)
    empty.frame.size = .zero
    let inside = add(2, to: empty)
    #expect(tags() == [2] && inside.accessibilityParent === screen.root)
    empty.clipsToBounds = true
    #expect(tags() == [])
  }

  @Test func `the subviews of an accessibility element are not elements`() {
    let outer = add(1)
    _ = add(2, to: outer)
    #expect(tags(outer) == [2])
    outer.isAccessibilityElement = true
    #expect(tags(outer) == [])
  }

  @Test func `the content of a table cell is listed even if the cell is an accessibility element`()
  {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "Row"
    screen.add(cell, rect(0, 0, 160, 32))
    screen.settle()
    cell.isAccessibilityElement = true
    #expect(cell.accessibilityChildren.map(\.accessibilityLabel) == ["Row"])
  }

  @Test func `a button has its title as a static text child`() {
    let button = UIButton(type: .system)
    button.setTitle("Login", for: .normal)
    screen.add(button, rect(0, 0, 80, 16))
    screen.settle()
    #expect(button.elementType == .button && button.accessibilityLabel == "Login")
    #expect(button.accessibilityChildren.map(\.elementType) == [.staticText])
    #expect(button.accessibilityChildren.map(\.accessibilityLabel) == ["Login"])
  }

  @Test func `accessibilityElementsHidden hides the children`() {
    let outer = add(1)
    _ = add(2, to: outer)
    outer.accessibilityElementsHidden = true
    #expect(tags() == [1] && tags(outer) == [])
  }

  @Test func `a modal view hides its siblings`() {
    _ = add(1)
    let modal = add(2)
    modal.accessibilityViewIsModal = true
    _ = add(3)
    #expect(tags() == [2])
    modal.isHidden = true
    #expect(tags() == [1, 3])
  }

  @Test func `accessibilityElements replaces the subviews`() {
    let outer = add(1)
    let view = add(2, to: outer)
    _ = add(3, to: outer)
    let drawn = UIAccessibilityElement(accessibilityContainer: outer)
    drawn.accessibilityLabel = "drawn"
    drawn.accessibilityFrameInContainerSpace = rect(8, 0, 16, 16)
    outer.accessibilityElements = [drawn, view, "nonsense"]
    #expect(outer.accessibilityChildren == [drawn, view])
    #expect(drawn.accessibilityFrame == rect(8, 16, 16, 16) && drawn.accessibilityParent === outer)
    view.isHidden = true
    #expect(outer.accessibilityChildren == [drawn])
  }

  private nonisolated static let roles: [(UIAccessibilityTraits, ElementType)] = [
    (.button, .button), (.link, .link), (.image, .image), (.header, .staticText),
    (.searchField, .searchField), (.adjustable, .slider), (.keyboardKey, .key),
    ([.button, .toggleButton], .switch), (.selected, .other),
  ]

  @Test(arguments: roles)
  func `the role follows from traits that are set`(
    _ traits: UIAccessibilityTraits, _ role: ElementType
  ) {
    let view = UIView()
    view.accessibilityTraits = traits
    #expect(view.elementType == role)
  }

  @Test func `a text field keeps its role regardless of its traits`() {
    let field = UITextField()
    field.accessibilityTraits = .updatesFrequently
    #expect(field.elementType == .textField)
  }

  @Test func `elements report whether they are enabled and selected`() {
    let button = screen.add(UIButton(type: .system), rect(0, 0, 80, 16))
    #expect(button.isAccessibilityEnabled && !button.isAccessibilitySelected)
    button.isEnabled = false
    button.isSelected = true
    #expect(!button.isAccessibilityEnabled && button.isAccessibilitySelected)
    #expect(button.accessibilityTraits == [.button, .notEnabled, .selected])
    let view = UIView()
    view.accessibilityTraits = [.notEnabled, .selected]
    #expect(!view.isAccessibilityEnabled && view.isAccessibilitySelected)
  }

  @Test func `elements report keyboard focus and Tab focus`() {
    let field = screen.add(UITextField(), rect(0, 0, 80, 16))
    let button = screen.add(UIButton(type: .system), rect(0, 32, 80, 16))
    screen.press(.tab)
    #expect(field.hasAccessibilityFocus && field.hasKeyboardFocus)
    screen.press(.tab)
    #expect(button.hasAccessibilityFocus && !button.hasKeyboardFocus && !field.hasKeyboardFocus)
  }

  @Test func `the application's children are the visible windows`() {
    let other = UIWindow()
    screen.activate()
    let children = UIApplication.shared.accessibilityChildren
    #expect(children.last === screen.window && !children.contains(other))
    #expect(screen.window.accessibilityParent === UIApplication.shared)
    #expect(screen.window.elementType == .window)
    #expect(UIApplication.shared.elementType == .application)
    #expect(UIApplication.shared.accessibilityLabel?.isEmpty == false)
  }

  @Test func `a subclass can override accessibility properties`() {
    final class Custom: UIView {
      override var accessibilityLabel: String? {
        get { "mine" }
        set {}
      }
      override var isAccessibilityElement: Bool {
        get { true }
        set {}
      }
    }
    let view = Custom()
    view.accessibilityLabel = "yours"
    view.addSubview(UILabel(frame: rect(0, 0, 8, 16)))
    #expect(view.accessibilityLabel == "mine" && view.accessibilityChildren.isEmpty)
  }

  @Test func `a visit ends when the closure returns false`() {
    for tag in 1...5 { _ = add(tag) }
    var visited: [Int] = []
    let isDone = screen.root.visitAccessibilityChildren { element in
      visited.append((element as? UIView)?.tag ?? -1)
      return visited.count < 2
    }
    #expect(!isDone && visited == [1, 2])
  }

  @Test func `an element inside an element moves with it`() {
    let view = add(1)
    let outer = UIAccessibilityElement(accessibilityContainer: view)
    let inner = UIAccessibilityElement(accessibilityContainer: outer)
    let innermost = UIAccessibilityElement(accessibilityContainer: inner)
    outer.accessibilityFrameInContainerSpace = rect(8, 0, 64, 16)
    inner.accessibilityFrameInContainerSpace = rect(8, 2, 32, 8)
    innermost.accessibilityFrameInContainerSpace = rect(1, 1, 4, 4)
    #expect(innermost.accessibilityFrame == rect(17, 19, 4, 4))
    #expect(inner.accessibilityFrame == rect(16, 18, 32, 8) && inner.containingView === view)
    view.frame.origin.x = 80
    #expect(innermost.accessibilityFrame == rect(97, 19, 4, 4))
    outer.accessibilityFrame = rect(100, 100, 8, 8)
    #expect(innermost.accessibilityFrame == rect(109, 103, 4, 4))
    inner.accessibilityContainer = view
    #expect(innermost.accessibilityFrame == rect(89, 19, 4, 4))
  }

  @Test func `elements that contain each other have a frame`() {
    let one = UIAccessibilityElement(accessibilityContainer: screen.root)
    let other = UIAccessibilityElement(accessibilityContainer: one)
    one.accessibilityContainer = other
    one.accessibilityFrameInContainerSpace = rect(1, 0, 8, 8)
    other.accessibilityFrameInContainerSpace = rect(2, 0, 8, 8)
    #expect(one.accessibilityFrame.width == 8 && other.containingView == nil)
  }

  @Test func `element numbers start at random and fit into JSON numbers`() {
    let identity = UIView().elementIdentity
    #expect(identity > 1 << 24 && identity < 1 << 53)
    #expect(UIView().elementIdentity != identity)
  }
}
