import CellRendering
import Foundation
import TerminalTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct KeyHintTests {
  private func shown(_ list: DisplayList) -> String {
    var list = list
    KeyHint.add(to: &list, traits: UITraitCollection())
    return TextRenderer.plain(CellBuffer(list))
  }

  @Test func `the hint is at the lower right, beside the scroll bar's column`() {
    #expect(shown(.drawn(12, 2, [.text("Name", 0, 0)])) == "Name\n    F1 keys")
  }

  @Test(arguments: [
    DisplayList.drawn(12, 2, [.text("Seen: no", 0, 16)]),
    DisplayList.drawn(12, 2, [.text("no", 24, 16)]),
    DisplayList.drawn(12, 2, [.caret(at: CGPoint(x: 40, y: 16))]),
    DisplayList.drawn(12, 1, []), DisplayList.drawn(8, 3, []), DisplayList.drawn(0, 0, []),
  ])
  func `the hint covers no content`(list: DisplayList) {
    #expect(shown(list) == TextRenderer.plain(CellBuffer(list)))
  }
}
