import Foundation

/// The boxes of one document that hide what is behind them, in the order of painting.
struct PageLayers {
  /// The place in the order of painting: what is painted later lies in front.
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
    /// The part that can be seen.
    var frame: CGRect
    /// `nil` if it isn't known, as that of a picture.
    var color: StyleColor?
    /// Whether the colour is faded together with what is in it.
    var isFaded: Bool
  }

  /// From the back to the front.
  private let layers: [Layer]
  /// What shows where no box is; `nil` if it isn't known.
  private let ground: StyleColor?

  init(_ layers: [Layer], ground: StyleColor?) {
    self.layers = layers.sorted { $0.order < $1.order }
    self.ground = ground
  }

  /// Returns whether something at least half opaque lies in front.
  func covers(_ point: CGPoint, from order: Order) -> Bool {
    layers.reversed().prefix { $0.order > order }
      .contains { $0.frame.contains(point) && ($0.color?.alpha ?? 1) >= 0.5 }
  }

  /// Returns the colour behind a point; `nil` if it isn't known, as in front of a picture.
  ///
  /// - Parameter isFaded: Whether what lies in front is faded; faded together with its background it has
  ///   other colours than each for itself.
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
