/// The seeds given on a command line or in the environment.
package enum SeedRange {
  /// Reads a number of seeds, counted from 1, or a range such as `100-150`; returns `nil` for other text.
  package static func seeds(_ text: String) -> ClosedRange<Int>? {
    let bounds = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    switch bounds.count {
    case 1:
      guard let count = bounds[0], count > 0 else { return nil }
      return 1...count
    case 2:
      guard let first = bounds[0], let last = bounds[1], first <= last else { return nil }
      return first...last
    default: return nil
    }
  }
}
