import Foundation
import PNGCoding
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct GraphicsImageTests {
  private func pixel(_ image: UIImage, _ x: Int, _ y: Int) -> [UInt8] {
    let place = (y * image.content.width + x) * 4
    return Array(image.content.pixels[place..<place + 4])
  }

  @Test func `a renderer makes an image from drawing commands`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 2)).image { context in
      UIColor.red.setFill()
      context.fill(rect(0, 0, 2, 2))
      UIColor.blue.withAlphaComponent(0.5).setFill()
      UIRectFill(rect(1, 0, 2, 1))
    }
    #expect(image.size == CGSize(width: 4, height: 2))
    #expect(pixel(image, 0, 0) == [255, 0, 0, 255])
    #expect(pixel(image, 1, 0) == [127, 0, 128, 255])
    #expect(pixel(image, 2, 0) == [0, 0, 255, 128])
    #expect(pixel(image, 3, 1) == [0, 0, 0, 0])
  }

  @Test func `an image is drawn in another size`() {
    let small = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 1)).image { context in
      UIColor.red.setFill()
      context.fill(rect(0, 0, 1, 1))
    }
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), true, 1)
    small.draw(in: rect(0, 0, 4, 4))
    let big = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    #expect(big.map { pixel($0, 1, 3) } == [255, 0, 0, 255])
    #expect(big.map { pixel($0, 2, 0) } == [0, 0, 0, 255])
    #expect(UIGraphicsGetImageFromCurrentImageContext() == nil)
    #expect(UIGraphicsGetCurrentContext() == nil)
  }

  @Test func `round shapes and clips are cut by pixels`() {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
      context.clip(to: rect(0, 0, 8, 4))
      UIColor.green.setFill()
      UIBezierPath(ovalIn: rect(0, 0, 8, 8)).fill()
    }
    #expect(pixel(image, 0, 0)[3] == 0 && pixel(image, 4, 1)[3] == 255)
    #expect(pixel(image, 4, 5)[3] == 0)
  }

  @Test func `a view is drawn into an image`() {
    let view = UIView(frame: rect(100, 100, 16, 16))
    view.backgroundColor = .red
    let image = UIGraphicsImageRenderer(bounds: view.bounds).image { context in
      view.layer.render(in: context.cgContext)
    }
    #expect(pixel(image, 3, 3) == [255, 0, 0, 255])
  }

  @Test func `a view that is drawn into an image leaves the image's clips and colours alone`() {
    final class Stamp: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.blue.setFill()
        UIRectClip(CGRect(x: 0, y: 0, width: 1, height: 2))
        UIRectFill(rect)
      }
    }
    let view = Stamp(frame: rect(0, 0, 2, 2))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
      UIColor.red.setFill()
      context.clip(to: rect(0, 0, 8, 4))
      view.layer.render(in: context.cgContext)
      UIRectFill(rect(4, 0, 4, 8))
    }
    #expect(pixel(image, 0, 0) == [0, 0, 255, 255] && pixel(image, 1, 0)[3] == 0)
    #expect(pixel(image, 5, 1) == [255, 0, 0, 255])
    #expect(pixel(image, 5, 5)[3] == 0)
  }

  @Test func `an image is released after its end`() {
    weak var rendered: DrawingContext?
    _ = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { context in
      rendered = context.cgContext.drawing
      context.fill(rect(0, 0, 1, 1))
    }
    #expect(rendered == nil)
    weak var begun: DrawingContext?
    UIGraphicsBeginImageContext(CGSize(width: 2, height: 2))
    begun = UIGraphicsGetCurrentContext()?.drawing
    #expect(begun != nil)
    UIGraphicsEndImageContext()
    #expect(begun == nil)
  }

  @Test func `large pixels and huge paths cause no crash`() {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1.0 / 64
    let size = CGSize(width: 640, height: 640)
    let image = UIGraphicsImageRenderer(size: size, format: format).image { _ in
      NSString(string: "text").draw(at: CGPoint(x: 0, y: 20), withAttributes: nil)
    }
    #expect(image.size == size)
    let huge = CGSize(width: 1e12, height: 1e12)
    let none = UIGraphicsImageRenderer(size: huge).image { _ in
      UIBezierPath(ovalIn: CGRect(origin: .zero, size: huge)).fill()
    }
    #expect(none.size == .zero)
  }

  @Test(arguments: [
    CGSize.zero, CGSize(width: 1e9, height: 1e9), CGSize(width: CGFloat.nan, height: 1),
  ])
  func `an image that has no pixels or too many is empty`(size: CGSize) {
    let image = UIGraphicsImageRenderer(size: size).image { $0.fill(rect(0, 0, 9, 9)) }
    #expect(image.size == .zero)
  }
}
