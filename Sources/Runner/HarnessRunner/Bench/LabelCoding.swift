import Foundation

/// A computation in this process only: encodes a thousand labels as JSON and decodes them.
///
/// It shows the machine's current speed for work proportional to the number of elements. Foundation does the
/// work, which is optimised in every build.
struct LabelCoding {
  static let name = "JSON of a thousand labels, per thousand"

  private let labels = (0..<1000).map { "Label \($0)" }
  private let encoder = JSONEncoder()
  private let decoder = JSONDecoder()

  /// Returns the time for one round, in milliseconds.
  func time() throws -> Double {
    var count = 0
    let time = try Stopwatch.time {
      count = try decoder.decode([String].self, from: encoder.encode(labels)).count
    }
    guard count == labels.count else {
      throw FlowFailure(message: "\(count) labels were read of \(labels.count).")
    }
    return time
  }
}
