import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct TreeVersionTests {
  private func version(after change: () -> Void) -> Bool {
    let before = UIApplication.shared.treeVersion
    change()
    return UIApplication.shared.treeVersion != before
  }

  @Test func `every visible change changes the tree version`() {
    let screen = TestScreen()
    let view = screen.add(UIView(), rect(0, 0, 10, 10))
    let label = screen.add(UILabel())
    let field = screen.add(UITextField(), rect(0, 32, 80, 16))
    let button = screen.add(UIButton(type: .system), rect(0, 64, 80, 16))
    let indicator = screen.add(UIActivityIndicatorView(style: .medium))
    let controller = UIViewController()
    let changes: [(String, () -> Void)] = [
      ("frame", { view.frame.origin.x += 1 }), ("bounds", { view.bounds.origin.y += 1 }),
      ("transform", { view.transform = CGAffineTransform(translationX: 1, y: 0) }),
      ("isHidden", { view.isHidden.toggle() }), ("alpha", { view.alpha = 0.5 }),
      ("backgroundColor", { view.backgroundColor = .red }),
      ("tintColor", { view.tintColor = .red }), ("layer", { view.layer.cornerRadius = 2 }),
      ("identifier", { view.accessibilityIdentifier = "x" }),
      ("label", { view.accessibilityLabel = "x" }),
      ("traits", { view.accessibilityTraits = .link }),
      ("interaction", { view.isUserInteractionEnabled.toggle() }),
      ("addSubview", { view.addSubview(UIView()) }),
      ("removeFromSuperview", { view.subviews.first?.removeFromSuperview() }),
      ("order", { screen.root.bringSubviewToFront(view) }), ("text", { label.text = "x" }),
      ("textColor", { label.textColor = .red }), ("field text", { field.text = "x" }),
      ("placeholder", { field.placeholder = "x" }), ("secure", { field.isSecureTextEntry = true }),
      ("first responder", { field.becomeFirstResponder() }),
      ("resigning", { field.resignFirstResponder() }),
      ("isEnabled", { button.isEnabled.toggle() }), ("isSelected", { button.isSelected.toggle() }),
      ("isHighlighted", { button.isHighlighted.toggle() }),
      ("title", { button.setTitle("x", for: .normal) }),
      ("focus", { screen.window.setFocusTarget(button) }),
      ("animating", { indicator.startAnimating() }), ("window", { screen.window.isHidden = true }),
      ("shown", { screen.window.makeKeyAndVisible() }), ("controller", { controller.title = "x" }),
      ("style", { screen.window.overrideUserInterfaceStyle = .dark }),
    ]
    for (name, change) in changes { #expect(version(after: change), "\(name)") }
  }

  @Test func `setting equal values and reading keep the tree version`() {
    let screen = TestScreen()
    let view = screen.add(UIView(), rect(0, 0, 10, 10))
    let label = screen.add(UILabel())
    label.text = "x"
    screen.settle()
    let changes: [(String, () -> Void)] = [
      ("frame", { view.frame = rect(0, 0, 10, 10) }), ("text", { label.text = "x" }),
      ("isHidden", { view.isHidden = false }), ("layout", { screen.settle() }),
      ("drawing", { _ = screen.window.displayList() }),
      ("reading", { _ = screen.window.accessibilityChildren.map(\.accessibilityLabel) }),
    ]
    for (name, change) in changes { #expect(!version(after: change), "\(name)") }
  }
}
