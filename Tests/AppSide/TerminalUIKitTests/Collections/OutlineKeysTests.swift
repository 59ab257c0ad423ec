import Foundation
import TerminalIO
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

  @Test func `Right opens the item with the focus and Left closes it`() {
    rig.screen.pressByHand(.right)
    #expect(rig.rows == ["+fruit Collapse", "apple", "pear", "nuts"])
    rig.screen.pressByHand(.right)
    #expect(rig.rows.count == 4 && focused == 0)
    rig.screen.pressByHand(.left)
    #expect(rig.rows == ["+fruit Expand", "nuts"] && focused == 0)
    rig.screen.pressByHand(.left)
    #expect(rig.rows.count == 2 && rig.selected.isEmpty)
  }

  @Test func `Left goes from an item to the one around it`() {
    rig.screen.pressByHand(.right)
    rig.screen.pressByHand(.down)
    rig.screen.pressByHand(.down)
    #expect(focused == 2)
    rig.screen.pressByHand(.right)
    #expect(focused == 2)
    rig.screen.pressByHand(.left)
    #expect(focused == 0 && rig.rows.count == 4)
  }

  @Test func `the handlers are asked`() {
    rig.source.sectionSnapshotHandlers.shouldExpandItem = { _ in false }
    rig.screen.pressByHand(.right)
    #expect(rig.rows.count == 2)
  }

  @Test func `from right to left the two change places`() {
    let usual = UITraitCollection(layoutDirection: .leftToRight)
    UIApplication.shared.changeTraits(UITraitCollection(layoutDirection: .rightToLeft))
    defer { UIApplication.shared.changeTraits(usual) }
    rig.screen.pressByHand(.left)
    #expect(rig.rows.count == 4)
    rig.screen.pressByHand(.right)
    #expect(rig.rows.count == 2)
  }
}
