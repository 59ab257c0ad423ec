import CellRendering
import TerminalUIKit

/// A difference between two pictures that applies to adjacent cells of one row.
struct ScreenChange: Sendable, Hashable {
  /// The changes of a cell's appearance other than its character.
  struct Look: Sendable, Hashable {
    var ink: Pair<DisplayColor?>?
    var ground: Pair<DisplayColor?>?
    var attributes: Pair<Cell.Attributes.RawValue>?
    var isPicture = false
  }

  struct Pair<Value: Hashable & Sendable>: Hashable, Sendable {
    var before: Value
    var after: Value

    /// Creates a pair, or returns `nil` if the values are equal.
    init?(_ before: Value, _ after: Value) {
      guard before != after else { return nil }
      (self.before, self.after) = (before, after)
    }
  }

  let row: Int
  private(set) var columns: Range<Int>
  private var before: String
  private var after: String
  private let hasOtherText: Bool
  private let look: Look

  /// All that differs within the area that two pictures have in common, row by row.
  static func all(from before: ScreenContent, to after: ScreenContent) -> [ScreenChange] {
    var changes: [ScreenChange] = []
    for row in 0..<min(before.rows, after.rows) {
      for column in 0..<min(before.columns, after.columns) {
        let (old, new) = (before[column, row], after[column, row])
        guard old != new else { continue }
        let change = ScreenChange(old, new, column, row)
        if let last = changes.last, last.isFollowed(by: change) {
          changes[changes.count - 1].extend(by: change)
        } else {
          changes.append(change)
        }
      }
    }
    return changes
  }

  private init(
    _ old: ScreenContent.Place, _ new: ScreenContent.Place, _ column: Int, _ row: Int
  ) {
    self.row = row
    columns = column..<(column + 1)
    (before, after) = (old.text, new.text)
    hasOtherText = old.text != new.text || old.rightHalfOf != new.rightHalfOf
    look = Look(
      // A blank shows no text colour, and a picture no background.
      ink: old.ink == nil || new.ink == nil ? nil : Pair(old.ink, new.ink),
      ground: old.ground == nil || new.ground == nil ? nil : Pair(old.ground, new.ground),
      attributes: Pair(old.attributes.rawValue, new.attributes.rawValue),
      isPicture: old.extra != new.extra && old.text == new.text)
  }

  private func isFollowed(by next: ScreenChange) -> Bool {
    row == next.row && columns.upperBound == next.columns.lowerBound && look == next.look
      && hasOtherText == next.hasOtherText
  }

  private mutating func extend(by next: ScreenChange) {
    columns = columns.lowerBound..<next.columns.upperBound
    before += next.before
    after += next.after
  }

  /// The place, counted from 1, and the difference.
  var description: String {
    let isOne = columns.count == 1
    let place =
      isOne
      ? "column \(columns.upperBound)" : "columns \(columns.lowerBound + 1)-\(columns.upperBound)"
    var parts: [String] = []
    if hasOtherText { parts.append("\"\(before)\" -> \"\(after)\"") }
    if let ink = look.ink {
      parts.append("text \(Self.text(ink.before)) -> \(Self.text(ink.after))")
    }
    if let ground = look.ground {
      parts.append("background \(Self.text(ground.before)) -> \(Self.text(ground.after))")
    }
    if let styles = look.attributes {
      let (old, new) = (Self.styles(styles.before), Self.styles(styles.after))
      parts.append("\(old) -> \(new)")
    }
    if look.isPicture { parts.append("other pixels") }
    return "row \(row + 1), \(place): " + parts.joined(separator: ", ")
  }

  private static func text(_ color: DisplayColor?) -> String {
    color.map(ColorName.text) ?? "none"
  }

  private static func styles(_ value: Cell.Attributes.RawValue) -> String {
    let attributes = Cell.Attributes(rawValue: value)
    let names: [(Cell.Attributes, String)] = [
      (.bold, "bold"), (.italic, "italic"), (.underline, "underlined"),
      (.strikethrough, "struck through"),
    ]
    let set = names.filter { attributes.contains($0.0) }.map(\.1)
    return set.isEmpty ? "plain" : set.joined(separator: " ")
  }
}
