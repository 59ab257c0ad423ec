/// A place along a move where a row reaches zero.
struct Breakpoint: Sendable {
  var distance: Double
  /// How fast the row changes along the move.
  var rate: Double
  var row: Int

  /// Nearer first; at equal distance the safer pivot, then the older index.
  static func precedes(_ first: Breakpoint, _ second: Breakpoint) -> Bool {
    if first.distance != second.distance { return first.distance < second.distance }
    let sizes = (abs(first.rate), abs(second.rate))
    return sizes.0 != sizes.1 ? sizes.0 > sizes.1 : first.row < second.row
  }
}
