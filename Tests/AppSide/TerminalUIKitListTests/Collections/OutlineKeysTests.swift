import Foundation
import TerminalEvents
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct OutlineKeysTests {
  private let rig = OutlineRig(style: .cell)

  init() {
    rig.showFood()
    rig.screen.pressByHand(.tab)
  }

  private var focused: Int? { rig.collection.collection.focused?.item }

  @Test func `Right expands the focused item, and Left collapses it`() {
    rig.screen.pressByHand(.right)
    #expect(rig.rows == ["+fruit Collapse", "apple", "pear", "nuts"])
    rig.screen.pressByHand(.right)
    #expect(rig.rows.count == 4 && focused == 0)
    rig.screen.pressByHand(.left)
    #expect(rig.rows == ["+fruit Expand", "nuts"] && focused == 0)
    rig.screen.pressByHand(.left)
    #expect(rig.rows.count == 2 && rig.selected.isEmpty)
  }

  @Test func `Left moves from an item to its parent`() {
    rig.screen.pressByHand(.right)
    rig.screen.pressByHand(.down)
    rig.screen.pressByHand(.down)
    #expect(focused == 2)
    rig.screen.pressByHand(.right)
    #expect(focused == 2)
    rig.screen.pressByHand(.left)
    #expect(focused == 0 && rig.rows.count == 4)
  }

  @Test func `the handlers can prevent expansion`() {
    rig.source.sectionSnapshotHandlers.shouldExpandItem = { _ in false }
    rig.screen.pressByHand(.right)
    #expect(rig.rows.count == 2)
  }

  @Test func `in a right-to-left layout the two keys are swapped`() {
    let usual = UITraitCollection(layoutDirection: .leftToRight)
    UIApplication.shared.changeTraits(UITraitCollection(layoutDirection: .rightToLeft))
    defer { UIApplication.shared.changeTraits(usual) }
    rig.screen.pressByHand(.left)
    #expect(rig.rows.count == 4)
    rig.screen.pressByHand(.right)
    #expect(rig.rows.count == 2)
  }
}
