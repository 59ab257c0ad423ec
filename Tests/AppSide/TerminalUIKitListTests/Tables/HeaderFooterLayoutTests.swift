import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

/// The frames of the delegate's header and footer views.
@MainActor
struct HeaderFooterLayoutTests {
  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func `views of the delegate are laid out like titles`(
    style: UITableView.Style
  ) throws {
    let rig = TableFixture([["a"], ["b"]], style: style)
    let views = OwnViews()
    rig.table.delegate = views
    _ = rig.show(CGSize(width: 320, height: 320))
    for section in 0..<2 {
      let header = try #require(views.made["header \(section)"])
      let footer = try #require(views.made["footer \(section)"])
      #expect(header.frame == rig.table.rectForHeader(inSection: section))
      #expect(footer.frame == rig.table.rectForFooter(inSection: section))
      #expect(header.frame.width == (style == .insetGrouped ? 288 : 320))
      // Only between the groups' margins does the text need two lines.
      #expect(header.frame.height == (style == .insetGrouped ? 32 : 16))
    }
  }
}

/// A label for each header and footer, 38 characters (304 points) wide.
@MainActor
private final class OwnViews: NSObject, UITableViewDelegate {
  private(set) var made: [String: UIView] = [:]

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    label("header \(section)")
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    label("footer \(section)")
  }

  private func label(_ name: String) -> UIView {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "word ", count: 7) + "end"
    let view = UIView()
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: view.topAnchor),
      label.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    made[name] = view
    return view
  }
}
