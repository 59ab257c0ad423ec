import Foundation
import TerminalEvents
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct OutlineListTests {
  private typealias Style = UICellAccessory.OutlineDisclosureOptions.Style

  @Test func `the disclosure follows when the app expands or collapses an item`() {
    let rig = OutlineRig()
    rig.showFood()
    #expect(rig.rows == ["+fruit Expand", "nuts"])
    var outline = rig.source.snapshot(for: "food")
    outline.expand(["+fruit"])
    rig.source.apply(outline, to: "food")
    #expect(rig.rows == ["+fruit Collapse", "apple", "pear", "nuts"])
    #expect(rig.cell("+fruit")?.configurationState.isExpanded == true)
    outline.collapse(["+fruit"])
    rig.source.apply(outline, to: "food")
    #expect(rig.rows == ["+fruit Expand", "nuts"])
  }

  @Test func `the disclosure of an initially expanded row shows its state`() {
    let rig = OutlineRig()
    rig.showFood(open: ["+fruit"])
    #expect(rig.rows.first == "+fruit Collapse")
  }

  @Test func `an item without children can be expanded and collapsed`() {
    let rig = OutlineRig()
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["+empty"])
    rig.source.apply(outline, to: "food")
    #expect(rig.rows == ["+empty Expand"])
    outline.expand(["+empty"])
    rig.source.apply(outline, to: "food")
    #expect(rig.rows == ["+empty Collapse"])
  }

  @Test func `a reused cell shows the disclosure of its new item`() {
    let rig = OutlineRig()
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append((0..<40).map { "+\($0)" })
    for item in stride(from: 0, to: 40, by: 2) { outline.append(["in \(item)"], to: "+\(item)") }
    outline.expand(stride(from: 0, to: 40, by: 2).map { "+\($0)" })
    rig.source.apply(outline, to: "food")
    for item in [0, 30, 5, 50] {
      rig.collection.scrollToItem(at: [0, item], at: .top, animated: false)
      for row in rig.rows where row.hasPrefix("+") {
        let number = Int(row.dropFirst().prefix { $0.isNumber }) ?? -1
        #expect(row.hasSuffix(number.isMultiple(of: 2) ? "Collapse" : "Expand"), "\(row)")
      }
    }
  }

  @Test(arguments: [
    (Style.header, false, true), (.cell, false, false), (.automatic, false, false),
    (.automatic, true, true), (.cell, true, false),
  ])
  private func `a tap on a header row expands it, and one on another row selects it`(
    style: Style, isHeader: Bool, opens: Bool
  ) throws {
    let rig = OutlineRig(style: style) {
      isHeader ? .sidebarHeader() : $0.defaultContentConfiguration()
    }
    rig.showFood()
    rig.screen.tap(try #require(rig.cell("+fruit")?.contentView))
    #expect(rig.rows.count == (opens ? 4 : 2) && rig.selected == (opens ? [] : [0]))
    #expect(rig.cell("+fruit")?.isHighlighted == false)
    rig.screen.tap(try #require(rig.cell("+fruit")?.contentView))
    #expect(rig.rows.count == 2)
    rig.screen.tap(try #require(rig.cell("nuts")?.contentView))
    #expect(rig.selected.last == 1)
  }

  @Test func `the first item of a section can be its header`() throws {
    let rig = OutlineRig(headerMode: .firstItemInSection)
    rig.showFood()
    rig.screen.tap(try #require(rig.cell("+fruit")?.contentView))
    #expect(rig.rows.count == 4 && rig.selected.isEmpty)
  }

  @Test func `a header expands even without selection if the handlers allow it`() throws {
    let rig = OutlineRig(style: .header)
    rig.showFood()
    rig.collection.allowsSelection = false
    rig.source.sectionSnapshotHandlers.shouldExpandItem = { _ in false }
    rig.screen.tap(try #require(rig.cell("+fruit")?.contentView))
    #expect(rig.rows.count == 2)
    rig.source.sectionSnapshotHandlers.shouldExpandItem = nil
    rig.screen.tap(try #require(rig.cell("+fruit")?.contentView))
    #expect(rig.rows == ["+fruit Collapse", "apple", "pear", "nuts"])
  }

  @Test func `Return expands and collapses the focused header`() {
    let rig = OutlineRig(style: .header)
    rig.showFood()
    rig.screen.pressByHand(.tab)
    rig.screen.pressByHand(.enter)
    #expect(rig.rows.count == 4 && rig.selected.isEmpty)
    rig.screen.pressByHand(.enter)
    #expect(rig.rows.count == 2)
  }
}
