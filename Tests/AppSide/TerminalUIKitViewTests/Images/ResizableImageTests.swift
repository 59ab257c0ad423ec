import CellRendering
import Foundation
import PNGCoding
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

/// Tests of images with cap insets.
@MainActor
struct ResizableImageTests {
  private let screen = TestScreen(CGSize(width: 96, height: 64))

  /// Three columns of one cell each: red, green and blue.
  private var stripes: UIImage {
    let width = 24
    let pixels: [UInt8] = (0..<16).flatMap { _ in
      (0..<width).flatMap { x -> [UInt8] in
        [x < 8 ? 255 : 0, (8..<16).contains(x) ? 255 : 0, x >= 16 ? 255 : 0, 255]
      }
    }
    return UIImage(
      content: DisplayImage(width: width, height: 16, pixels: pixels) ?? .nothing)
  }

  private func row(_ image: UIImage, cells: Int) -> String {
    let view = screen.add(UIImageView(image: image), rect(0, 0, CGFloat(cells) * 8, 16))
    screen.settle()
    let buffer = CellBuffer(screen.window.displayList())
    view.removeFromSuperview()
    return (0..<cells).map { column in
      switch buffer[column, 0].background.hex {
      case "#FF0000": "r"
      case "#00FF00": "g"
      case "#0000FF": "b"
      default: "."
      }
    }.joined()
  }

  private let caps = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)

  @Test func `edges keep their size, and the area between them is stretched`() {
    #expect(row(stripes, cells: 9) == "rrrgggbbb")
    let image = stripes.resizableImage(withCapInsets: caps, resizingMode: .stretch)
    #expect(row(image, cells: 9) == "rgggggggb")
    #expect(row(image, cells: 3) == "rgb" && row(image, cells: 2) == "rb")
    #expect(image.capInsets == caps && image.resizingMode == .stretch)
    #expect(image.size == stripes.size && image != stripes)
  }

  @Test func `the area between the edges is tiled unless it is to be stretched`() {
    let image = stripes.resizableImage(
      withCapInsets: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 8))
    #expect(row(image, cells: 7) == "rgrgrgb" && row(image, cells: 6) == "rgrgrb")
    #expect(image.resizingMode == .tile && stripes.capInsets == .zero)
  }

  @Test func `changing tint or rendering mode keeps the edges`() {
    let image = stripes.resizableImage(withCapInsets: caps)
    #expect(image.withRenderingMode(.alwaysTemplate).capInsets == caps)
    #expect(image.withTintColor(.red).capInsets == caps)
  }

  @Test func `edges that exceed the image are reduced`() {
    let image = stripes.resizableImage(
      withCapInsets: UIEdgeInsets(top: -4, left: 1000, bottom: .infinity, right: 1000))
    #expect(row(image, cells: 4).count == 4)
  }
}
