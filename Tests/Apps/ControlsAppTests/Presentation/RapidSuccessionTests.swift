import Foundation
import TerminalUIKit
import Testing
import ViewTesting

@testable import ControlsApp

/// Screens that are presented and dismissed faster than they can be shown, as in a test run.
///
/// The tests don't wait, and still cause no warnings, because each uses a new window.
@MainActor
@Suite struct RapidSuccessionTests {
  @Test func `a hundred presentations in separate windows cause no warnings`() throws {
    let warnings = try toolkitWarnings {
      for _ in 1...100 {
        let shown = ShownScreen(.modals)
        try shown.button("fullScreen").sendActions(for: .touchUpInside)
        #expect(shown.screen.presentedViewController is ModalViewController)
        shown.window.close()
      }
    }
    #expect(warnings == [])
  }

  @Test func `a hundred pushes in separate windows cause no warnings`() throws {
    let warnings = try toolkitWarnings {
      for _ in 1...100 {
        let shown = ShownScreen(.navigation)
        try shown.button("deeper").sendActions(for: .touchUpInside)
        #expect(shown.navigation.topViewController?.title == "Level 2")
        shown.window.close()
      }
    }
    #expect(warnings == [])
  }

  @Test func `presentations and dismissals in many open windows cause no warnings`()
    throws
  {
    let warnings = try toolkitWarnings {
      let windows = try (1...20).map { _ in
        let shown = ShownScreen(.modals)
        try shown.button("pageSheet").sendActions(for: .touchUpInside)
        return shown
      }
      for shown in windows {
        #expect(shown.screen.presentedViewController is ModalViewController)
        shown.window.finishScreenChanges()
        shown.screen.dismiss(animated: true)
        shown.window.close()
      }
    }
    #expect(warnings == [])
  }

  @Test func `consecutive pushes in one window wait for each other`() {
    let warnings = toolkitWarnings {
      let shown = ShownScreen(.navigation)
      for level in 2...10 {
        shown.navigation.pushViewController(LevelViewController(level: level), animated: true)
      }
      #expect(shown.navigation.topViewController?.title == "Level 2")
      UIApplication.shared.advanceTime(by: 10)
      #expect(shown.navigation.topViewController?.title == "Level 10")
      #expect(shown.navigation.viewControllers.count == 11)
    }
    #expect(warnings == [])
  }

  @Test func `a push without animation during another causes a warning`() {
    let warnings = toolkitWarnings {
      let shown = ShownScreen(.navigation)
      shown.navigation.pushViewController(LevelViewController(level: 2), animated: true)
      shown.navigation.pushViewController(LevelViewController(level: 3), animated: false)
      shown.window.close()
    }
    #expect(warnings == ["nested push animation can result in corrupted navigation bar"])
  }

  @Test func `ending an appearance that has not begun causes a warning`() {
    let warnings = toolkitWarnings {
      let controller = UIViewController()
      controller.endAppearanceTransition()
    }
    #expect(warnings.count == 1)
    #expect(warnings.first?.hasPrefix("Unbalanced calls to begin/end appearance") == true)
  }

  /// Shows that the tests above can fail, because a single window does cause the warning.
  @Test func `a second presentation in the same window causes a warning`() {
    let warnings = toolkitWarnings {
      let shown = ShownScreen(.modals)
      shown.screen.present(UIViewController(), animated: true)
      shown.screen.present(UIViewController(), animated: true)
      shown.window.close()
    }
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("Attempt to present") == true)
  }

  @Test func `a dismissal during a presentation causes a warning`() {
    let warnings = toolkitWarnings {
      let shown = ShownScreen(.modals)
      shown.screen.present(UIViewController(), animated: true)
      shown.screen.dismiss(animated: true)
      shown.window.close()
    }
    #expect(warnings.count == 1)
    #expect(warnings.first?.contains("Attempt to dismiss") == true)
  }
}
