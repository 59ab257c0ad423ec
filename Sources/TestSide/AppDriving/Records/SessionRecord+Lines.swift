import Foundation

/// Sessions as lines of a trace: one for the launch, then one for each message.
extension SessionRecord {
  private struct Head: Codable {
    var attempt: Int
    var launch: Launch
  }

  private struct MessageHead: Codable {
    var time: Double
    var to: String
  }

  /// Returns the lines of a session.
  ///
  /// - Parameter attempt: The number of the attempt in its scenario, from 0.
  package func text(attempt: Int) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    var text = Self.sessionBeginning
    // A launch contains only texts and lists of texts, which JSON can represent.
    text += ((try? encoder.encode(Head(attempt: attempt, launch: launch))) ?? Data("{}".utf8))
      .dropFirst()
    text += [UInt8(ascii: "\n")]
    for line in lines {
      text += Self.messageBeginning
      text += Data(line.isSent ? "\"app\"".utf8 : "\"test\"".utf8)
      // Whole microseconds: more digits are noise.
      text += Data(",\"time\":\((line.time * 1e6).rounded() / 1e6),\"message\":".utf8)
      text += line.message
      text += Data("}\n".utf8)
    }
    return text
  }

  /// Whether a line of a trace begins a session.
  package static func begins(with line: Substring) -> Bool { line.hasPrefix(sessionText) }

  /// Reads the line that begins a session.
  ///
  /// - Throws: `DecodingError`.
  package static func session(from line: Substring) throws -> (attempt: Int, session: SessionRecord)
  {
    let head = try JSONDecoder().decode(Head.self, from: Data(line.utf8))
    return (head.attempt, SessionRecord(launch: head.launch))
  }

  /// Whether a line of a trace is a message.
  package static func isMessage(_ line: Substring) -> Bool { line.hasPrefix(messageText) }

  /// Reads the line of a message.
  ///
  /// - Throws: `DecodingError`.
  package static func message(from line: Substring) throws -> Line {
    guard let key = line.range(of: messageKey), line.hasSuffix("}") else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: [], debugDescription: "the line has no message"))
    }
    let head = try JSONDecoder().decode(
      MessageHead.self, from: Data((line[..<key.lowerBound] + "}").utf8))
    let message = Data(line[key.upperBound...].dropLast().utf8)
    _ = try JSONDecoder().decode(AnyMessage.self, from: message)
    return Line(time: head.time, isSent: head.to == "app", message: message)
  }

  /// A decodable that accepts any JSON object.
  private struct AnyMessage: Decodable {
    init(from decoder: any Decoder) throws {
      enum NoKey: CodingKey {}
      _ = try decoder.container(keyedBy: NoKey.self)
    }
  }

  private static let sessionText = "{\"kind\":\"session\","
  private static let messageText = "{\"kind\":\"message\","
  private static let messageKey = ",\"message\":"
  private static let sessionBeginning = Data(sessionText.utf8)
  private static let messageBeginning = Data((messageText + "\"to\":").utf8)
}
