import Foundation

/// The boxes of a document that cover what is behind them, in painting order.
struct PageLayers {
  /// A position in the painting order; boxes that are painted later lie in front.
  struct Order: Hashable, Comparable {
    var paint: Int
    var position: Int

    static func < (left: Order, right: Order) -> Bool {
      (left.paint, left.position) < (right.paint, right.position)
    }
  }

  /// A box with a background.
  struct Layer {
    var order: Order
    /// The visible part.
    var frame: CGRect
    /// The colour, or `nil` if it is unknown, as for a picture.
    var color: StyleColor?
    /// Whether the colour is faded together with the box's content.
    var isFaded: Bool
  }

  /// The boxes from back to front.
  private let layers: [Layer]
  /// The colour where no box is, or `nil` if it is unknown.
  private let ground: StyleColor?

  init(_ layers: [Layer], ground: StyleColor?) {
    self.layers = layers.sorted { $0.order < $1.order }
    self.ground = ground
  }

  /// Returns whether a box that is at least half opaque covers a point in front of a position in the order.
  func covers(_ point: CGPoint, from order: Order) -> Bool {
    layers.reversed().prefix { $0.order > order }
      .contains { $0.frame.contains(point) && ($0.color?.alpha ?? 1) >= 0.5 }
  }

  /// Returns the colour behind a point, or `nil` if it is unknown, as in front of a picture.
  ///
  /// - Parameter isFaded: Whether the content in front is faded; if it is faded together with its background,
  ///   the colours can't be computed separately.
  func background(at point: CGPoint, behind order: Order, isFaded: Bool) -> StyleColor? {
    var stack: [StyleColor] = []
    for layer in layers.reversed() where layer.order <= order && layer.frame.contains(point) {
      guard let color = layer.color, !(isFaded && layer.isFaded) else { return nil }
      stack.append(color)
      if color.alpha >= 1 { break }
    }
    if (stack.last?.alpha ?? 0) < 1 {
      guard let ground else { return nil }
      stack.append(ground)
    }
    return stack.dropLast().reversed().reduce(stack[stack.count - 1]) { $1.over($0) }
  }
}
