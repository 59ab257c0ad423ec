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

  /// What a change of geometry changes; by numbers, as each view goes through here many times and a set's
  /// own operations are slow where nothing is optimised.
  init(position: Bool, boundsOrigin: Bool, boundsSize: Bool) {
    rawValue =
      (position ? Self.position.rawValue : 0) | (boundsOrigin ? Self.boundsOrigin.rawValue : 0)
      | (boundsSize ? Self.boundsSize.rawValue : 0)
  }
}

/// A view that an animation changes.
struct AnimatedView {
  let view: UIView
  var properties: AnimatedProperties = []
}
