import Foundation
import TerminalEvents
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct MenuResizingTests {
  private let screen = TestScreen(CGSize(width: 320, height: 256))
  private let button = UIButton(type: .system)

  init() {
    button.setTitle("Options", for: .normal)
    button.showsMenuAsPrimaryAction = true
    button.menu = UIMenu(children: (1...8).map { UIAction(title: "Item \($0)") { _ in } })
  }

  private var rows: [String] {
    let lines = screen.text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.prefix(Int(screen.window.bounds.height / 16)).map(String.init)
  }

  private func resize(_ width: CGFloat, _ height: CGFloat) {
    screen.window.frame.size = CGSize(width: width, height: height)
  }

  private func expectWhole(_ count: Int) {
    let top = rows.firstIndex { $0.contains("╭") && $0.contains("╮") }
    let bottom = rows.firstIndex { $0.contains("╰") && $0.contains("╯") }
    #expect(top.flatMap { top in bottom.map { $0 - top + 1 } } == count, "\(rows)")
  }

  @Test(arguments: [CGFloat(0), 64, 128, 240])
  func `an open menu fits a window that shrinks`(y: CGFloat) {
    screen.add(button, rect(8, y, 96, 16))
    screen.tap(button)
    expectWhole(10)
    for height in [192, 160, 128, 96, 64, 160, 256] as [CGFloat] {
      resize(320, height)
      expectWhole(min(10, Int(height / 16)))
    }
  }

  @Test func `a menu moves with its button and scrolls`() {
    button.autoresizingMask = [.flexibleTopMargin, .flexibleLeftMargin]
    screen.root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    screen.add(button, rect(216, 240, 96, 16))
    screen.tap(button)
    expectWhole(10)
    resize(200, 96)
    expectWhole(6)
    screen.press(.end)
    #expect(rows.contains { $0.contains("Item 8") })
    expectWhole(6)
    resize(200, 80)
    expectWhole(5)
    #expect(rows.contains { $0.contains("Item 8") }, "\(rows)")
  }

  @Test func `a menu whose button has disappeared stays in place if there is space`() {
    screen.add(button, rect(8, 32, 96, 16))
    screen.tap(button)
    button.removeFromSuperview()
    resize(320, 128)
    expectWhole(8)
    resize(320, 256)
    expectWhole(10)
    #expect(rows[3].contains("╭"))
  }

  @Test func `the focused item stays visible`() {
    screen.add(button, rect(8, 0, 96, 16))
    screen.tap(button)
    for _ in 0..<6 { screen.press(.down) }
    resize(320, 96)
    #expect(rows.contains { $0.contains("Item 6") }, "\(rows)")
  }
}
