import Foundation
import Synchronization

/// A table of the times of flows, with the app in its own process and in the test process.
///
/// Tests of the flows may run in parallel; the table is printed when the last of them has ended.
public final class FlowTimes: Sendable {
  private struct Row {
    var flow: String
    var outside: Duration
    var inside: Duration
  }

  private let title: String
  private let count: Int
  private let rows = Mutex<[Row]>([])

  /// Creates an empty table.
  ///
  /// - Parameters:
  ///   - title: The title of the table.
  ///   - count: The number of flows.
  public init(_ title: String, count: Int) {
    self.title = title
    self.count = count
  }

  /// Adds a flow, and prints the table after the last one.
  ///
  /// - Parameters:
  ///   - flow: The flow's name.
  ///   - outside: The time with the app in its own process, including the launch.
  ///   - inside: The time with the app in the test's process.
  public func add(_ flow: String, outside: Duration, inside: Duration) {
    let isComplete = rows.withLock { rows in
      rows.append(Row(flow: flow, outside: outside, inside: inside))
      return rows.count == count
    }
    // One call of `print` keeps other tests' lines from getting into the table.
    if isComplete { print(table) }
  }

  /// The table: a line for each flow, sorted by name, and a line for the total.
  public var table: String {
    let rows = rows.withLock { $0 }.sorted { $0.flow < $1.flow }
    let all = Row(
      flow: "together", outside: rows.map(\.outside).reduce(.zero, +),
      inside: rows.map(\.inside).reduce(.zero, +))
    let lines =
      [[title, "outside", "inside"]]
      + (rows + [all]).map { [$0.flow, Self.text($0.outside), Self.text($0.inside)] }
    let width = lines.map { $0[0].count }.max() ?? 0
    return lines.map { line in
      Self.padded(line[0], to: width, isRight: false)
        + line.dropFirst().map { "  " + Self.padded($0, to: 10, isRight: true) }.joined()
    }.joined(separator: "\n")
  }

  private static func padded(_ text: String, to width: Int, isRight: Bool) -> String {
    let space = String(repeating: " ", count: max(0, width - text.count))
    return isRight ? space + text : text + space
  }

  private static func text(_ duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    return String(format: "%.1f ms", Double(seconds) * 1000 + Double(attoseconds) / 1e15)
  }
}
