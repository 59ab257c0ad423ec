import CellRendering
import Foundation
import Testing

@testable import TerminalUIKit

/// Views nested ten thousand levels deep, on the small stack of a test's thread.
@MainActor
@Suite struct DeepViewsTests {
  private static let depth = 10_000
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 64, height: 32))

  init() {
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
  }

  private var root: UIView { window.rootViewController?.view ?? UIView() }

  /// Nests views in one another and returns the innermost.
  private func nest(in view: UIView, _ make: (Int) -> UIView) -> UIView {
    var bottom = view
    for level in 0..<Self.depth {
      let view = make(level)
      bottom.addSubview(view)
      bottom = view
    }
    return bottom
  }

  private func filling(_ level: Int) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: 64, height: 32))
  }

  @Test func `deep views are added, drawn, hit, updated and removed`() throws {
    let bottom = nest(in: root, filling)
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 64, height: 16))
    label.text = "deep"
    bottom.addSubview(label)
    window.layoutIfNeeded()
    #expect(TextRenderer.plain(CellBuffer(window.picture())).contains("deep"))
    #expect(window.hitTest(CGPoint(x: 8, y: 24), with: nil) === bottom)
    window.overrideUserInterfaceStyle = .dark
    #expect(bottom.traitCollection.userInterfaceStyle == .dark)
    let first = try #require(root.subviews.first)
    first.removeFromSuperview()
    #expect(bottom.window == nil && bottom.traitCollection.userInterfaceStyle == .light)
    window.isHidden = true
  }

  @Test func `superviews can be added one by one from the inside`() {
    var top = UIView()
    for level in 0..<Self.depth {
      let view = filling(level)
      view.addSubview(top)
      top = view
    }
    root.addSubview(top)
    window.layoutIfNeeded()
    #expect(!top.isWaitingForLayout)
    window.isHidden = true
  }

  @Test func `each view follows the size of its superview`() throws {
    let bottom = nest(in: root) { level in
      let view = filling(level)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      return view
    }
    try #require(root.subviews.first).frame.size = CGSize(width: 80, height: 48)
    #expect(bottom.frame == CGRect(x: 0, y: 0, width: 80, height: 48))
    window.isHidden = true
  }

  @Test func `constraint-based layout reaches all levels`() {
    let bottom = nest(in: root, filling)
    let label = UILabel()
    label.text = "deep"
    label.translatesAutoresizingMaskIntoConstraints = false
    bottom.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: bottom.topAnchor, constant: 16),
      label.leadingAnchor.constraint(equalTo: bottom.leadingAnchor, constant: 8),
    ])
    window.layoutIfNeeded()
    #expect(label.frame.origin == CGPoint(x: 8, y: 16))
    window.isHidden = true
  }

  @Test func `constraints made before the views were added are found`()
    throws
  {
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 64, height: 32))
    let label = UILabel()
    label.translatesAutoresizingMaskIntoConstraints = false
    inner.addSubview(label)
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 64, height: 32))
    outer.addSubview(inner)
    root.addSubview(outer)
    let top = label.topAnchor.constraint(equalTo: root.topAnchor, constant: 16)
    top.isActive = true
    label.leadingAnchor.constraint(equalTo: inner.leadingAnchor, constant: 8).isActive = true
    window.layoutIfNeeded()
    #expect(label.frame.origin == CGPoint(x: 8, y: 16))
    outer.removeFromSuperview()
    #expect(!top.isActive)
    window.isHidden = true
  }
}
