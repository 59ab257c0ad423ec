import CellRendering
import ElementTypes
import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct UIListContentConfigurationTests {
  private func text(_ content: UIListContentConfiguration, width: CGFloat = 160) -> String {
    let view = content.makeContentView()
    let height = view.fittingHeight(width: width)
    let screen = TestScreen(CGSize(width: width, height: height))
    screen.add(view, rect(0, 0, width, height))
    return screen.text
  }

  private func content(
    _ text: String?, _ secondary: String? = nil,
    _ style: () -> UIListContentConfiguration = UIListContentConfiguration.cell
  ) -> UIListContentConfiguration {
    var content = style()
    content.text = text
    content.secondaryText = secondary
    return content
  }

  @Test func `configurations with the same content are equal`() {
    #expect(content("Ada", "Engineer") == content("Ada", "Engineer"))
    #expect(content("Ada") != content("Grace"))
    #expect(UIListContentConfiguration.cell() != .valueCell())
    var other = content("Ada")
    other.textProperties.color = .red
    #expect(other != content("Ada") && Set([other, content("Ada"), other]).count == 2)
  }

  @Test func `texts lie below each other or side by side`() {
    #expect(text(content("Ada", "Engineer")) == "  Ada\n  Engineer")
    let value = content("Ada", "Engineer", UIListContentConfiguration.valueCell)
    #expect(text(value) == "  Ada      Engineer")
    #expect(text(value, width: 96) == "  Ada\n  Engineer")
  }

  @Test func `an empty or missing text is one line high`() {
    #expect(UIListContentView(configuration: content(nil)).fittingHeight(width: 160) == 16)
    #expect(text(content("")) == "")
    #expect(text(content(nil, "Only this")) == "  Only this")
  }

  @Test func `long text wraps up to the maximum number of lines`() {
    var long = content("one two three four five six")
    #expect(text(long) == "  one two three\n  four five six")
    long.textProperties.numberOfLines = 1
    #expect(text(long) == "  one two three fo…")
    long.textProperties.alignment = .center
    long.text = "mid"
    #expect(text(long) == "         mid")
  }

  @Test func `grouped headers show capitals but keep their text`() {
    let header = content("Pioneers", nil, UIListContentConfiguration.groupedHeader)
    #expect(text(header) == "  PIONEERS" && header.text == "Pioneers")
    var capitals = content("ada lovelace")
    capitals.textProperties.transform = .capitalized
    #expect(text(capitals) == "  Ada Lovelace")
  }

  @Test func `attributed text takes precedence over plain text`() {
    var both = content("plain", "second")
    both.attributedText = NSAttributedString(string: "attributed")
    both.secondaryAttributedText = NSAttributedString(string: "also")
    #expect(text(both) == "  attributed\n  also")
  }

  @Test func `margins and paddings take up space`() {
    var roomy = content("a", "b")
    roomy.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 16, leading: 32, bottom: 16, trailing: 0)
    roomy.textToSecondaryTextVerticalPadding = 16
    #expect(text(roomy) == "\n    a\n\n    b")
    #expect(UIListContentView(configuration: roomy).fittingHeight(width: 160) == 80)
  }

  @Test func `a width that is too small causes no crash`() {
    for width in [0, 1, 8, 16, 24, 40] as [CGFloat] {
      let view = UIListContentView(configuration: content("some text", "more"))
      #expect(view.fittingHeight(width: width) >= 16)
      let screen = TestScreen(CGSize(width: 40, height: 40))
      screen.add(view, rect(0, 0, width, 40))
      _ = screen.text
    }
  }

  @Test func `a content view accepts only configurations of its own type`() {
    struct Other: UIContentConfiguration {
      func makeContentView() -> any UIView & UIContentView {
        UIListContentView(configuration: .cell())
      }
      func updated(for state: any UIConfigurationState) -> Other { self }
    }
    let view = UIListContentView(configuration: content("one"))
    #expect(view.supports(content("two")) && !view.supports(Other()))
    view.configuration = content("two")
    view.configuration = Other()
    #expect((view.configuration as? UIListContentConfiguration)?.text == "two")
    #expect(view.subviews.compactMap { ($0 as? UILabel)?.text } == ["two"])
  }

  @Test func `the primary text is read first, even if it was set later`() {
    let view = UIListContentView(configuration: content(nil, "second"))
    view.configuration = content("first", "second")
    #expect(view.subviews.compactMap { ($0 as? UILabel)?.text } == ["first", "second"])
  }

  @Test func `disabled content is dimmed until it is enabled again`() {
    var state = UICellConfigurationState(traitCollection: .current)
    state.isDisabled = true
    let dim = content("a").updated(for: state)
    #expect(dim.textProperties.resolvedColor() == .tertiaryLabel && dim != content("a"))
    state.isDisabled = false
    #expect(dim.updated(for: state) == content("a"))
  }

  @Test func `states can have custom values`() {
    let key = UIConfigurationStateCustomKey("app.flagged")
    var state = UICellConfigurationState(traitCollection: .current)
    #expect(state[key] == nil)
    state[key] = true
    #expect(
      state[key] == AnyHashable(true)
        && state != UICellConfigurationState(traitCollection: .current))
    var view = UIViewConfigurationState(traitCollection: .current)
    view[key] = "x"
    #expect(view[key] == AnyHashable("x"))
  }

  @Test func `colours are transformed`() {
    var properties = UIListContentConfiguration.cell().textProperties
    properties.color = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    properties.colorTransformer = .grayscale
    let gray = properties.resolvedColor().components(with: .current)
    #expect(gray.red == gray.green && gray.green == gray.blue)
    properties.colorTransformer = .preferredTint
    #expect(properties.resolvedColor() == .tintColor)
    let own = UIConfigurationColorTransformer { _ in .green }
    #expect(own(.red) == .green && own == own && own != .grayscale)
  }
}

@MainActor
struct UIBackgroundConfigurationTests {
  @Test func `a background follows the state unless it is clear`() {
    var state = UICellConfigurationState(traitCollection: .current)
    let idle = UIBackgroundConfiguration.listPlainCell()
    #expect(idle.updated(for: state) == idle)
    state.isSelected = true
    #expect(idle.updated(for: state).backgroundColor == .systemGray4)
    #expect(UIBackgroundConfiguration.clear().updated(for: state) == .clear())
    var own = idle
    own.backgroundColorTransformer = .grayscale
    #expect(own.updated(for: state) == own)
  }

  @Test func `colour, insets, corners and outline are drawn`() {
    let cell = UICollectionViewCell(frame: rect(0, 0, 80, 64))
    var background = UIBackgroundConfiguration.listPlainCell()
    background.backgroundColor = .red
    background.backgroundInsets = NSDirectionalEdgeInsets(
      top: 16, leading: 8, bottom: 16, trailing: 8)
    background.strokeWidth = 1
    background.strokeColor = .blue
    cell.backgroundConfiguration = background
    let screen = TestScreen(CGSize(width: 80, height: 64))
    screen.add(cell)
    #expect(screen.text == "\n ┌──────┐\n └──────┘")
    let buffer = CellBuffer(screen.window.displayList())
    #expect(buffer[4, 1].background == DisplayColor(red: 255, green: 0, blue: 0))
    #expect(buffer[0, 0].background != DisplayColor(red: 255, green: 0, blue: 0))
  }

  @Test func `a custom view can be the background`() {
    let cell = UICollectionViewCell(frame: rect(0, 0, 80, 64))
    var background = UIBackgroundConfiguration.clear()
    background.customView = UIView()
    cell.backgroundConfiguration = background
    cell.layoutIfNeeded()
    #expect(
      background.customView?.superview === cell && background.customView?.frame == cell.bounds)
    cell.backgroundConfiguration = nil
    #expect(background.customView?.superview == nil)
  }
}

@MainActor
struct UICellAccessoryTests {
  private func line(_ accessories: [UICellAccessory], editing: Bool = false) -> String {
    let rig = CollectionRig([["Row"]])
    let screen = rig.show(CGSize(width: 160, height: 32))
    rig.collection.isEditing = editing
    let cell = rig.collection.visibleCells.first as? UICollectionViewListCell
    cell?.accessories = accessories
    return String(screen.text.split(separator: "\n")[0])
  }

  @Test func `accessories lie at their edges`() {
    #expect(line([.disclosureIndicator()]) == "  Row            ›")
    #expect(line([.checkmark(), .disclosureIndicator()]) == "  Row          ✓ ›")
    #expect(line([.label(text: "3"), .detail()]) == "  Row          3 ⓘ")
    #expect(line([.outlineDisclosure()]) == "  Row            ›")
    #expect(line([.disclosureIndicator(options: .init(isHidden: true))]) == "  Row")
  }

  @Test func `accessories can be shown only while editing`() {
    let all: [UICellAccessory] = [
      .delete(), .reorder(), .multiselect(), .insert(), .checkmark(displayed: .whenNotEditing),
    ]
    #expect(line(all) == "  Row            ✓")
    #expect(line(all, editing: true) == "  ⊖ ○ ⊕   Row    ≡")
  }

  @Test func `an accessory with an action is a button`() throws {
    let rig = CollectionRig([["Row"]])
    let screen = rig.show(CGSize(width: 160, height: 32))
    var taps = 0
    let cell = try #require(rig.collection.visibleCells.first as? UICollectionViewListCell)
    cell.accessories = [.detail { taps += 1 }, .disclosureIndicator()]
    screen.settle()
    let button = try #require(cell.subviews.first { $0.accessibilityLabel == "More Info" })
    #expect(button.elementType == .button && button.isAccessibilityEnabled)
    screen.tap(button)
    #expect(taps == 1 && rig.collection.indexPathsForSelectedItems == [])
  }

  @Test func `a custom view lies at its placement`() {
    let label = UILabel(frame: rect(0, 0, 24, 16))
    label.text = "own"
    #expect(
      line([.customView(configuration: .init(customView: label, placement: .leading))])
        == "  own   Row")
  }
}
