import CellRendering
import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct PathTests {
  private final class Canvas: UIView {
    var paint: () -> Void = {}

    override func draw(_ rect: CGRect) { paint() }
  }

  private func text(_ paint: @escaping () -> Void) -> [Substring] {
    let screen = TestScreen(CGSize(width: 80, height: 80))
    let canvas = screen.add(Canvas(), rect(0, 0, 80, 80))
    canvas.paint = paint
    screen.settle()
    let buffer = CellBuffer(screen.window.displayList())
    return (0..<5).map { row in
      Substring(
        String((0..<10).map { buffer[$0, row].background == buffer[9, 4].background ? "." : "#" }))
    }
  }

  @Test func `an oval fills the cells whose centres are in it`() {
    let shown = text {
      UIColor.red.setFill()
      UIBezierPath(ovalIn: rect(0, 0, 64, 64)).fill()
    }
    #expect(shown == [".######...", "########..", "########..", ".######...", ".........."])
  }

  @Test func `a triangle fills the cells whose centres are in it`() {
    let shown = text {
      let path = UIBezierPath()
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 64, y: 0))
      path.addLine(to: CGPoint(x: 0, y: 64))
      path.close()
      UIColor.red.setFill()
      path.fill()
    }
    #expect(shown == ["#######...", "#####.....", "###.......", "#.........", ".........."])
  }

  @Test func `a transform and an opacity of the context apply`() {
    let shown = text {
      let context = UIGraphicsGetCurrentContext()
      context?.saveGState()
      context?.translateBy(x: 16, y: 16)
      context?.setFillColor(UIColor.red.cgColor)
      context?.fill(rect(0, 0, 16, 16))
      context?.restoreGState()
      context?.setAlpha(0)
      context?.fill(rect(0, 64, 16, 16))
    }
    #expect(shown == ["..........", "..##......", "..........", "..........", ".........."])
  }

  @Test func `parts that overlap are outside by the even-odd rule`() {
    let path = CGMutablePath()
    path.addRect(rect(0, 0, 30, 30))
    path.addRect(rect(10, 10, 10, 10))
    #expect(path.contains(CGPoint(x: 15, y: 15)))
    #expect(!path.contains(CGPoint(x: 15, y: 15), using: .evenOdd))
    #expect(path.contains(CGPoint(x: 5, y: 15), using: .evenOdd))
  }

  @Test func `paths know their bounds and their points`() {
    #expect(UIBezierPath().isEmpty && UIBezierPath().bounds == .zero)
    let arc = UIBezierPath(
      arcCenter: CGPoint(x: 50, y: 50), radius: 10, startAngle: 0, endAngle: .pi, clockwise: true)
    // On a screen a clockwise half circle from the right lies below its centre.
    #expect(abs(arc.bounds.minY - 50) < 0.01 && abs(arc.bounds.maxY - 60) < 0.1)
    #expect(abs(arc.currentPoint.x - 40) < 0.01)
    #expect(CGPath(rect: rect(0, 0, 8, 8), transform: nil).boundingBox == rect(0, 0, 8, 8))
    let corners = UIBezierPath(
      roundedRect: rect(0, 0, 20, 20), byRoundingCorners: [.topLeft],
      cornerRadii: CGSize(width: 10, height: 10))
    #expect(!corners.contains(CGPoint(x: 1, y: 1)) && corners.contains(CGPoint(x: 19, y: 19)))
  }

  @Test func `numbers that are not finite draw nothing and cause no crash`() {
    let path = UIBezierPath(
      arcCenter: CGPoint(x: CGFloat.nan, y: 0), radius: .infinity, startAngle: 0, endAngle: .nan,
      clockwise: true)
    path.addLine(to: CGPoint(x: CGFloat.infinity, y: 3))
    let shown = text {
      UIColor.red.set()
      path.fill()
      path.stroke()
    }
    #expect(shown == Array(repeating: "..........", count: 5))
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity])
  func `an invalid point is left out of a path`(number: CGFloat) {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 64, y: 0))
    path.addLine(to: CGPoint(x: 3, y: number))
    path.addLine(to: CGPoint(x: 64, y: 64))
    path.addLine(to: CGPoint(x: 0, y: 64))
    path.close()
    let shown = text {
      UIColor.red.setFill()
      path.fill()
    }
    #expect(
      shown == ["########..", "########..", "########..", "########..", ".........."])
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    #expect(!path.contains(CGPoint(x: number, y: number)))
    path.apply(CGAffineTransform(scaleX: number, y: number))
    #expect(path.bounds == .zero)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -1e300])
  func `a transform that can't be shown causes no crash`(number: CGFloat) {
    let layer = CALayer()
    layer.frame = rect(0, 0, 16, 16)
    let view = UIView(frame: rect(0, 0, 16, 16))
    _ = text {
      let context = UIGraphicsGetCurrentContext()
      context?.translateBy(x: number, y: number)
      context?.scaleBy(x: number, y: number)
      context?.clip(to: rect(0, 0, 8, 8))
      context?.fill(rect(0, 0, 8, 8))
      context?.setLineWidth(number)
      context?.strokeEllipse(in: rect(0, 0, 8, 8))
      UIImage(systemName: "star")?.draw(in: rect(0, 0, 16, 16))
      NSString(string: "text").draw(at: .zero, withAttributes: nil)
      if let context { layer.render(in: context) }
      if let context { view.layer.render(in: context) }
    }
  }

  @Test func `a clip ends with the state in which it was added`() {
    let shown = text {
      let context = UIGraphicsGetCurrentContext()
      context?.saveGState()
      context?.clip(to: rect(0, 0, 16, 16))
      // Text outside of the view is clipped, too.
      NSString(string: "text").draw(at: CGPoint(x: 70, y: 0), withAttributes: nil)
      context?.restoreGState()
      UIColor.red.setFill()
      UIRectFill(rect(0, 0, 32, 16))
    }
    #expect(shown.first == "####......")
  }

  @Test func `a view drawn by another one leaves its clips and colours alone`() {
    let stamp = Canvas(frame: rect(0, 0, 16, 16))
    stamp.paint = {
      UIColor.blue.setFill()
      UIRectClip(rect(0, 0, 8, 16))
      UIRectFill(rect(0, 0, 16, 16))
    }
    let shown = text {
      UIColor.red.setFill()
      UIRectClip(rect(0, 0, 48, 32))
      if let context = UIGraphicsGetCurrentContext() { stamp.layer.render(in: context) }
      UIRectFill(rect(16, 0, 64, 80))
    }
    #expect(shown == ["#.####....", "..####....", "..........", "..........", ".........."])
  }
}
