import Foundation
import TerminalUIKit
import Testing
import ViewTesting

@testable import ControlsApp

/// The presented screen at each moment: right after the tap, and right after the dismissal.
@MainActor
@Suite struct ModalsViewControllerTests {
  @Test(arguments: ModalStyle.allCases)
  func `a tap presents a screen at once`(style: ModalStyle) throws {
    let shown = ShownScreen(.modals)
    try shown.button(style.rawValue).sendActions(for: .touchUpInside)
    let modal = try #require(shown.screen.presentedViewController as? ModalViewController)
    #expect(modal.modalPresentationStyle == style.presentationStyle)
    shown.window.finishScreenChanges()
    #expect(shown.window.text.contains("Modal 1"))
    #expect(shown.seen == "presented \(style.rawValue)")
    #expect(modal.viewIfLoaded?.window === shown.window.window)
  }

  @Test(arguments: ModalStyle.allCases)
  func `nested modal screens are dismissed one by one`(style: ModalStyle) throws {
    let shown = ShownScreen(.modals)
    try shown.button(style.rawValue).tap()
    for depth in 2...4 { try #require(shown.button(titled: "Present \(depth)")).tap() }
    var depth = 0
    var controller = shown.screen.presentedViewController
    while let presented = controller {
      depth += 1
      controller = presented.presentedViewController
    }
    #expect(depth == 4)
    for depth in [4, 3, 2, 1] { try #require(shown.button(titled: "Dismiss \(depth)")).tap() }
    shown.window.finishScreenChanges()
    #expect(shown.screen.presentedViewController == nil)
    #expect(shown.seen == "dismissed 1")
  }

  @Test func `dismissing from the first screen dismisses all modal screens`() throws {
    let shown = ShownScreen(.modals)
    try shown.button("overFullScreen").tap()
    for depth in 2...4 { try #require(shown.button(titled: "Present \(depth)")).tap() }
    shown.window.finishScreenChanges()
    shown.screen.dismiss(animated: true)
    shown.window.finishScreenChanges()
    #expect(shown.screen.presentedViewController == nil)
    #expect(shown.window.topmostViewController === shown.navigation)
  }
}
