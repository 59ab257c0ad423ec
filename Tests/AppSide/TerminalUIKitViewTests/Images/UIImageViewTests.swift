import CellRendering
import ElementTypes
import Foundation
import PNGCoding
import TerminalTestSupport
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct UIImageViewTests {
  private let screen = TestScreen(CGSize(width: 96, height: 64))

  private func picture(_ view: UIView) -> CellBuffer {
    screen.settle()
    return CellBuffer(screen.window.displayList())
  }

  nonisolated private static let modes: [(UIView.ContentMode, CGRect)] = [
    (.scaleToFill, rect(0, 0, 80, 40)), (.redraw, rect(0, 0, 80, 40)),
    (.scaleAspectFit, rect(20, 0, 40, 40)), (.scaleAspectFill, rect(0, -20, 80, 80)),
    (.center, rect(32, 12, 16, 16)), (.top, rect(32, 0, 16, 16)),
    (.bottom, rect(32, 24, 16, 16)), (.left, rect(0, 12, 16, 16)),
    (.right, rect(64, 12, 16, 16)), (.topLeft, rect(0, 0, 16, 16)),
    (.topRight, rect(64, 0, 16, 16)), (.bottomLeft, rect(0, 24, 16, 16)),
    (.bottomRight, rect(64, 24, 16, 16)),
  ]

  @Test(arguments: modes)
  func `each content mode places the image`(mode: UIView.ContentMode, expected: CGRect) {
    let bounds = rect(0, 0, 80, 40)
    #expect(mode.rect(of: CGSize(width: 16, height: 16), in: bounds) == expected)
    #expect(mode.rect(of: .zero, in: bounds) == .zero)
  }

  @Test func `an image is drawn at its size`() {
    let view = screen.add(UIImageView(image: .filled(.red, 16, 32)))
    #expect(view.frame.size == CGSize(width: 16, height: 32))
    #expect(view.intrinsicContentSize == CGSize(width: 16, height: 32))
    let buffer = picture(view)
    let backgrounds = buffer.backgrounds([.pureRed: "r"])
    #expect(backgrounds.prefix(4).map { $0.prefix(3) } == ["rr.", "rr.", "...", "..."])
  }

  @Test func `rounded corners clip the image if the view clips`() {
    let view = screen.add(UIImageView(image: .filled(.red, 64, 64)))
    view.layer.cornerRadius = 32
    #expect(picture(view).backgrounds([.pureRed: "r"])[0].prefix(8) == "rrrrrrrr")
    view.clipsToBounds = true
    #expect(picture(view)[0, 0].background != .pureRed)
    #expect(picture(view)[3, 1].background == .pureRed)
  }

  @Test func `a template follows the tint colour in light and dark`() {
    let view = screen.add(UIImageView(image: .filled(.red, 8, 16)))
    view.image = view.image?.withRenderingMode(.alwaysTemplate)
    view.tintColor = .systemGreen
    view.overrideUserInterfaceStyle = .light
    #expect(picture(view)[0, 0].background.hex == "#34C759")
    view.overrideUserInterfaceStyle = .dark
    #expect(picture(view)[0, 0].background.hex == "#30D158")
    view.tintColor = .blue
    #expect(picture(view)[0, 0].background == .pureBlue)
  }

  @Test func `an image view is an image element`() {
    let view = UIImageView(image: UIImage(content: .nothing, name: "logo"))
    #expect(view.elementType == .image)
    #expect(view.accessibilityTraits == .image)
    #expect(view.accessibilityIdentifier == "logo")
    #expect(!view.isUserInteractionEnabled)
    view.accessibilityIdentifier = "mine"
    #expect(view.accessibilityIdentifier == "mine")
  }

  @Test func `highlighting switches the image`() {
    let view = UIImageView(image: .filled(.red, 8, 16), highlightedImage: .filled(.blue, 16, 16))
    screen.add(view)
    view.isHighlighted = true
    #expect(view.intrinsicContentSize.width == 16)
    #expect(picture(view)[0, 0].background == .pureBlue)
    view.image = nil
    view.isHighlighted = false
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }
}
