/// A part of an item's geometry that a constraint can relate to another.
///
/// The names and meanings are those of `NSLayoutConstraint.Attribute`. The margin attributes are missing:
/// they are the edges of the margins' layout guide, which is an item of its own.
package enum LayoutItemAttribute: String, Hashable, Sendable, CaseIterable {
  case left
  case right
  case top
  case bottom
  case leading
  case trailing
  case width
  case height
  case centerX
  case centerY
  case firstBaseline
  case lastBaseline

  /// The kind of an attribute; only attributes of the same kind can be related.
  package enum Kind: Hashable, Sendable {
    case horizontal
    case vertical
    case size
  }

  package var kind: Kind {
    switch self {
    case .left, .right, .leading, .trailing, .centerX: .horizontal
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: .vertical
    case .width, .height: .size
    }
  }

  /// Whether the attribute depends on the reading direction.
  package var isDirectional: Bool { self == .leading || self == .trailing }

  /// Whether the attribute names a side regardless of the reading direction.
  var isAbsoluteSide: Bool { self == .left || self == .right }

  /// Returns whether two attributes can be on the two sides of one constraint.
  func isComparable(to other: LayoutItemAttribute) -> Bool {
    kind == other.kind && !(isDirectional && other.isAbsoluteSide)
      && !(isAbsoluteSide && other.isDirectional)
  }
}

extension LayoutItemAttribute: CustomStringConvertible {
  package var description: String { rawValue }
}
