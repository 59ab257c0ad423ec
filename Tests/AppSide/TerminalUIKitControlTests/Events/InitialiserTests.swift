import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct InitialiserTests {
  @Test func `initialisers without arguments give UIKit's defaults`() {
    #expect(UIKeyCommand().title.isEmpty && UIKeyCommand().input == "")
    #expect(UITouch().phase == .began && UITouch().view == nil)
    #expect(UIEvent().allTouches?.isEmpty == true)
    #expect(UITextView(frame: rect(0, 0, 80, 32), textContainer: nil).bounds.width == 80)
  }

  @Test func `bar items can be created without an action or a menu`() {
    let menu = UIMenu(children: [])
    #expect(UIBarButtonItem(title: "x", primaryAction: nil).title == "x")
    #expect(UIBarButtonItem(title: "x", menu: menu).menu === menu)
    #expect(UIBarButtonItem(primaryAction: nil, menu: menu).menu === menu)
    #expect(UIBarButtonItem(title: "x", image: nil, primaryAction: nil, menu: nil).menu == nil)
    #expect(
      UIBarButtonItem(title: "x", image: nil, target: nil, action: nil, menu: menu).menu === menu)
  }
}
