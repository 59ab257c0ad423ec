import AutomationProtocol
import Foundation
import LaunchDomain
import NetworkStubs

/// Hides secrets in messages of the protocol, which remain valid JSON.
struct WireRedactor {
  private let redactor: SecretRedactor

  init(_ redactor: SecretRedactor) { self.redactor = redactor }

  /// Returns a message without its line end and without secrets.
  ///
  /// A number stays even if it happens to contain the digits of a secret.
  func redact(_ line: Data) -> Data {
    let message = line.last == UInt8(ascii: "\n") ? line.dropLast() : line
    // In a picture, other fields stand between two rows of a text.
    let mayBeWrapped = !redactor.isEmpty && message.range(of: Self.pictureKey) != nil
    guard mayBeWrapped || message.withUnsafeBytes(redactor.holdsSecret(in:)) else {
      return Data(message)
    }
    guard let value = try? JSONValue(parsing: message) else {
      // The app has written something that isn't JSON.
      return JSONValue.string(redactor.redact(String(decoding: message, as: UTF8.self))).data
    }
    return redact(value).data
  }

  private func redact(_ value: JSONValue) -> JSONValue {
    switch value {
    case .string(let text): return .string(redactor.redact(text))
    case .array(let values): return .array(values.map(redact))
    case .object(let members):
      var result = members.mapValues(redact)
      if case .string(let form)? = members["form"], case .string(let text)? = members["text"] {
        switch RecordCall.Picture.Form(rawValue: form) {
        case .commands: result["text"] = .string(redact(commands: text))
        case .svg: result["text"] = .string(RedactedPicture.text(of: text, redact: redactor.redact))
        case nil: break
        }
      }
      return .object(result)
    default: return value
    }
  }

  /// Hides secrets in drawing commands, and the carets in their rows.
  ///
  /// A caret stands at the end of the typed text and would reveal its length.
  private func redact(commands: String) -> String {
    var rows: Set<Int> = []
    let commands = commands.split(separator: "\n")
    let parts = parts(in: commands)
    let lines = commands.enumerated().map { index, line in
      guard var fields = Self.textFields(of: line) else { return String(line) }
      let text = redactor.redact(parts[index] ?? String(fields[5]))
      guard text != fields[5] else { return String(line) }
      if let row = Self.row(fields[2]) { rows.insert(row) }
      fields[5] = Substring(text)
      return fields.joined(separator: " ")
    }
    return lines.filter { line in
      let fields = line.split(separator: " ")
      guard fields.first == "k", fields.count == 3, let row = Self.row(fields[2]) else {
        return true
      }
      return !rows.contains(row)
    }.map { $0 + "\n" }.joined()
  }

  /// Returns the texts that a secret goes through, without it, by the numbers of their commands.
  private func parts(in commands: [Substring]) -> [Int: String] {
    var texts = PictureTexts()
    for (index, line) in commands.enumerated() {
      guard let fields = Self.textFields(of: line), let x = Double(fields[1]),
        let y = Double(fields[2])
      else { continue }
      texts.add(String(fields[5]), id: index, x: x, y: y)
    }
    return texts.redacted(redactor.redact)
  }

  /// Returns the fields of a command that draws a text: the text follows five others.
  private static func textFields(of command: Substring) -> [Substring]? {
    let fields = command.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: false)
    return fields.count == 6 && fields[0] == "t" ? fields : nil
  }

  /// What a message with a picture contains.
  private static let pictureKey = Data(#""form":"#.utf8)

  /// Returns the zero-based row of cells of a vertical position in points.
  private static func row(_ y: Substring) -> Int? { Double(y).flatMap(PictureTexts.row) }
}
