import CellRendering
import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct UITableViewCellTests {
  private func text(_ cell: UITableViewCell, height: CGFloat = 48) -> String {
    let screen = TestScreen(CGSize(width: 240, height: height))
    screen.add(cell, rect(0, 0, 240, height))
    return screen.text
  }

  private func cell(_ style: UITableViewCell.CellStyle) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = "Name"
    cell.detailTextLabel?.text = "Detail"
    return cell
  }

  @Test func `each style lays out its labels`() {
    #expect(text(cell(.default), height: 16) == "  Name")
    #expect(text(cell(.subtitle), height: 32) == "  Name\n  Detail")
    #expect(text(cell(.value1), height: 16) == "  Name                 Detail")
    #expect(cell(.default).detailTextLabel == nil)
  }

  @Test func `accessories are at the trailing edge`() {
    let cell = cell(.default)
    cell.accessoryType = .disclosureIndicator
    #expect(text(cell, height: 16) == "  Name                     ›")
    cell.accessoryType = .checkmark
    #expect(text(cell, height: 16) == "  Name                     ✓")
    cell.accessoryType = .none
    #expect(text(cell, height: 16) == "  Name")
    let label = UILabel(frame: rect(0, 0, 24, 16))
    label.text = "NEW"
    cell.accessoryView = label
    #expect(text(cell, height: 16) == "  Name                   NEW")
  }

  @Test func `text that is too long is truncated`() {
    let cell = cell(.value1)
    cell.textLabel?.text = "A very long name that does not fit"
    #expect(text(cell, height: 32) == "  A very long name that does…\n  Detail")
  }

  @Test func `a configuration replaces the labels and the content view`() throws {
    let cell = cell(.default)
    let old = cell.contentView
    var content = cell.defaultContentConfiguration()
    content.text = "Configured"
    content.secondaryText = "Below"
    cell.contentConfiguration = content
    #expect(cell.textLabel == nil && cell.imageView == nil && cell.contentView !== old)
    #expect(cell.contentView is UIListContentView && old.superview == nil)
    #expect(try #require(cell.contentConfiguration as? UIListContentConfiguration) == content)
    #expect(text(cell, height: 32) == "  Configured\n  Below")
    let view = cell.contentView
    content.text = "Changed"
    cell.contentConfiguration = content
    #expect(cell.contentView === view && text(cell, height: 32) == "  Changed\n  Below")
    cell.contentConfiguration = nil
    #expect(cell.contentView === old && cell.textLabel?.text == "Name")
  }

  @Test func `configurations are updated once for each change of state`() {
    let cell = cell(.default)
    var states: [String] = []
    cell.configurationUpdateHandler = { cell, state in
      states.append("\(state.isSelected) \(state.isHighlighted)")
      var content = UIListContentConfiguration.cell()
      content.text = state.isSelected ? "On" : "Off"
      cell.contentConfiguration = content
    }
    #expect(text(cell, height: 16) == "  Off" && states == ["false false"])
    cell.isSelected = true
    cell.isHighlighted = true
    #expect(text(cell, height: 16) == "  On" && states == ["false false", "true true"])
  }

  @Test func `a subclass can set its configuration for a state`() {
    final class Own: UITableViewCell {
      override func updateConfiguration(using state: UICellConfigurationState) {
        var content = defaultContentConfiguration().updated(for: state)
        content.text = state.isEditing ? "Editing" : "Idle"
        contentConfiguration = content
        backgroundConfiguration = .listPlainCell()
      }
    }
    let cell = Own(style: .default, reuseIdentifier: nil)
    #expect(text(cell, height: 16) == "  Idle")
    cell.setEditing(true, animated: false)
    #expect(text(cell, height: 16).contains("Editing"))
  }

  @Test func `a selected row appears selected unless its style prevents it`() {
    func background(_ change: (UITableViewCell) -> Void) -> DisplayColor {
      let cell = cell(.default)
      cell.isSelected = true
      change(cell)
      let screen = TestScreen(CGSize(width: 240, height: 16))
      screen.add(cell, rect(0, 0, 240, 16))
      screen.settle()
      return CellBuffer(screen.window.displayList())[20, 0].background
    }
    let plain = background { $0.isSelected = false }
    #expect(background { _ in } != plain)
    #expect(background { $0.selectionStyle = .none } == plain)
    #expect(background { $0.backgroundConfiguration = .clear() } == plain)
    #expect(background { $0.backgroundConfiguration = .listPlainCell() } == background { _ in })
    let red = background {
      $0.selectedBackgroundView = UIView()
      $0.selectedBackgroundView?.backgroundColor = .red
    }
    #expect(red == DisplayColor(red: 255, green: 0, blue: 0))
  }

  @Test func `labels highlighted with their cell show their highlighted colour`() {
    let cell = cell(.default)
    cell.isHighlighted = true
    #expect(cell.textLabel?.isHighlighted == true)
    cell.setHighlighted(false, animated: true)
    #expect(cell.textLabel?.isHighlighted == false)
  }

  @Test func `indentation levels indent the content`() {
    let cell = cell(.default)
    cell.indentationLevel = 2
    #expect(text(cell, height: 16) == "      Name")
    cell.indentationLevel = -4
    #expect(text(cell, height: 16) == "  Name")
  }

  @Test func `the content determines a row's height`() {
    let cell = cell(.subtitle)
    #expect(cell.sizeThatFits(CGSize(width: 240, height: 0)) == CGSize(width: 240, height: 32))
    cell.chrome.separator = CellChrome.Separator(color: .black)
    #expect(cell.sizeThatFits(CGSize(width: 240, height: 0)).height == 48)
    let empty = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(empty.sizeThatFits(CGSize(width: 240, height: 0)).height == 16)
  }

  @Test func `subviews of the content view are shown and measured`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let label = UILabel(frame: rect(8, 0, 80, 16))
    label.text = "Mine"
    cell.contentView.addSubview(label)
    #expect(text(cell, height: 16) == " Mine")
  }

  @Test func `control characters in a row are harmless`() {
    let cell = cell(.default)
    cell.textLabel?.text = "a\u{1B}[31mb\u{7}"
    #expect(text(cell, height: 16) == "  a␛[31mb␇")
  }

  @Test func `constraints in a new cell can rely on the cell's size`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(cell.contentView.frame == cell.bounds && !cell.bounds.isEmpty)
  }

  @Test func `a cell can be created without arguments, even of a subclass`() {
    final class Card: UITableViewCell {
      let badge = UILabel()
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(badge)
      }
      required init?(coder: NSCoder) { nil }
    }
    let plain = UITableViewCell()
    #expect(plain.reuseIdentifier == nil && plain.detailTextLabel == nil)
    #expect(Card().badge.isDescendant(of: Card().contentView) == false)
    let card = Card()
    #expect(card.badge.isDescendant(of: card.contentView))
    #expect(UITableViewCell(frame: rect(1, 2, 3, 4)).frame == rect(1, 2, 3, 4))
    #expect(UITableViewHeaderFooterView().reuseIdentifier == nil)
  }
}
