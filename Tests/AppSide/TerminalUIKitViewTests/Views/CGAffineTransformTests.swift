import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

struct CGAffineTransformTests {
  @Test func `transforms can be concatenated`() {
    let point = CGPoint(x: 1, y: 2)
    let scale = CGAffineTransform(scaleX: 2, y: 3)
    let move = CGAffineTransform(translationX: 10, y: 20)
    #expect(point.applying(scale.concatenating(move)) == CGPoint(x: 12, y: 26))
    #expect(point.applying(move.concatenating(scale)) == CGPoint(x: 22, y: 66))
    #expect(point.applying(scale.translatedBy(x: 10, y: 20)) == CGPoint(x: 22, y: 66))
    #expect(point.applying(move.scaledBy(x: 2, y: 3)) == CGPoint(x: 12, y: 26))
    let turned = point.applying(CGAffineTransform.identity.rotated(by: .pi / 2))
    #expect(abs(turned.x + 2) < 1e-12 && abs(turned.y - 1) < 1e-12)
  }

  @Test func `the inverse transform restores points`() {
    let transform = CGAffineTransform(a: 1, b: 2, c: -3, d: 4, tx: 5, ty: 6)
    #expect(!transform.isIdentity)
    let point = CGPoint(x: 7, y: 8).applying(transform).applying(transform.inverted())
    #expect(abs(point.x - 7) < 1e-12 && abs(point.y - 8) < 1e-12)
    let flat = CGAffineTransform(scaleX: 0, y: 1)
    #expect(flat.inverted() == flat)
  }

  @Test func `a transformed rectangle contains all transformed corners`() {
    let rect = CGRect(x: 1, y: 1, width: 2, height: 4)
    let turned = rect.applying(CGAffineTransform(rotationAngle: .pi))
    #expect(abs(turned.minX + 3) < 1e-12 && abs(turned.height - 4) < 1e-12)
    #expect(
      rect.inset(by: UIEdgeInsets(top: 1, left: 0.5, bottom: 1, right: 0.5)).size
        == CGSize(width: 1, height: 2))
  }
}
