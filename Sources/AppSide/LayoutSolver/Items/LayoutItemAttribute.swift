/// A part of an item's geometry that a constraint can speak of.
///
/// The names and meanings are those of `NSLayoutConstraint.Attribute`. The margin attributes are not
/// here: they are the edges of the margins' layout guide, which is an item of its own.
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

  /// What attributes must have in common to be related to each other.
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

  /// Whether it depends on the direction of reading.
  package var isDirectional: Bool { self == .leading || self == .trailing }

  /// Whether it names a side without regard to the direction of reading.
  var isAbsoluteSide: Bool { self == .left || self == .right }

  /// Whether the two can stand on the two sides of one constraint.
  func isComparable(to other: LayoutItemAttribute) -> Bool {
    kind == other.kind && !(isDirectional && other.isAbsoluteSide)
      && !(isAbsoluteSide && other.isDirectional)
  }
}

extension LayoutItemAttribute: CustomStringConvertible {
  package var description: String { rawValue }
}
