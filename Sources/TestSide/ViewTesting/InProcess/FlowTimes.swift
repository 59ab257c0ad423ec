import Foundation
import Synchronization

/// How long the same flows take over an app in a process of its own and in the test's, side by side.
///
/// Tests of the flows may run at the same time; the table is printed when the last of them is done.
public final class FlowTimes: Sendable {
  private struct Row {
    var flow: String
    var outside: Duration
    var inside: Duration
  }

  private let title: String
  private let count: Int
  private let rows = Mutex<[Row]>([])

  /// Makes an empty table.
  ///
  /// - Parameters:
  ///   - title: What the flows have in common.
  ///   - count: How many flows there will be.
  public init(_ title: String, count: Int) {
    self.title = title
    self.count = count
  }

  /// Adds a flow, and prints the table when that was the last one.
  ///
  /// - Parameters:
  ///   - flow: The flow's name.
  ///   - outside: How long it took over an app in a process of its own, launch included.
  ///   - inside: How long it took over the same app in the test's process.
  public func add(_ flow: String, outside: Duration, inside: Duration) {
    let isComplete = rows.withLock { rows in
      rows.append(Row(flow: flow, outside: outside, inside: inside))
      return rows.count == count
    }
    // In one piece, so that no other test's line comes between.
    if isComplete { print(table) }
  }

  /// The table: a line for each flow, in the order of their names, and one for all of them.
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
