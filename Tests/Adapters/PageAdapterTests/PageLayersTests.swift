import Foundation
import Testing

@testable import PageAdapter

@Suite struct PageLayersTests {
  private static let point = CGPoint(x: 5, y: 5)
  private static let black = StyleColor(red: 0, green: 0, blue: 0, alpha: 1)

  private func layer(
    _ position: Int, _ color: StyleColor?, isFaded: Bool = false, x: Double = 0
  ) -> PageLayers.Layer {
    PageLayers.Layer(
      order: .init(paint: 0, position: position),
      frame: CGRect(x: x, y: 0, width: 10, height: 10), color: color, isFaded: isFaded)
  }

  private func background(
    _ layers: [PageLayers.Layer], ground: StyleColor? = .white, isFaded: Bool = false
  ) -> StyleColor? {
    PageLayers(layers, ground: ground).background(
      at: Self.point, behind: .init(paint: 0, position: 5), isFaded: isFaded)
  }

  @Test func `the nearest opaque box is the background, mixed with translucent ones`() {
    #expect(background([layer(1, .white), layer(2, Self.black)]) == Self.black)
    #expect(
      background([layer(2, Self.black.faded(to: 0.5))])
        == StyleColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1))
    #expect(background([layer(2, Self.black, x: 20)]) == .white)
    #expect(background([layer(6, Self.black)]) == .white)
  }

  @Test func `the background is unknown in front of pictures and unknown colours`() {
    #expect(background([layer(1, .white), layer(2, nil)]) == nil)
    #expect(background([layer(1, nil), layer(2, Self.black)]) == Self.black)
    #expect(background([], ground: nil) == nil)
    #expect(background([layer(2, Self.black, isFaded: true)], isFaded: true) == nil)
  }

  @Test func `a box covers points that were painted earlier`() {
    func covers(_ layer: PageLayers.Layer) -> Bool {
      PageLayers([layer], ground: .white)
        .covers(Self.point, from: .init(paint: 0, position: 5))
    }
    #expect(covers(layer(6, Self.black)) && covers(layer(6, nil)))
    #expect(!covers(layer(6, Self.black.faded(to: 0.3))))
    #expect(!covers(layer(4, Self.black)) && !covers(layer(6, Self.black, x: 20)))
    var late = layer(1, Self.black)
    late.order.paint = 1
    #expect(covers(late))
  }
}
