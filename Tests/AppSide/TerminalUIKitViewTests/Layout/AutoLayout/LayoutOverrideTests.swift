import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

/// Tests of overridden properties that layout sets.
@MainActor
struct LayoutOverrideTests {
  private let screen = TestScreen()

  @Test func `constraints set bounds and center, not frame`() {
    final class Pill: UIView {
      var journal: [String] = []
      override var bounds: CGRect {
        didSet {
          journal.append("bounds in \(Int(frame.minX)),\(Int(frame.width))")
          layer.cornerRadius = bounds.height / 2
        }
      }
      override var center: CGPoint { didSet { journal.append("center \(Int(center.x))") } }
      override var frame: CGRect { didSet { journal.append("frame") } }
    }
    let pill = Pill()
    pill.translatesAutoresizingMaskIntoConstraints = false
    screen.root.addSubview(pill)
    let leading = pill.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor, constant: 8)
    NSLayoutConstraint.activate([
      leading, pill.widthAnchor.constraint(equalToConstant: 40),
      pill.heightAnchor.constraint(equalToConstant: 32),
    ])
    pill.journal = []
    screen.settle()
    #expect(pill.frame == rect(8, 0, 40, 32) && pill.layer.cornerRadius == 16)
    #expect(pill.journal == ["bounds in 8,40", "center 28"])
    leading.constant = 24
    screen.settle()
    #expect(pill.frame == rect(24, 0, 40, 32))
    screen.settle()
    #expect(pill.journal.count == 4)
  }

  @Test func `a view that ignores its bounds does not disturb its siblings`() {
    final class Stubborn: UIView {
      override var bounds: CGRect {
        get { super.bounds }
        set {}
      }
    }
    let view = Stubborn()
    let beside = UIView(frame: rect(0, 0, 10, 10))
    view.translatesAutoresizingMaskIntoConstraints = false
    screen.root.addSubview(view)
    screen.add(beside)
    view.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor, constant: 8).isActive = true
    view.widthAnchor.constraint(equalToConstant: 40).isActive = true
    screen.settle()
    #expect(view.frame == rect(8, 0, 0, 0))
    view.center = CGPoint(x: 50, y: 50)
    beside.bounds.size.width = 20
    #expect(view.frame.origin == CGPoint(x: 50, y: 50) && beside.frame == rect(-5, 0, 20, 10))
  }

  @Test func `a table view as high as its rows is notified of their height`() {
    final class OwnSizedTable: UITableView {
      override var contentSize: CGSize { didSet { invalidateIntrinsicContentSize() } }
      override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: contentSize.height)
      }
    }
    final class Rows: NSObject, UITableViewDataSource {
      var count = 2
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell() }
    }
    let rows = Rows()
    let table = OwnSizedTable(frame: .zero, style: .plain)
    table.dataSource = rows
    table.rowHeight = 32
    table.translatesAutoresizingMaskIntoConstraints = false
    screen.root.addSubview(table)
    NSLayoutConstraint.activate([
      table.topAnchor.constraint(equalTo: screen.root.topAnchor),
      table.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor),
      table.widthAnchor.constraint(equalToConstant: 320),
    ])
    while UIApplication.shared.layOutWindows() {}
    #expect(table.frame == rect(0, 0, 320, 64))
    rows.count = 3
    table.reloadData()
    while UIApplication.shared.layOutWindows() {}
    #expect(table.frame.height == 96)
  }

  @Test func `a scroll view is notified of the content size that constraints determine`() {
    final class Pages: UIScrollView {
      var sizes: [CGSize] = []
      override var contentSize: CGSize { didSet { sizes.append(contentSize) } }
    }
    let pages = Pages(frame: rect(0, 0, 100, 100))
    screen.add(pages)
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    pages.addSubview(content)
    let guide = pages.contentLayoutGuide
    NSLayoutConstraint.activate([
      content.topAnchor.constraint(equalTo: guide.topAnchor),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      content.widthAnchor.constraint(equalToConstant: 100),
      content.heightAnchor.constraint(equalToConstant: 400),
    ])
    screen.settle()
    screen.settle()
    #expect(pages.sizes == [CGSize(width: 100, height: 400)])
  }

  @Test func `a scroll view is notified of each offset during a drag`() {
    final class Parallax: UIScrollView {
      var offsets: [CGFloat] = []
      override var contentOffset: CGPoint { didSet { offsets.append(contentOffset.y) } }
    }
    let view = Parallax(frame: rect(0, 0, 320, 160))
    view.contentSize = CGSize(width: 320, height: 1600)
    screen.add(view)
    screen.settle()
    screen.touch(.began, at: CGPoint(x: 100, y: 120))
    for y in stride(from: 100, through: 20, by: -20) {
      screen.touch(.moved, at: CGPoint(x: 100, y: CGFloat(y)))
    }
    #expect(view.contentOffset.y > 0 && view.isDragging)
    #expect(view.offsets.count >= 3 && view.offsets.last == view.contentOffset.y)
    screen.touch(.ended, at: CGPoint(x: 100, y: 20))
    view.offsets = []
    view.contentOffset = CGPoint(x: 0, y: 64)
    view.setContentOffset(CGPoint(x: 0, y: 96), animated: false)
    #expect(view.offsets == [64, 96] && !view.isDecelerating)
  }
}
