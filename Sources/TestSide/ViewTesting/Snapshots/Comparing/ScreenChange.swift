import CellRendering

/// A difference between two pictures that applies to adjacent cells of one row.
struct ScreenChange: Sendable, Hashable {
  /// The changes of a cell's appearance other than its character.
  struct Appearance: Sendable, Hashable {
    var textColor: Pair<DisplayColor>?
    var backgroundColor: Pair<DisplayColor>?
    var attributes: Pair<Cell.Attributes.RawValue>?
    var caret: Pair<Bool>?
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
  private let look: Appearance

  /// Creates the difference of one cell; if its content is the same, only its pixels differ.
  init(
    _ old: ScreenContent.CellContent, _ new: ScreenContent.CellContent, _ column: Int, _ row: Int
  ) {
    self.row = row
    columns = column..<(column + 1)
    (before, after) = (old.text, new.text)
    hasOtherText = old.text != new.text || old.rightHalfOf != new.rightHalfOf
    look = Appearance(
      textColor: Self.pair(old.style.textColor, new.style.textColor),
      backgroundColor: Self.pair(old.style.backgroundColor, new.style.backgroundColor),
      attributes: Pair(old.style.attributes.rawValue, new.style.attributes.rawValue),
      caret: Pair(old.hasCaret, new.hasCaret))
  }

  /// Returns the changed colours, or `nil` if a cell has none: a blank shows no text colour, a picture
  /// no background.
  private static func pair(
    _ before: DisplayColor?, _ after: DisplayColor?
  ) -> Pair<DisplayColor>? {
    before.flatMap { before in after.flatMap { Pair(before, $0) } }
  }

  func isFollowed(by next: ScreenChange) -> Bool {
    row == next.row && columns.upperBound == next.columns.lowerBound && look == next.look
      && hasOtherText == next.hasOtherText
  }

  mutating func extend(by next: ScreenChange) {
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
    if let textColor = look.textColor {
      parts.append("text \(ColorName.text(textColor.before)) -> \(ColorName.text(textColor.after))")
    }
    if let backgroundColor = look.backgroundColor {
      parts.append(
        "background \(ColorName.text(backgroundColor.before)) -> \(ColorName.text(backgroundColor.after))"
      )
    }
    if let styles = look.attributes {
      let (old, new) = (Self.styles(styles.before), Self.styles(styles.after))
      parts.append("\(old) -> \(new)")
    }
    if let caret = look.caret {
      parts.append(caret.after ? "no caret -> caret" : "caret -> no caret")
    }
    if parts.isEmpty { parts.append("other pixels") }
    return "row \(row + 1), \(place): " + parts.joined(separator: ", ")
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
