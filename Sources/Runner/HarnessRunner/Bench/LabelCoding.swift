import Foundation

/// A piece of computing without a process to talk to: a thousand labels are written as JSON and read
/// again.
///
/// It indicates the machine's current speed for work in proportion to a number of elements. Foundation
/// does the work, which is optimised in every build.
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
