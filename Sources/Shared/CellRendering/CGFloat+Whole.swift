import Foundation

extension CGFloat {
  /// The whole part, limited to a million either way; zero for NaN.
  package var whole: Int {
    isNaN ? 0 : Int(Swift.min(Swift.max(self, -1_000_000), 1_000_000))
  }
}
