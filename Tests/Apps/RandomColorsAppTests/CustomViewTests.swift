import Foundation
import TerminalUIKit
import Testing
import ViewTesting

/// A single view in the window.
@MainActor
@Suite struct CustomViewTests {
  @Test func `a view loaded by its controller fills the window`() {
    let label = UILabel()
    label.text = "All of it"
    label.textAlignment = .center
    withWindow(CustomViewLoadingViewController(customView: label)) { window in
      #expect(label.window === window.window)
      #expect(label.frame == window.window.bounds)
      #expect(window.text.contains("All of it"))
    }
  }

  @Test func `a view added to a plain controller's view keeps its frame`() {
    let canvas = UIViewController()
    let label = UILabel(frame: CGRect(x: 16, y: 32, width: 80, height: 16))
    label.text = "A part"
    withWindow(canvas) { window in
      canvas.view.addSubview(label)
      let lines = window.text.split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines[2] == "  A part")
    }
  }

  @Test func `the window is gone after the test`() {
    let canvas = UIViewController()
    let before = UIApplication.shared.windows.count
    withWindow(canvas) { _ in #expect(UIApplication.shared.windows.count == before + 1) }
    #expect(UIApplication.shared.windows.count == before)
    #expect(canvas.view.window == nil)
  }
}
