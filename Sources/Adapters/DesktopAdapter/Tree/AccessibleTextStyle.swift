import AutomationAgent

/// The style of a text's beginning, as the program reports it.
struct AccessibleTextStyle: Hashable, Sendable {
  /// The number of characters with this style.
  var length: Int
  /// The colour, or `nil` if the program doesn't report it.
  var color: DrawnText.Color?
  /// The size, in points.
  var size: Double?
  var isBold = false

  /// Reads the attributes of the first characters: `a{ss}ii`.
  ///
  /// - Returns: `nil` for an answer of another form.
  init?(_ answer: [BusValue]) {
    guard answer.count == 3, let end = answer[2].number else { return nil }
    self.init(answer[0].entries.compactMapValues(\.text), length: end)
  }

  init(_ attributes: [String: String], length: Int) {
    self.length = length
    size = attributes["size"].flatMap { Double($0) }
    isBold = (attributes["weight"].flatMap { Int($0) } ?? 0) >= Self.bold
    let parts = (attributes["fg-color"] ?? "").split(separator: ",").compactMap { Double($0) }
    guard parts.count == 3, parts.allSatisfy({ (0...Self.mostColor).contains($0) }) else { return }
    color = DrawnText.Color(
      red: parts[0] / Self.mostColor, green: parts[1] / Self.mostColor,
      blue: parts[2] / Self.mostColor)
  }

  /// The maximum of each colour component; GTK 3 uses two bytes.
  private static let mostColor = 65535.0
  private static let bold = 600
}
