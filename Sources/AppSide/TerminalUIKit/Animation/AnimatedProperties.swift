/// The properties of a view that an animation changes, one for each animation of its layer (Core
/// Animation).
struct AnimatedProperties: OptionSet {
  let rawValue: UInt8

  static let position = AnimatedProperties(rawValue: 1 << 0)
  static let boundsOrigin = AnimatedProperties(rawValue: 1 << 1)
  static let boundsSize = AnimatedProperties(rawValue: 1 << 2)
  static let transform = AnimatedProperties(rawValue: 1 << 3)
  static let opacity = AnimatedProperties(rawValue: 1 << 4)
  static let backgroundColor = AnimatedProperties(rawValue: 1 << 5)
  static let all = AnimatedProperties(rawValue: .max)

  /// The keys under which UIKit adds animations to layers.
  private static let keys: [(key: String, property: AnimatedProperties)] = [
    ("position", .position), ("bounds.origin", .boundsOrigin), ("bounds.size", .boundsSize),
    ("transform", .transform), ("opacity", .opacity), ("backgroundColor", .backgroundColor),
  ]

  /// The keys of the layer's animations.
  var keys: [String] { Self.keys.filter { contains($0.property) }.map(\.key) }

  /// Creates the properties for the key of a layer animation; other keys give none.
  init(key: String) {
    self = Self.keys.first { $0.key == key }?.property ?? []
  }

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates the properties that a change of geometry affects.
  ///
  /// Combines raw values because every layout of every view comes through here, and set operations
  /// are slow in debug builds.
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
