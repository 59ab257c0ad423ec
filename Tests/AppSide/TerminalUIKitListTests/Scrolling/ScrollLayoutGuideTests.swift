import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct ScrollLayoutGuideTests {
  private let screen = TestScreen(CGSize(width: 160, height: 160))
  private let view = UIScrollView()
  private let stack = UIStackView()

  init() {
    view.translatesAutoresizingMaskIntoConstraints = false
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.axis = .vertical
    screen.root.addSubview(view)
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: screen.root.trailingAnchor),
      view.topAnchor.constraint(equalTo: screen.root.topAnchor, constant: 16),
      view.bottomAnchor.constraint(equalTo: screen.root.bottomAnchor),
    ])
    for number in 0..<20 {
      let label = UILabel()
      label.text = "Line \(number)"
      stack.addArrangedSubview(label)
    }
  }

  private func pin(to guide: UILayoutGuide) {
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      stack.topAnchor.constraint(equalTo: guide.topAnchor),
      stack.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -16),
      stack.widthAnchor.constraint(equalTo: view.frameLayoutGuide.widthAnchor),
    ])
  }

  @Test func `constraints to the content guide determine the content size`() {
    pin(to: view.contentLayoutGuide)
    screen.settle()
    #expect(view.frame == rect(0, 16, 160, 144))
    #expect(stack.frame == rect(0, 0, 160, 320))
    #expect(view.contentSize == CGSize(width: 160, height: 336))
    #expect(view.contentLayoutGuide.layoutFrame == rect(0, 0, 160, 336))
  }

  @Test func `the edges of the scroll view mean those of its content`() {
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: stack.trailingAnchor),
      stack.topAnchor.constraint(equalTo: view.topAnchor),
      stack.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      stack.widthAnchor.constraint(equalTo: view.widthAnchor),
    ])
    screen.settle()
    #expect(stack.frame == rect(0, 0, 160, 320) && view.contentSize.height == 320)
    view.contentOffset.y = 100
    #expect(screen.text.contains("Line 7") && !screen.text.contains("Line 2"))
    #expect(stack.frame == rect(0, 0, 160, 320))
  }

  @Test func `growing views enlarge the content`() {
    pin(to: view.contentLayoutGuide)
    screen.settle()
    let label = UILabel()
    label.text = "One more"
    stack.addArrangedSubview(label)
    screen.settle()
    #expect(view.contentSize.height == 352)
    for view in stack.arrangedSubviews { view.isHidden = true }
    screen.settle()
    #expect(view.contentSize.height == 16)
  }

  @Test func `views constrained to the frame guide don't scroll`() {
    pin(to: view.contentLayoutGuide)
    let fixed = UILabel()
    fixed.text = "Fixed"
    fixed.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(fixed)
    NSLayoutConstraint.activate([
      fixed.trailingAnchor.constraint(equalTo: view.frameLayoutGuide.trailingAnchor, constant: -16),
      fixed.topAnchor.constraint(equalTo: view.frameLayoutGuide.topAnchor),
    ])
    screen.settle()
    #expect(fixed.frame == rect(104, 0, 40, 16))
    view.contentOffset.y = 64
    screen.settle()
    #expect(fixed.frame == rect(104, 64, 40, 16))
    #expect(view.frameLayoutGuide.layoutFrame == view.bounds)
  }

  @Test func `a content size set by the app remains without constraints`() {
    view.contentSize = CGSize(width: 300, height: 500)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.frameLayoutGuide.leadingAnchor),
      stack.topAnchor.constraint(equalTo: view.topAnchor),
    ])
    screen.settle()
    #expect(view.contentSize == CGSize(width: 300, height: 500))
  }

  @Test func `constraints determine the height of cells`() {
    let table = UITableView(frame: rect(0, 0, 160, 160))
    let source = Source()
    table.dataSource = source
    screen.add(table)
    screen.settle()
    #expect(
      table.rectForRow(at: [0, 0]).height == 64 && table.rectForRow(at: [0, 1]).height == 80)
    #expect(screen.text.hasPrefix("\n short\n\n"))
  }

  private final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let label = UILabel()
      label.numberOfLines = 0
      label.text = indexPath.row == 0 ? "short" : "rather long, so that it wraps"
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 8),
        label.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -8),
        label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 16),
        label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -16),
      ])
      return cell
    }
  }
}
