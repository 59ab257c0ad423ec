import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

/// Tests of the touch areas of accessories.
@MainActor
struct AccessoryTouchTests {
  private let rig = OutlineRig(style: .cell)

  init() { rig.showFood() }

  private func sign(_ label: String) throws -> UIView {
    rig.screen.settle()
    let cell = try #require(rig.collection.cellForItem(at: [0, 0]))
    return try #require(
      cell.subviews.first { $0.accessibilityLabel?.hasPrefix(label) ?? false })
  }

  private func label(atX x: CGFloat, y: CGFloat) -> String? {
    rig.screen.window.hitTest(CGPoint(x: x, y: y), with: nil)?.accessibilityLabel
  }

  @Test func `an accessory takes touches in the height of its row and beside it`() throws {
    let grip = try sign("Reorder")
    let outline = try sign("Expand")
    let row = try #require(grip.superview).bounds.height
    for (view, other) in [(grip, outline), (outline, grip)] {
      let label = view.accessibilityLabel
      for y in [0, row / 2, row - 1] {
        for x in [view.frame.minX - 8, view.frame.midX, view.frame.maxX + 7] {
          #expect(self.label(atX: x, y: y) == label, "\(x), \(y)")
        }
      }
      #expect(self.label(atX: view.frame.minX - 9, y: 4) != label)
      #expect(self.label(atX: other.frame.midX, y: 4) != label)
    }
    // The area extends to the edge of the row.
    let last = grip.frame.minX > outline.frame.minX ? grip : outline
    #expect(label(atX: 319, y: row - 1) == last.accessibilityLabel)
  }

  @Test func `a touch beside the reorder control moves the row`() throws {
    rig.show(["a": ["one", "two", "three"]])
    rig.source.reorderingHandlers.canReorderItem = { _ in true }
    let grip = try sign("Reorder")
    let row = try #require(grip.superview).bounds.height
    let start = CGPoint(x: grip.frame.minX - 4, y: row - 2)
    rig.screen.drag(from: start, to: CGPoint(x: start.x, y: start.y + row))
    pass(1)
    #expect(rig.rows == ["two", "one", "three"])
  }
}
