import Foundation

/// The messages of a page, written to standard error, which is the app's log.
struct PageLog {
  var output = FileHandle.standardError
  /// The query of the page's URL, which is hidden, because it contains launch values, even secret ones.
  var query = ""

  /// Writes a message from the console.
  func console(_ parameters: JSON) {
    let kind = parameters["type"]?.string ?? "log"
    line("console.\(kind): \(Self.text(of: parameters["args"]?.array ?? []))")
  }

  /// Writes a message of the browser about the page, for example that a request has failed.
  func entry(_ parameters: JSON) {
    guard let entry = parameters["entry"], let text = entry["text"]?.string else { return }
    let place = entry["url"]?.string.map { " (\($0))" } ?? ""
    line("\(entry["level"]?.string ?? "info"): \(text)\(place)")
  }

  /// Writes a line.
  func line(_ text: String) {
    let text = hiding(text)
    // A failure to write to the log can't be reported anywhere.
    try? output.write(contentsOf: Data("\(text)\n".utf8))
  }

  /// Returns a text without the page's query.
  func hiding(_ text: String) -> String {
    query.isEmpty ? text : text.replacingOccurrences(of: "?\(query)", with: "")
  }

  /// Returns the description of an error, with its stack.
  static func description(of details: JSON) -> String {
    if let text = details["exception"]?["description"]?.string { return text }
    let thrown = details["exception"].map(text) ?? ""
    let place = details["url"]?.string ?? ""
    let line = details["lineNumber"]?.number.map { Int($0) + 1 }
    let what = [details["text"]?.string ?? "Uncaught", thrown].filter { !$0.isEmpty }
      .joined(separator: " ")
    return place.isEmpty ? what : "\(what)\n    at \(place):\(line ?? 0)"
  }

  /// Returns values as the console shows them; the first one may be a format for the others.
  static func text(of values: [JSON]) -> String {
    guard let format = values.first, format["type"]?.string == "string",
      let pattern = format["value"]?.string
    else { return values.map(text).joined(separator: " ") }
    var others = values.dropFirst()
    var result = ""
    var rest = Substring(pattern)
    while let place = rest.firstIndex(of: "%") {
      result += rest[..<place]
      let directive = rest[place...].prefix(2)
      rest = rest[directive.endIndex...]
      switch directive {
      case "%%": result += "%"
      case "%s", "%o", "%O": result += others.popFirst().map(text) ?? String(directive)
      case "%d", "%i":
        result += others.popFirst().map { number($0, isWhole: true) } ?? String(directive)
      case "%f": result += others.popFirst().map { number($0, isWhole: false) } ?? String(directive)
      // The style is for a console with colours.
      case "%c": if others.popFirst() == nil { result += directive }
      default:
        // The next character may begin a directive itself.
        result += "%"
        rest = pattern[pattern.index(after: place)...]
      }
    }
    return ([result + rest] + others.map(text)).joined(separator: " ")
  }

  private static func number(_ value: JSON, isWhole: Bool) -> String {
    guard let number = value["value"]?.number else {
      return value["unserializableValue"]?.string ?? "NaN"
    }
    return JSON.number(isWhole ? number.rounded(.down) : number).text
  }

  /// Returns a value as the console shows it.
  private static func text(of value: JSON) -> String {
    if let string = value["value"]?.string { return string }
    if let number = value["value"]?.number { return JSON.number(number).text }
    if let bool = value["value"]?.bool { return bool ? "true" : "false" }
    return value["description"]?.string ?? value["unserializableValue"]?.string
      ?? value["subtype"]?.string ?? value["type"]?.string ?? ""
  }
}
