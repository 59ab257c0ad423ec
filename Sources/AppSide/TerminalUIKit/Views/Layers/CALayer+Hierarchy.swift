import Foundation

/// The sublayers that an app has added to a layer.
@MainActor
struct LayerHierarchy {
  /// A sublayer and the subview of the layer's view that lies directly behind it.
  struct Entry {
    let layer: CALayer
    weak var subview: UIView?
  }

  var entries: [Entry] = []
  weak var superlayer: CALayer?

  nonisolated init() {}
}

/// The sublayers of a layer.
extension CALayer {
  /// The layer around this one, or `nil`.
  public var superlayer: CALayer? { hierarchy.superlayer ?? view?.superview?.layer }

  /// The sublayers from back to front, those of subviews included; `nil` if there are none.
  public var sublayers: [CALayer]? {
    get {
      var layers = sublayers(inFrontOf: nil)
      for subview in view?.subviews ?? [] {
        layers.append(subview.layer)
        layers += sublayers(inFrontOf: subview)
      }
      return layers.isEmpty ? nil : layers
    }
    set {
      for entry in hierarchy.entries { entry.layer.removeFromSuperlayer() }
      for layer in newValue ?? [] where layer.view == nil { addSublayer(layer) }
    }
  }

  /// Adds a sublayer in front of the others, removing it from its previous superlayer.
  public func addSublayer(_ layer: CALayer) { insert(layer, at: sublayers?.count ?? 0) }

  /// Inserts a sublayer at an index, where 0 is the back.
  public func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: Int(idx)) }

  /// Inserts a sublayer directly behind another one, or in front of all if that isn't a sublayer.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    let layers = sublayers ?? []
    insert(layer, at: layers.firstIndex { $0 === sibling } ?? layers.count)
  }

  /// Inserts a sublayer directly in front of another one, or of all if that isn't a sublayer.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let layers = sublayers ?? []
    insert(layer, at: layers.firstIndex { $0 === sibling }.map { $0 + 1 } ?? layers.count)
  }

  /// Replaces a sublayer.
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard let place = sublayers?.firstIndex(where: { $0 === oldLayer }), oldLayer !== newLayer
    else {
      return
    }
    insert(newLayer, at: place)
    oldLayer.removeFromSuperlayer()
  }

  /// Removes the layer from its superlayer; the layer of a view removes the view.
  public func removeFromSuperlayer() {
    if let view { return view.removeFromSuperview() }
    guard let superlayer = hierarchy.superlayer else { return }
    superlayer.hierarchy.entries.removeAll { $0.layer === self }
    hierarchy.superlayer = nil
    superlayer.didChange()
  }

  /// Returns the frontmost layer that contains a point in the superlayer's coordinates, or `nil`.
  public func hitTest(_ p: CGPoint) -> CALayer? {
    let inside = CGPoint(x: p.x - frame.minX + bounds.minX, y: p.y - frame.minY + bounds.minY)
    guard !isHidden, opacity > 0, contains(inside) else { return nil }
    for sublayer in (sublayers ?? []).reversed() {
      if let hit = sublayer.hitTest(inside) { return hit }
    }
    return self
  }

  /// Returns the app's sublayers between a subview, or the view's own content, and the next subview.
  func sublayers(inFrontOf subview: UIView?) -> [CALayer] {
    hierarchy.entries.filter { entry in
      let lower = entry.subview.flatMap { $0.superview === view ? $0 : nil }
      return lower === subview
    }.map(\.layer)
  }

  private func insert(_ layer: CALayer, at index: Int) {
    // A layer of a view moves only with its view, and a layer can't be inside itself.
    guard layer.view == nil, !isInside(layer) else { return }
    layer.removeFromSuperlayer()
    let behind = (sublayers ?? []).prefix(max(0, index))
    let subview = behind.last { $0.view != nil }?.view
    let place = behind.count { $0.view == nil }
    hierarchy.entries.insert(
      LayerHierarchy.Entry(layer: layer, subview: subview),
      at: min(place, hierarchy.entries.count))
    layer.hierarchy.superlayer = self
    didChange()
  }

  private func isInside(_ other: CALayer) -> Bool {
    var next: CALayer? = self
    while let layer = next {
      if layer === other { return true }
      next = layer.hierarchy.superlayer
    }
    return false
  }
}
