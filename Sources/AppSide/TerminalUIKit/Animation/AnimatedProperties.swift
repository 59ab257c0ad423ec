/// What an animation changes of a view: the animations of its layer (Core Animation).
struct AnimatedProperties: OptionSet {
  let rawValue: UInt8

  static let position = AnimatedProperties(rawValue: 1 << 0)
  static let boundsOrigin = AnimatedProperties(rawValue: 1 << 1)
  static let boundsSize = AnimatedProperties(rawValue: 1 << 2)
  static let transform = AnimatedProperties(rawValue: 1 << 3)
  static let opacity = AnimatedProperties(rawValue: 1 << 4)
  static let backgroundColor = AnimatedProperties(rawValue: 1 << 5)
  static let all = AnimatedProperties(rawValue: .max)

  /// The keys that UIKit adds animations to layers by.
  private static let keys: [(key: String, property: AnimatedProperties)] = [
    ("position", .position), ("bounds.origin", .boundsOrigin), ("bounds.size", .boundsSize),
    ("transform", .transform), ("opacity", .opacity), ("backgroundColor", .backgroundColor),
  ]

  /// The keys of the layer's animations.
  var keys: [String] { Self.keys.filter { contains($0.property) }.map(\.key) }

  /// What an animation of a key changes: nothing for a key that UIKit does not use.
  init(key: String) {
    self = Self.keys.first { $0.key == key }?.property ?? []
  }

  init(rawValue: UInt8) { self.rawValue = rawValue }
}

/// A view that an animation changes.
struct AnimatedView {
  let view: UIView
  var properties: AnimatedProperties = []
}
