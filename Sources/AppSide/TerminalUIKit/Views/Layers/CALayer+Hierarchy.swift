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
  public func addSublayer(_ layer: CALayer) { insert(layer) { $0.count } }

  /// Inserts a sublayer at an index, where 0 is the back.
  ///
  /// A layer that is a sublayer already is removed first, so it has the index afterwards.
  public func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer) { _ in Int(idx) } }

  /// Inserts a sublayer directly behind another one, or in front of all if that isn't a sublayer.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer) { others in others.firstIndex { $0 === sibling } ?? others.count }
  }

  /// Inserts a sublayer directly in front of another one, or of all if that isn't a sublayer.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer) { others in
      others.firstIndex { $0 === sibling }.map { $0 + 1 } ?? others.count
    }
  }

  /// Replaces a sublayer.
  public func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    guard oldLayer !== newLayer, sublayers?.contains(where: { $0 === oldLayer }) == true else {
      return
    }
    insert(newLayer) { others in others.firstIndex { $0 === oldLayer } ?? others.count }
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
    guard !isHidden, opacity > 0, let inside = convertFromSuperlayer(p), contains(inside) else {
      return nil
    }
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

  /// Inserts a sublayer among the others.
  ///
  /// - Parameter index: A closure that returns the index of the sublayer for the other sublayers.
  private func insert(_ layer: CALayer, at index: ([CALayer]) -> Int) {
    // A layer of a view moves only with its view, and a layer can't be inside itself.
    guard layer.view == nil, !isInside(layer) else { return }
    layer.removeFromSuperlayer()
    let others = sublayers ?? []
    let behind = others.prefix(max(0, index(others)))
    let subview = behind.last { $0.view != nil }?.view
    // Only the order of layers in front of the same subview counts.
    let neighbor = hierarchy.entries.firstIndex { $0.layer === behind.last }
    hierarchy.entries.insert(
      LayerHierarchy.Entry(layer: layer, subview: subview), at: neighbor.map { $0 + 1 } ?? 0)
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
