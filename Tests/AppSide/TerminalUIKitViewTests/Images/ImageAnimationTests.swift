import AppRuntime
import CellRendering
import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

/// Tests of animations of an image view.
@MainActor
struct ImageAnimationTests {
  private let screen = TestScreen(CGSize(width: 96, height: 64))
  private let view = UIImageView(image: .filled(.blue, 8, 16))

  init() {
    screen.add(view)
    view.animationImages = [.filled(.red, 8, 16), .filled(.green, 8, 16)]
    view.animationDuration = 1
  }

  private var color: String {
    screen.settle()
    return CellBuffer(screen.window.displayList())[0, 0].background.hex
  }

  @Test func `the images repeat until the animation is stopped`() {
    #expect(!view.isAnimating && color == "#0000FF")
    view.startAnimating()
    #expect(view.isAnimating && color == "#FF0000")
    pass(0.5)
    #expect(color == "#00FF00")
    pass(0.5)
    #expect(color == "#FF0000")
    view.stopAnimating()
    #expect(!view.isAnimating && color == "#0000FF")
  }

  @Test func `the animation ends after its number of cycles`() {
    view.animationRepeatCount = 2
    view.startAnimating()
    pass(1.9)
    #expect(view.isAnimating && color == "#00FF00")
    pass(0.2)
    #expect(!view.isAnimating && color == "#0000FF")
    view.startAnimating()
    #expect(view.isAnimating)
  }

  @Test func `without a duration there are thirty images per second`() {
    view.animationDuration = 0
    view.startAnimating()
    pass(1.5 / 30)
    #expect(color == "#00FF00")
  }

  @Test func `setting other images or none stops the animation`() {
    view.startAnimating()
    view.animationImages = [.filled(.red, 8, 16)]
    #expect(!view.isAnimating)
    view.animationImages = nil
    view.startAnimating()
    #expect(!view.isAnimating && color == "#0000FF")
    view.animationImages = []
    view.startAnimating()
    #expect(!view.isAnimating)
  }

  @Test func `the view keeps its own size, and the animation does not keep the app busy`() {
    view.animationImages = [.filled(.red, 64, 64)]
    view.startAnimating()
    #expect(view.intrinsicContentSize == CGSize(width: 8, height: 16))
    let deadline = UIApplication.shared.clock.nextDeadline
    _ = color
    #expect(UIApplication.shared.clock.nextDeadline == deadline)
  }
}
