import CellRendering
import ElementTypes
import Foundation
import TerminalEvents
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

/// Tests of alerts in windows that are too small for them.
@MainActor
struct AlertLayoutTests {
  private let journal = Journal()

  private func scene(columns: Int = 40, rows: Int) -> ControllerScene {
    ControllerScene(
      UIViewController(), CGSize(width: CGFloat(columns) * 8, height: CGFloat(rows) * 16))
  }

  private func alert(
    _ titles: [String], style: UIAlertController.Style = .alert, message: String? = nil
  ) -> UIAlertController {
    let alert = UIAlertController(title: "Title", message: message, preferredStyle: style)
    for title in titles {
      alert.addAction(
        UIAlertAction(title: title, style: title == "Cancel" ? .cancel : .default) {
          [journal] action in journal.note(action.title ?? "")
        })
    }
    return alert
  }

  private static let names = ["One", "Two", "Three", "Four", "Cancel"]

  @Test(arguments: 1...8, [UIAlertController.Style.alert, .actionSheet])
  func `Tab reaches every button`(rows: Int, style: UIAlertController.Style) {
    for name in Self.names {
      let scene = scene(rows: rows)
      scene.root.present(alert(Self.names, style: style), animated: false)
      scene.turn()
      for _ in Self.names where scene.window.focusedView?.accessibilityLabel != name {
        scene.screen.press(.tab)
      }
      #expect(scene.window.focusedView?.accessibilityLabel == name)
      // The focused button is visible.
      #expect(scene.text.contains(name), "\(rows) rows: \(scene.text)")
      scene.screen.press(.enter)
      scene.wait(1)
      #expect(journal.take() == [name])
    }
  }

  @Test(arguments: 1...8, [UIAlertController.Style.alert, .actionSheet])
  func `the wheel and a click reach every button`(
    rows: Int, style: UIAlertController.Style
  ) {
    for name in Self.names {
      let scene = scene(rows: rows)
      scene.root.present(alert(Self.names, style: style), animated: false)
      scene.turn()
      // Scrolls to the top first, then down line by line, as a user who looks for the button does.
      for step in [CGFloat](repeating: 480, count: 3) + [CGFloat](repeating: -16, count: 12) {
        if let point = place(of: name, in: scene), step < 0 {
          scene.screen.tap(at: point)
          break
        }
        let area = buttonArea(scene)
        UIApplication.shared.synthesizeScroll(dx: 0, dy: step, at: area)
        scene.turn()
      }
      scene.wait(1)
      #expect(journal.take() == [name], "\(rows) rows")
    }
  }

  /// The centre of the visible part of the buttons.
  private func buttonArea(_ scene: ControllerScene) -> CGPoint {
    var view = scene.elements(.button).first as? UIView
    while let inner = view, !(inner is AlertArea) { view = inner.superview }
    guard let area = view else { return .zero }
    return area.screenRect(area.bounds).center
  }

  /// The centre of a visible text, in points.
  private func place(of name: String, in scene: ControllerScene) -> CGPoint? {
    for (row, line) in scene.text.split(separator: "\n", omittingEmptySubsequences: false)
      .enumerated()
    {
      if let range = line.range(of: " \(name) ") {
        let column = line.distance(from: line.startIndex, to: range.lowerBound) + 1
        return CGPoint(x: CGFloat(column) * 8 + 4, y: CGFloat(row) * 16 + 8)
      }
    }
    return nil
  }

  @Test func `text and buttons share the room, and buttons come first`() {
    func text(_ rows: Int) -> String {
      let scene = scene(columns: 38, rows: rows)
      scene.root.present(alert(["OK"], message: "1\n2\n3\n4\n5\n6"), animated: false)
      return scene.text
    }
    #expect(
      text(7) == """
          ╭────────────────────────────────╮
          │             Title             ▕│
          │               1                │
          │               2                │
          ├────────────────────────────────┤
          │▌              OK              ▐│
          ╰────────────────────────────────╯
        """)
    #expect(
      text(4) == """
          ╭────────────────────────────────╮
          │             Title             ▕│
          │▌              OK              ▐│
          ╰────────────────────────────────╯
        """)
    #expect(
      text(2).split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        == ["Title             ▕", "▌              OK              ▐"])
    #expect(text(1).trimmingCharacters(in: .whitespaces) == "▌              OK              ▐")
  }

  @Test func `the message scrolls with keys and with the wheel`() {
    let scene = scene(rows: 8)
    let lines = (1...20).map { "Line \($0)" }.joined(separator: "\n")
    scene.root.present(alert(["OK"], message: lines), animated: false)
    scene.turn()
    #expect(scene.text.contains("Line 1 ") && !scene.text.contains("Line 20"))
    scene.screen.pressByHand(.end)
    #expect(scene.text.contains("Line 20") && scene.text.contains("OK"))
    UIApplication.shared.synthesizeScroll(dx: 0, dy: 960, at: CGPoint(x: 160, y: 40))
    #expect(scene.text.contains("Line 1 "))
    // The scroll position of the user is kept.
    scene.turn()
    #expect(scene.text.contains("Line 1 "))
  }

  @Test(arguments: 1...6)
  func `the field that the user types in stays visible`(rows: Int) {
    let scene = scene(rows: rows)
    let alert = alert(["Cancel", "OK"], message: "1\n2\n3")
    alert.addTextField { $0.text = "first" }
    alert.addTextField { $0.text = "second" }
    scene.root.present(alert, animated: false)
    scene.turn()
    #expect(scene.text.contains("first"), "\(scene.text)")
    scene.screen.press(.enter)
    #expect(scene.text.contains("second"), "\(scene.text)")
    scene.screen.press(.tab)
    #expect(scene.text.contains("Cancel") || scene.text.contains("OK"), "\(scene.text)")
  }

  @Test(arguments: [(0, 0), (1, 1), (2, 2), (5, 3), (3, 5), (80, 0)])
  func `no window is too small`(columns: Int, rows: Int) {
    let scene = scene(columns: columns, rows: rows)
    let alert = alert(Self.names, message: "message")
    alert.addTextField()
    scene.root.present(alert, animated: false)
    for line in scene.text.split(separator: "\n", omittingEmptySubsequences: false) {
      #expect(TextMetrics.width(of: String(line)) <= columns)
    }
    scene.screen.press(.escape)
    scene.wait(1)
    #expect(journal.take() == ["Cancel"])
  }
}
