import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct AutoLayoutTests {
  private let screen = TestScreen()

  private func free<View: UIView>(_ view: View, in superview: UIView? = nil) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? screen.root).addSubview(view)
    return view
  }

  @Test func `views without constraints have no engine`() {
    screen.add(UIView(), rect(0, 0, 10, 10))
    screen.settle()
    #expect(screen.window.layoutState.engine == nil && screen.root.layoutState.item == nil)
  }

  @Test func `constraints determine edges, sizes and centres`() {
    let view = free(UIView())
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor, constant: 16),
      view.trailingAnchor.constraint(equalTo: screen.root.trailingAnchor, constant: -24),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.25, constant: 10),
      view.centerYAnchor.constraint(equalTo: screen.root.centerYAnchor),
    ])
    screen.settle()
    #expect(view.frame == rect(16, 117, 600, 150 + 10).offsetBy(dx: 0, dy: -5))
  }

  @Test func `frames are on whole points, and neighbours touch`() {
    let views = (0..<3).map { _ in free(UIView()) }
    var left = screen.root.leadingAnchor
    for view in views {
      view.leadingAnchor.constraint(equalTo: left).isActive = true
      view.widthAnchor.constraint(equalTo: screen.root.widthAnchor, multiplier: 1 / 3).isActive =
        true
      left = view.trailingAnchor
    }
    screen.settle()
    #expect(views.map(\.frame.minX) == [0, 213, 427])
    #expect(views.map(\.frame.maxX) == [213, 427, 640])
  }

  @Test func `a new constant moves dependent views and lays out no others`() {
    final class Counting: UIView {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    let moved = free(Counting())
    let beside = free(Counting())
    let inner = free(UIView(), in: beside)
    inner.widthAnchor.constraint(equalToConstant: 5).isActive = true
    let leading = moved.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor, constant: 8)
    NSLayoutConstraint.activate([
      leading, moved.widthAnchor.constraint(equalToConstant: 40),
      beside.widthAnchor.constraint(equalToConstant: 40),
    ])
    screen.settle()
    let counts = (moved.layouts, beside.layouts)
    leading.constant = 80
    leading.constant = 88
    #expect(moved.frame.minX == 8, "layout waits for the end of the turn")
    UIView.animate(withDuration: 0.2) { screen.root.layoutIfNeeded() }
    #expect(moved.frame.minX == 88)
    screen.settle()
    #expect(moved.layouts == counts.0 && beside.layouts == counts.1)
    #expect(!UIApplication.shared.layOutWindows())
  }

  @Test func `the higher priority wins, and inequalities hold`() {
    let view = free(UIView())
    let wide = view.widthAnchor.constraint(equalToConstant: 300)
    wide.priority = .defaultHigh
    let narrow = view.widthAnchor.constraint(equalToConstant: 100)
    narrow.priority = .defaultLow
    NSLayoutConstraint.activate([
      wide, narrow, view.widthAnchor.constraint(lessThanOrEqualToConstant: 200),
      view.heightAnchor.constraint(greaterThanOrEqualToConstant: 32),
    ])
    screen.settle()
    #expect(view.frame.size == CGSize(width: 200, height: 32))
    wide.priority = UILayoutPriority(1)
    screen.settle()
    #expect(view.frame.width == 100)
    narrow.isActive = false
    screen.settle()
    #expect(view.frame.width == 200)
  }

  @Test func `content hugs and resists compression`() {
    let first = free(UILabel())
    first.text = "Name"
    let second = free(UILabel())
    second.text = "Value"
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor),
      second.trailingAnchor.constraint(equalTo: screen.root.trailingAnchor),
    ])
    first.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    screen.settle()
    #expect(first.frame == rect(0, 0, 32, 16) && second.frame == rect(32, 0, 608, 16))
    first.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    screen.settle()
    #expect(first.frame.width == 600)
    first.text = String(repeating: "n", count: 100)
    second.setContentCompressionResistancePriority(.required, for: .horizontal)
    screen.settle()
    #expect(first.frame.width == 600 && second.frame.width == 40)
  }

  @Test func `text wraps at the width that constraints determine`() {
    let label = free(UILabel())
    label.numberOfLines = 0
    label.text = "one two three four"
    let below = free(UIView())
    let width = label.widthAnchor.constraint(equalToConstant: 80)
    NSLayoutConstraint.activate([
      width, below.topAnchor.constraint(equalTo: label.bottomAnchor, constant: 8),
    ])
    screen.settle()
    #expect(label.frame.height == 32 && below.frame.minY == 40)
    width.constant = 40
    screen.settle()
    #expect(label.frame.height == 64 && below.frame.minY == 72)
  }

  @Test func `guides are rectangles without views`() {
    screen.root.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 16, leading: 32, bottom: 16, trailing: 24)
    let guide = UILayoutGuide()
    screen.root.addLayoutGuide(guide)
    let view = free(UIView())
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: screen.root.layoutMarginsGuide.leadingAnchor),
      guide.topAnchor.constraint(equalTo: screen.root.safeAreaLayoutGuide.topAnchor),
      guide.widthAnchor.constraint(equalToConstant: 100),
      guide.heightAnchor.constraint(equalToConstant: 50),
      view.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      view.widthAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    screen.settle()
    #expect(guide.layoutFrame == rect(32, 0, 100, 50) && view.frame == rect(77, 40, 10, 10))
    #expect(screen.root.layoutMarginsGuide.layoutFrame == rect(32, 16, 584, 352))
    screen.root.layoutMargins.left = 40
    screen.settle()
    #expect(view.frame.minX == 85)
    screen.root.removeLayoutGuide(guide)
    #expect(guide.owningView == nil && view.constraints.count == 2)
    #expect(screen.root.constraints.isEmpty)
  }

  @Test func `the readable content guide is limited in width`() {
    let wide = TestScreen(CGSize(width: 1000, height: 384))
    let view = free(UIView(), in: wide.root)
    let guide = wide.root.readableContentGuide
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
    ])
    wide.settle()
    #expect(view.frame.minX == 164 && view.frame.width == 672)
    wide.root.frame.size.width = 400
    wide.settle()
    #expect(view.frame.minX == 8 && view.frame.width == 384)
  }

  @Test func `frames and autoresizing masks work with constraints`() {
    let outer = free(UIView())
    let width = outer.widthAnchor.constraint(equalToConstant: 200)
    NSLayoutConstraint.activate([width, outer.heightAnchor.constraint(equalToConstant: 100)])
    screen.settle()
    let framed = UIView(frame: rect(10, 10, 180, 20))
    framed.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    outer.addSubview(framed)
    let inside = free(UIView(), in: framed)
    let below = free(UIView(), in: outer)
    NSLayoutConstraint.activate([
      inside.centerXAnchor.constraint(equalTo: framed.centerXAnchor),
      inside.widthAnchor.constraint(equalTo: framed.widthAnchor, multiplier: 0.5),
      below.topAnchor.constraint(equalTo: framed.bottomAnchor),
    ])
    screen.settle()
    #expect(inside.frame == rect(45, 0, 90, 0) && below.frame.minY == 30)
    width.constant = 300
    screen.settle()
    #expect(framed.frame == rect(10, 10, 280, 20) && inside.frame == rect(70, 0, 140, 0))
    framed.frame = rect(0, 40, 100, 20)
    screen.settle()
    #expect(inside.frame == rect(25, 0, 50, 0) && below.frame.minY == 60)
    screen.window.frame.size = CGSize(width: 700, height: 400)
    screen.settle()
    #expect(below.frame.minY == 60)
  }

  @Test func `a switch keeps its size beside labels in a stretched row`() {
    let screen = TestScreen()
    let (title, detail, toggle) = (UILabel(), UILabel(), UISwitch())
    (title.text, detail.text) = ("Title", "More about it")
    let texts = UIStackView(arrangedSubviews: [title, detail])
    texts.axis = .vertical
    let row = UIStackView(arrangedSubviews: [texts, toggle])
    row.translatesAutoresizingMaskIntoConstraints = false
    screen.root.addSubview(row)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: screen.root.topAnchor),
      row.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor),
      row.widthAnchor.constraint(equalToConstant: 400),
    ])
    screen.settle()
    #expect(toggle.frame.width == toggle.intrinsicContentSize.width)
    #expect(texts.frame.width == 400 - toggle.frame.width)
  }

  @Test func `system spacing between baselines keeps lines of text apart`() {
    let screen = TestScreen()
    let (name, role) = (UILabel(), UILabel())
    (name.text, role.text) = ("Ada", "Analyst")
    for label in [name, role] {
      label.translatesAutoresizingMaskIntoConstraints = false
      screen.root.addSubview(label)
    }
    NSLayoutConstraint.activate([
      name.topAnchor.constraint(equalTo: screen.root.topAnchor),
      role.firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: name.lastBaselineAnchor, multiplier: 1),
    ])
    screen.settle()
    #expect(name.frame.height == 16)
    #expect(role.frame.minY - name.frame.maxY == 8)
  }

  @Test func `leading is right in a right-to-left layout`() {
    let view = free(UIView())
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor, constant: 16),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.topAnchor.constraint(
        equalToSystemSpacingBelow: screen.root.topAnchor, multiplier: 2),
    ])
    screen.settle()
    #expect(view.frame == rect(16, 16, 100, 0))
    UIApplication.shared.changeTraits(UITraitCollection(layoutDirection: .rightToLeft))
    screen.settle()
    #expect(view.frame.minX == 524)
    UIApplication.shared.changeTraits(UITraitCollection(layoutDirection: .leftToRight))
    screen.settle()
    #expect(view.frame.minX == 16)
  }

  @Test func `margin attributes and the item initialiser work`() {
    let view = free(UIView())
    screen.root.layoutMargins = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let constraint = NSLayoutConstraint(
      item: view, attribute: .leading, relatedBy: .equal, toItem: screen.root,
      attribute: .leadingMargin, multiplier: 1, constant: 4)
    screen.root.addConstraints([
      constraint,
      NSLayoutConstraint(
        item: view, attribute: .right, relatedBy: .equal, toItem: screen.root,
        attribute: .right, multiplier: 0.5, constant: 0),
    ])
    screen.settle()
    #expect(constraint.isActive && view.frame.minX == 24 && view.frame.maxX == 320)
    #expect(view.constraintsAffectingLayout(for: .horizontal).count == 2)
  }

  @Test func `baselines can be aligned`() {
    let label = free(UILabel())
    label.text = "Name"
    let button = free(UIButton(type: .system))
    button.setTitle("Go", for: .normal)
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: screen.root.topAnchor, constant: 20),
      label.firstBaselineAnchor.constraint(equalTo: button.lastBaselineAnchor),
    ])
    screen.settle()
    #expect(label.frame.midY == button.frame.midY)
  }

  @Test func `layout is ambiguous if constraints leave a frame open`() {
    let view = free(UIView())
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: screen.root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
      view.widthAnchor.constraint(equalToConstant: 10),
    ])
    screen.settle()
    #expect(view.hasAmbiguousLayout)
    view.leftAnchor.constraint(equalTo: screen.root.leftAnchor).isActive = true
    #expect(!view.hasAmbiguousLayout && !screen.root.hasAmbiguousLayout)
  }
}
