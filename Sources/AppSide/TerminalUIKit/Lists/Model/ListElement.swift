import Foundation

/// A part of a list that has its own view.
enum ListElement: Hashable {
  /// The header of a section.
  case header(Int)
  /// A row or item.
  case row(IndexPath)
  /// The footer of a section.
  case footer(Int)

  var section: Int {
    switch self {
    case .header(let section), .footer(let section): section
    case .row(let indexPath): indexPath.section
    }
  }

  var indexPath: IndexPath? {
    if case .row(let indexPath) = self { indexPath } else { nil }
  }
}

/// A range on the vertical axis, in points.
struct VerticalSpan: Hashable {
  var start: CGFloat
  var length: CGFloat

  var end: CGFloat { start + length }
}
