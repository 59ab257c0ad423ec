import AutomationProtocol

/// Tells a test that waits by looking at the same again and again, `while !row.exists {}`, from one that
/// looks at many things.
///
/// The former would never end if time stood still until it waits.
struct RepeatedLooks {
  private var known: Set<AnyHashable> = []
  private var repetitions = 0

  /// Counts a look.
  ///
  /// - Returns: Whether the last looks were all repetitions of what was looked at before.
  mutating func isLoop(with call: any AutomationCall) -> Bool {
    guard let call = call as? any Hashable else { return false }
    if known.insert(AnyHashable(call)).inserted {
      repetitions = 0
    } else {
      repetitions += 1
    }
    return repetitions >= Self.mostRepetitions
  }

  /// More than a test does that wants to know what is there.
  private static let mostRepetitions = 20
}
