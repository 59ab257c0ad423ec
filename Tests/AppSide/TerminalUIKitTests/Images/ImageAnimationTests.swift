import AppRuntime
import CellRendering
import Foundation
import Testing

@testable import TerminalUIKit

/// Pictures that an image view shows one after the other.
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

  @Test func `they follow each other round and round until they are stopped`() {
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

  @Test func `they may be shown so many times`() {
    view.animationRepeatCount = 2
    view.startAnimating()
    pass(1.9)
    #expect(view.isAnimating && color == "#00FF00")
    pass(0.2)
    #expect(!view.isAnimating && color == "#0000FF")
    view.startAnimating()
    #expect(view.isAnimating)
  }

  @Test func `without a duration there are thirty a second`() {
    view.animationDuration = 0
    view.startAnimating()
    pass(1.5 / 30)
    #expect(color == "#00FF00")
  }

  @Test func `other pictures, and none, stop it`() {
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

  @Test func `the view keeps the size of its own picture, and keeps nobody busy`() {
    view.animationImages = [.filled(.red, 64, 64)]
    view.startAnimating()
    #expect(view.intrinsicContentSize == CGSize(width: 8, height: 16))
    let deadline = UIApplication.shared.clock.nextDeadline
    _ = color
    #expect(UIApplication.shared.clock.nextDeadline == deadline)
  }
}
