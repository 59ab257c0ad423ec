/// A point along a move at which a row reaches zero.
struct Breakpoint: Sendable {
  var distance: Double
  /// The rate at which the row changes along the move.
  var rate: Double
  var row: Int

  /// Returns whether a breakpoint is nearer; at equal distance the safer pivot comes first, then
  /// the older index.
  static func precedes(_ first: Breakpoint, _ second: Breakpoint) -> Bool {
    if first.distance != second.distance { return first.distance < second.distance }
    let sizes = (abs(first.rate), abs(second.rate))
    return sizes.0 != sizes.1 ? sizes.0 > sizes.1 : first.row < second.row
  }
}
