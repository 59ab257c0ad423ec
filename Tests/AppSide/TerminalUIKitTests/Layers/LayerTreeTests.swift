import CellRendering
import Foundation
import Testing

@testable import TerminalUIKit

@MainActor
struct LayerTreeTests {
  private let screen = TestScreen(CGSize(width: 80, height: 48))

  private func colors(row: Int) -> [DisplayColor?] {
    screen.settle()
    let buffer = CellBuffer(screen.window.displayList())
    return (0..<10).map { buffer[$0, row].background }
  }

  private func layer(_ frame: CGRect, _ color: UIColor) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.backgroundColor = color.cgColor
    return layer
  }

  private let red = DisplayColor(red: 255, green: 0, blue: 0)
  private let blue = DisplayColor(red: 0, green: 0, blue: 255)

  @Test func `a layer has the geometry and the appearance of its view`() {
    let view = screen.add(UIView(), rect(8, 16, 16, 16))
    #expect(view.layer.frame == view.frame && view.layer.position == view.center)
    view.layer.opacity = 0.5
    view.layer.isHidden = true
    view.layer.bounds.size.width = 32
    #expect(view.alpha == 0.5 && view.isHidden && view.frame == rect(0, 16, 32, 16))
  }

  @Test func `the anchor point places a layer`() {
    let layer = CALayer()
    layer.bounds = rect(0, 0, 20, 10)
    layer.anchorPoint = .zero
    layer.position = CGPoint(x: 5, y: 5)
    #expect(layer.frame == rect(5, 5, 20, 10))
  }

  @Test func `sublayers lie between the view and its subviews, or in front of those before them`() {
    let view = screen.add(UIView(), rect(0, 0, 80, 48))
    let subview = UIView(frame: rect(16, 0, 32, 16))
    subview.backgroundColor = .blue
    view.addSubview(subview)
    let back = layer(rect(0, 0, 80, 16), .red)
    view.layer.insertSublayer(back, at: 0)
    let front = layer(rect(32, 0, 8, 16), .red)
    view.layer.addSublayer(front)
    #expect(view.layer.sublayers?.count == 3)
    #expect(view.layer.sublayers?[1] === subview.layer)
    #expect(colors(row: 0) == [red, red, blue, blue, red, blue, red, red, red, red])
    front.removeFromSuperlayer()
    #expect(colors(row: 0)[4] == blue && front.superlayer == nil)
    back.isHidden = true
    #expect(colors(row: 0)[0] != red)
  }

  @Test func `a layer can't be inside itself, and a view's layer moves only with its view`() {
    let outer = CALayer()
    let inner = CALayer()
    outer.addSublayer(inner)
    inner.addSublayer(outer)
    #expect(inner.sublayers == nil && outer.sublayers?.count == 1)
    let view = screen.add(UIView())
    outer.addSublayer(view.layer)
    #expect(outer.sublayers?.count == 1 && view.superview === screen.root)
  }

  @Test func `a view has a layer of its class`() {
    final class Gradient: UIView {
      override class var layerClass: AnyClass { CAGradientLayer.self }
    }
    #expect(Gradient().layer is CAGradientLayer)
    #expect(UIView().layer.sublayers == nil)
  }

  @Test func `transforms in the plane are those of the view`() {
    let view = UIView(frame: rect(0, 0, 10, 10))
    view.layer.transform = CATransform3DMakeTranslation(5, 6, 7)
    #expect(view.transform == CGAffineTransform(translationX: 5, y: 6))
    let turned = CATransform3DConcat(
      CATransform3DMakeRotation(.pi / 2, 0, 0, 1), CATransform3DMakeRotation(-.pi / 2, 0, 0, 1))
    #expect(abs(turned.m11 - 1) < 1e-9 && abs(turned.m12) < 1e-9)
    #expect(CATransform3DIsIdentity(CATransform3DIdentity))
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
  }
}
