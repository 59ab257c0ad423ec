import CellRendering
import ElementTypes
import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

/// Sheets that don't dim the screen behind them (`largestUndimmedDetentIdentifier`).
@MainActor
struct UndimmedSheetTests {
  private let scene = ControllerScene(recording: "A")
  private let button = UIButton(type: .system)
  private let sheet: RecordingController

  init() {
    sheet = scene.controller("B")
    button.setTitle("Behind", for: .normal)
    button.frame = CGRect(x: 80, y: 16, width: 160, height: 16)
    scene.root.view.addSubview(button)
  }

  private var presentation: UISheetPresentationController? { sheet.sheetPresentationController }

  private func present(
    undimmed: UISheetPresentationController.Detent.Identifier?,
    selected: UISheetPresentationController.Detent.Identifier? = .medium
  ) {
    presentation?.detents = [.medium(), .large()]
    presentation?.largestUndimmedDetentIdentifier = undimmed
    presentation?.selectedDetentIdentifier = selected
    scene.root.present(sheet, animated: false)
    scene.turn()
  }

  private func select(_ identifier: UISheetPresentationController.Detent.Identifier) {
    presentation?.animateChanges { presentation?.selectedDetentIdentifier = identifier }
    scene.wait(1)
  }

  private var labels: [String] { scene.elements(.staticText).compactMap(\.accessibilityLabel) }

  /// A corner of the screen behind.
  private var corner: Cell { CellBuffer(scene.window.displayList())[1, 0] }

  @Test func `at a low detent touches, keys and tests reach the screen behind`() {
    let plain = corner.background
    present(undimmed: .medium)
    #expect(corner.background == plain)
    #expect(scene.canHit(button))
    #expect(labels.contains("screen A") && labels.contains("screen B"))
    #expect(scene.window.focusScope === scene.window)
    scene.screen.tap(button)
    scene.turn()
    #expect(scene.root.presentedViewController === sheet, "a tap beside it ends nothing")
  }

  @Test func `above that detent the screen behind is dimmed and unreachable`() {
    present(undimmed: .medium)
    let plain = corner.background
    select(.large)
    #expect(corner.background != plain)
    #expect(!scene.canHit(button))
    #expect(!labels.contains("screen A"))
    #expect(scene.window.focusScope !== scene.window)
    select(.medium)
    #expect(corner.background == plain)
    #expect(scene.canHit(button))
    #expect(labels.contains("screen A"))
  }

  @Test(arguments: [nil, UISheetPresentationController.Detent.Identifier("none of them")])
  func `without a valid detent the screen is always dimmed`(
    identifier: UISheetPresentationController.Detent.Identifier?
  ) {
    present(undimmed: identifier)
    #expect(!scene.canHit(button))
    #expect(!labels.contains("screen A"))
  }

  @Test func `a sheet whose detents are all undimmed never dims`() {
    present(undimmed: .large, selected: .large)
    #expect(labels.contains("screen A") && labels.contains("screen B"))
    #expect(scene.window.hitTest(CGPoint(x: 4, y: 4), with: nil) === scene.root.view)
  }

  @Test func `a focus behind the sheet loses the keys when the screen is dimmed`() {
    present(undimmed: .medium)
    scene.window.focus(on: button)
    scene.turn()
    #expect(scene.window.focusedView === button)
    select(.large)
    #expect(scene.window.focusedView == nil)
    scene.root.dismiss(animated: false)
    scene.turn()
    #expect(scene.window.focusedView === button, "it has the keys again when the sheet is gone")
  }
}
