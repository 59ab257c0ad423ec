/// The order in which errors count: a smaller level always outweighs any amount at greater ones.
///
/// Required rows come first, then a required row on trial, then the priorities in use from high to
/// low, then a preference that decides ties, and finally the preference of every variable for zero.
struct PriorityLevels: Sendable {
  static let none = -1
  static let required = 0
  static let trial = 1
  static let firstOptional = 2

  /// The optional priorities in use, from high to low.
  private(set) var priorities: [Float] = []

  init() {}

  var tie: Int { Self.firstOptional + priorities.count }
  var stay: Int { tie + 1 }
  var count: Int { tie + 2 }

  func isOptional(_ level: Int) -> Bool {
    level >= Self.firstOptional && level < tie
  }

  /// Returns the level of a priority, or `nil` if no row has used it yet.
  func level(of priority: Float) -> Int? {
    var low = 0
    var high = priorities.count
    while low < high {
      let middle = (low + high) / 2
      if priorities[middle] > priority { low = middle + 1 } else { high = middle }
    }
    guard low < priorities.count, priorities[low] == priority else { return nil }
    return Self.firstOptional + low
  }

  mutating func insert(_ priority: Float) {
    guard level(of: priority) == nil else { return }
    let place = priorities.firstIndex { $0 < priority } ?? priorities.count
    priorities.insert(priority, at: place)
  }
}
