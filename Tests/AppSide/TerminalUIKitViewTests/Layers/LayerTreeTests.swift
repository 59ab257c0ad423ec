import CellRendering
import Foundation
import TerminalUIKitTestSupport
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
    layer.anchorPoint = CGPoint(x: 1, y: 0.5)
    #expect(layer.frame == rect(-15, 0, 20, 10))
    layer.frame.origin.x = 0
    #expect(layer.position == CGPoint(x: 20, y: 5))
  }

  @Test func `a sublayer that is inserted again lands beside its sibling`() {
    let parent = CALayer()
    let layers = ["a", "b", "c"].map { name in
      let layer = CALayer()
      layer.name = name
      parent.addSublayer(layer)
      return layer
    }
    var order: String { (parent.sublayers ?? []).compactMap(\.name).joined() }
    #expect(order == "abc")
    parent.insertSublayer(layers[0], above: layers[1])
    #expect(order == "bac")
    parent.insertSublayer(layers[1], below: layers[2])
    #expect(order == "abc")
    parent.insertSublayer(layers[0], at: 2)
    #expect(order == "bca")
    parent.insertSublayer(layers[0], at: 0)
    #expect(order == "abc")
    parent.addSublayer(layers[1])
    #expect(order == "acb")
    parent.replaceSublayer(layers[2], with: layers[1])
    #expect(order == "ab" && layers[2].superlayer == nil)
  }

  @Test func `a sublayer keeps its place after the subviews were moved`() {
    let view = UIView()
    let subviews = [UIView(), UIView()]
    for subview in subviews { view.addSubview(subview) }
    let layers = [CALayer(), CALayer(), CALayer()]
    view.layer.insertSublayer(layers[0], above: subviews[0].layer)
    view.layer.insertSublayer(layers[1], above: subviews[1].layer)
    view.bringSubviewToFront(subviews[0])
    // Now the first layer is the frontmost one.
    view.layer.insertSublayer(layers[2], above: layers[1])
    let shown = view.layer.sublayers ?? []
    #expect(
      shown.map(ObjectIdentifier.init)
        == [subviews[1].layer, layers[1], layers[2], subviews[0].layer, layers[0]]
        .map(ObjectIdentifier.init))
  }

  @Test func `a transform moves the drawing and the hit area of a layer`() {
    let moved = layer(rect(0, 0, 16, 16), .red)
    let view = screen.add(UIView(), rect(0, 0, 80, 48))
    view.layer.addSublayer(moved)
    moved.transform = CATransform3DMakeTranslation(32, 16, 5)
    #expect(moved.frame == rect(32, 16, 16, 16) && moved.position == CGPoint(x: 8, y: 8))
    #expect(colors(row: 0).allSatisfy { $0 != red })
    #expect(colors(row: 1).map { $0 == red } == (0..<10).map { $0 == 4 || $0 == 5 })
    #expect(view.layer.hitTest(CGPoint(x: 40, y: 20)) === moved)
    #expect(view.layer.hitTest(CGPoint(x: 8, y: 8)) === view.layer)
    moved.setAffineTransform(CGAffineTransform(scaleX: 2, y: 3))
    #expect(moved.frame == rect(-8, -16, 32, 48))
    #expect(view.layer.hitTest(CGPoint(x: 23, y: 31)) === moved)
    moved.frame = rect(0, 0, 64, 24)
    #expect(moved.bounds.size == CGSize(width: 32, height: 8))
    #expect(moved.position == CGPoint(x: 32, y: 12) && moved.frame == rect(0, 0, 64, 24))
    moved.transform = CATransform3DMakeScale(0, 1, 1)
    #expect(view.layer.hitTest(CGPoint(x: 32, y: 12)) === view.layer)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -1e300])
  func `numbers that are not finite or too large cause no crash`(number: CGFloat) {
    let gradient = CAGradientLayer()
    gradient.frame = rect(0, 0, 16, 16)
    gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
    gradient.anchorPoint = CGPoint(x: number, y: 0.5)
    gradient.setAffineTransform(CGAffineTransform(scaleX: number, y: number))
    screen.root.layer.addSublayer(gradient)
    screen.settle()
    _ = screen.window.displayList()
    #expect(gradient.frame.isUsable)
    _ = screen.root.layer.hitTest(CGPoint(x: number, y: number))
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
    #expect(view.layer.transform.m43 == 7 && view.frame == rect(5, 6, 10, 10))
    view.transform = .identity
    #expect(CATransform3DIsIdentity(view.layer.transform))
    let quarter = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(abs(quarter.m12 - 1) < 1e-9 && abs(quarter.m21 + 1) < 1e-9 && abs(quarter.m11) < 1e-9)
    let stretched = CATransform3DScale(CATransform3DMakeTranslation(1, 2, 3), 2, 3, 4)
    #expect([stretched.m11, stretched.m22, stretched.m33] == [2, 3, 4])
    #expect([stretched.m41, stretched.m42, stretched.m43] == [1, 2, 3])
    let turned = CATransform3DConcat(
      CATransform3DMakeRotation(.pi / 2, 0, 0, 1), CATransform3DMakeRotation(-.pi / 2, 0, 0, 1))
    #expect(abs(turned.m11 - 1) < 1e-9 && abs(turned.m12) < 1e-9)
    #expect(CATransform3DIsIdentity(CATransform3DIdentity) && !CATransform3DIsIdentity(quarter))
    #expect(CATransform3DIsAffine(quarter))
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
  }
}
