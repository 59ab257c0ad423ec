import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct AutoLayoutHierarchyTests {
  private let screen = TestScreen()

  private func free<View: UIView>(_ view: View, in superview: UIView? = nil) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    (superview ?? screen.root).addSubview(view)
    return view
  }

  @Test func `a removed view loses its outside constraints and keeps its own`() {
    let outer = free(UIView())
    let inner = free(UIView(), in: outer)
    let own = inner.widthAnchor.constraint(equalToConstant: 50)
    let inside = inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 5)
    let outside = inner.topAnchor.constraint(equalTo: screen.root.topAnchor, constant: 40)
    NSLayoutConstraint.activate([own, inside, outside])
    screen.settle()
    #expect(inner.frame == rect(5, 40, 50, 0))
    outer.removeFromSuperview()
    #expect(own.isActive && inside.isActive && !outside.isActive)
    #expect(screen.root.constraints.isEmpty)
    screen.settle()
    inside.constant = 9
    outer.layoutIfNeeded()
    #expect(inner.frame.minX == 9)
    screen.root.addSubview(outer)
    inside.constant = 12
    screen.settle()
    #expect(inner.frame == rect(12, 0, 50, 0))
    inner.removeFromSuperview()
    #expect(own.isActive && !inside.isActive)
  }

  @Test func `a hierarchy that was built offscreen is laid out when it is shown`() {
    let outer = UIView()
    let inner = free(UIView(), in: outer)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 8),
      inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -8),
    ])
    screen.add(outer, rect(10, 10, 100, 100))
    screen.settle()
    #expect(inner.frame == rect(8, 0, 84, 0))
    #expect(outer.layoutState.engine == nil)
  }

  @Test func `views in different hierarchies cannot be related`() {
    let view = free(UIView())
    let foreignView = UIView()
    let constraint = view.leadingAnchor.constraint(equalTo: foreignView.leadingAnchor)
    constraint.isActive = true
    #expect(!constraint.isActive)
    #expect(
      constraint.missingAncestorText.contains(
        "because they have no common ancestor.  Does the constraint or its anchors reference "
          + "items in different view hierarchies?  That's illegal."))
    let width = foreignView.widthAnchor.constraint(equalToConstant: 1)
    view.addConstraint(width)
    #expect(!width.isActive && view.constraints.isEmpty)
  }

  @Test func `constraints describe themselves as in UIKit`() {
    let view = free(UIView())
    let width = view.widthAnchor.constraint(equalToConstant: 60)
    width.isActive = true
    let form = /<NSLayoutConstraint:0x[0-9a-f]+ UIView:0x[0-9a-f]+\.width == 60   \(active\)>/
    #expect(width.description.wholeMatch(of: form) != nil)
    view.accessibilityIdentifier = "photo"
    let half = view.heightAnchor.constraint(
      lessThanOrEqualTo: screen.root.heightAnchor, multiplier: 0.5, constant: -8)
    half.identifier = "half"
    half.priority = .defaultHigh
    let text = half.description
    #expect(text.contains("'half' photo.height <= 0.5*UIView:0x"))
    #expect(text.contains(".height - 8 @750   (inactive, names: photo:0x"))
  }

  @Test func `conflicting constraints are reported, and the newest is broken`() throws {
    let view = free(UIView())
    let first = view.widthAnchor.constraint(equalToConstant: 100)
    let second = view.widthAnchor.constraint(equalToConstant: 200)
    first.isActive = true
    second.isActive = true
    screen.settle()
    #expect(view.frame.width == 100)
    let report = try #require(screen.window.autoLayoutEngine?.lastConflictReport)
    #expect(
      report.hasPrefix(
        """
        Unable to simultaneously satisfy constraints.
        \tProbably at least one of the constraints in the following list is one you don't want. 
        """))
    #expect(report.contains("(\n    \"\(first)\",\n    \"\(second)\"\n)"))
    #expect(report.hasSuffix("Will attempt to recover by breaking constraint \n\(second)"))
    first.isActive = false
    screen.settle()
    #expect(view.frame.width == 200)
  }

  @Test func `a constraint that is broken at every size is reported once`() {
    let bar = free(UIView())
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: screen.root.topAnchor),
      bar.bottomAnchor.constraint(equalTo: screen.root.bottomAnchor),
    ])
    let height = bar.heightAnchor.constraint(equalToConstant: 64)
    height.isActive = true
    let written = reports {
      for rows in [1, 2, 3, 4, 2, 1] as [CGFloat] {
        screen.root.frame.size.height = rows * 16
        screen.settle()
      }
    }
    #expect(written.count == 1 && written.first?.contains("\(height)") == true)
    // A constraint that the app has changed counts as a new one.
    let more = reports {
      height.constant = 80
      for rows in [5, 1, 5, 1] as [CGFloat] {
        screen.root.frame.size.height = rows * 16
        screen.settle()
      }
    }
    #expect(more.count == 1 && more.first?.contains("\(height)") == true)
  }

  @Test func `the report includes autoresizing mask constraints`() throws {
    let view = screen.add(UIView(), rect(0, 0, 30, 30))
    view.widthAnchor.constraint(equalToConstant: 100).isActive = true
    screen.settle()
    let report = try #require(screen.window.autoLayoutEngine?.lastConflictReport)
    #expect(report.contains("<NSAutoresizingMaskLayoutConstraint:0x"))
    #expect(report.contains("h=--& v=--& UIView:0x"))
    #expect(report.contains(".width == 30   (active)"))
    #expect(report.contains("refer to the documentation for the UIView property"))
    #expect(view.frame.width == 30)
  }

  @Test func `the report shows which masks follow the superview`() throws {
    let view = screen.add(UIView(), rect(0, 0, 640, 30))
    view.autoresizingMask = [.flexibleWidth]
    let centred = screen.add(UIView(), rect(300, 100, 40, 30))
    centred.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    view.widthAnchor.constraint(equalToConstant: 100).isActive = true
    centred.leftAnchor.constraint(equalTo: screen.root.leftAnchor, constant: 8).isActive = true
    let reports = warnings { screen.settle() }
    try #require(reports.count == 2)
    let root = LayoutReport.name(of: screen.root)
    #expect(
      reports[0].contains(
        "h=-&- v=--& \(LayoutReport.name(of: view)).width == \(root).width   (act"))
    #expect(
      reports[1].contains(
        "h=&-& v=--& \(LayoutReport.name(of: centred)).minX == 0.5*\(root).width - 20   (active)"))
  }

  @Test func `constraints in a report have unique addresses`() throws {
    let view = screen.add(UIView(), rect(0, 0, 40, 30))
    let inner = free(UIView(), in: view)
    NSLayoutConstraint.activate([
      inner.widthAnchor.constraint(equalTo: view.widthAnchor),
      inner.heightAnchor.constraint(equalTo: view.heightAnchor),
      inner.widthAnchor.constraint(equalTo: inner.heightAnchor),
    ])
    screen.settle()
    let report = try #require(screen.window.autoLayoutEngine?.lastConflictReport)
    let list = report.prefix(upTo: try #require(report.range(of: "Will attempt")).lowerBound)
    let addresses = list.matches(of: /"<\w+:(0x[0-9a-f]+)/).map { String($0.1) }
    #expect(addresses.count == 5 && Set(addresses).count == 5, "\(report)")
  }

  @Test func `the report includes constraints of system guides`() throws {
    let controller = UIViewController()
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 32, left: 8, bottom: 0, right: 0)
    let bar = free(UIView(), in: controller.view)
    let safeArea = controller.view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: safeArea.topAnchor),
      bar.bottomAnchor.constraint(equalTo: safeArea.bottomAnchor),
      bar.topAnchor.constraint(equalTo: controller.view.topAnchor),
    ])
    let shown = TestScreen(controller)
    shown.settle()
    let report = try #require(shown.window.autoLayoutEngine?.lastConflictReport)
    let top =
      /<NSLayoutConstraint:0x[0-9a-f]+ 'UIViewSafeAreaLayoutGuide-top' V:\|-\(32\)-\[UILayoutGuide:0x[0-9a-f]+'UIViewSafeAreaLayoutGuide'\]   \(active, names: '\|':UIView:0x[0-9a-f]+ \)>/
    #expect(report.contains(top), "\(report)")
    let tied =
      /UIView:0x[0-9a-f]+\.top == UILayoutGuide:0x[0-9a-f]+'UIViewSafeAreaLayoutGuide'\.top/
    #expect(report.contains(tied))
  }

  @Test func `the report includes content sizes and the root size`() throws {
    let label = free(UILabel())
    label.text = "four"
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    label.widthAnchor.constraint(lessThanOrEqualToConstant: 8).isActive = true
    screen.settle()
    let content = try #require(screen.window.autoLayoutEngine?.lastConflictReport)
    let form =
      /<NSContentSizeLayoutConstraint:0x[0-9a-f]+ UILabel:0x[0-9a-f]+\.width == 32 Hug:25[01] CompressionResistance:1000   \(active\)>/
    #expect(content.contains(form), "\(content)")
    screen.root.widthAnchor.constraint(equalTo: screen.window.widthAnchor, constant: 8)
      .isActive = true
    screen.settle()
    let root = try #require(screen.window.autoLayoutEngine?.lastConflictReport)
    let width =
      /'UIView-Encapsulated-Layout-Width' UIWindow:0x[0-9a-f]+\.width == 640   \(active\)>/
    #expect(root.contains(width), "\(root)")
  }

  @Test(arguments: [
    (CGFloat.nan, "nan"), (-CGFloat.nan, "nan"), (.infinity, "inf"), (-.infinity, "-inf"),
  ])
  func `NaN and infinity are reported without a wrong sign`(_ number: CGFloat, _ text: String) {
    let view = free(UIView())
    let width = view.widthAnchor.constraint(equalToConstant: number)
    let lines = reports {
      width.isActive = true
      screen.settle()
    }
    let said = lines.joined(separator: "\n")
    #expect(said.contains("its constant is \(text). "), "\(said)")
    #expect(width.description.contains(".width == \(text)   (active)"))
    let height = view.heightAnchor.constraint(
      equalTo: view.widthAnchor, multiplier: number, constant: 0)
    #expect(!height.description.contains("-nan") && !height.description.contains("--"))
    let more = reports {
      height.isActive = true
      screen.settle()
    }
    #expect(more.joined().contains("its multiplier is \(text). "), "\(more)")
  }

  @Test(arguments: [CGFloat.nan, .infinity, 1e12, -1e12])
  func `numbers that cannot be laid out are rejected`(_ number: CGFloat) {
    let view = free(UIView())
    let width = view.widthAnchor.constraint(equalToConstant: number)
    width.isActive = true
    screen.settle()
    #expect(view.frame.width == 0)
    width.constant = 20
    screen.settle()
    #expect(view.frame.width == 20)
    view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: number).isActive = true
    screen.settle()
    #expect(view.frame == rect(0, 0, 20, 0))
  }

  @Test func `the fitting size follows from the constraints`() {
    let view = UIView()
    let label = free(UILabel(), in: view)
    label.numberOfLines = 0
    label.text = "one two three four"
    let margins = view.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      label.topAnchor.constraint(equalTo: margins.topAnchor),
      label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
    ])
    #expect(
      view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 160, height: 32))
    #expect(
      view.systemLayoutSizeFitting(
        CGSize(width: 96, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 96, height: 48))
  }

  @Test func `the safe area of a controller's view determines its guide`() {
    let controller = UIViewController()
    let bar = free(UIView(), in: controller.view)
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: controller.view.safeAreaLayoutGuide.topAnchor),
      bar.leadingAnchor.constraint(equalTo: controller.view.layoutMarginsGuide.leadingAnchor),
      bar.widthAnchor.constraint(equalToConstant: 10),
    ])
    let shown = TestScreen(controller)
    shown.settle()
    #expect(bar.frame == rect(16, 0, 10, 0))
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 32, left: 8, bottom: 0, right: 0)
    shown.settle()
    #expect(bar.frame == rect(24, 32, 10, 0))
  }

  @Test func `a removed view is deallocated`() {
    weak var gone: UIView?
    do {
      let view = free(UIView())
      let inner = free(UILabel(), in: view)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: screen.root.topAnchor),
        inner.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
      ])
      screen.settle()
      view.removeFromSuperview()
      gone = view
    }
    screen.settle()
    #expect(gone == nil)
  }

  @Test func `a view can move to another superview in its hierarchy`() {
    let left = screen.add(UIView(), rect(0, 0, 100, 100))
    let right = screen.add(UIView(), rect(100, 0, 100, 100))
    let view = free(UIView(), in: left)
    let size = view.widthAnchor.constraint(equalToConstant: 20)
    let edge = view.trailingAnchor.constraint(equalTo: left.trailingAnchor)
    NSLayoutConstraint.activate([size, edge])
    screen.settle()
    #expect(view.frame.minX == 80)
    right.addSubview(view)
    screen.settle()
    #expect(!edge.isActive && size.isActive && view.frame == rect(0, 0, 20, 0))
    view.trailingAnchor.constraint(equalTo: right.trailingAnchor, constant: -5).isActive = true
    screen.settle()
    #expect(view.frame.minX == 75)
  }
}
