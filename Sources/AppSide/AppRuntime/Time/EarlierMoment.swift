import Foundation

/// Returns the earlier of two moments or lengths of time, each of which may not exist.
///
/// A request asks several times, and an array of them takes longer than the rest.
func earlier(_ first: TimeInterval?, _ second: TimeInterval?) -> TimeInterval? {
  guard let first, let second else { return first ?? second }
  return min(first, second)
}
