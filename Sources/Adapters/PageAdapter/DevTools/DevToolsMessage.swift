import Foundation

/// A message from the browser, of which only the beginning and the end are parsed.
///
/// The browser writes the identifier or the event's name first and the session last, so that a large answer
/// can be assigned without parsing it.
struct DevToolsMessage {
  /// The bytes of the message.
  var data: Data
  /// The number of the request that the message answers, or `nil` for an event.
  var identifier: Int?
  /// The name of the event, or `nil` for an answer.
  var method: String?

  /// Reads the beginning of a message.
  init(_ data: Data) {
    self.data = data
    if let range = Self.identifierRange(in: data) {
      identifier = Int(String(decoding: data[range], as: UTF8.self))
    } else if data.starts(with: Self.methodPrefix) {
      let rest = data[(data.startIndex + Self.methodPrefix.count)...]
      method = rest.firstIndex(of: UInt8(ascii: "\"")).map {
        String(decoding: rest[rest.startIndex..<$0], as: UTF8.self)
      }
    }
  }

  /// The session that the message belongs to, or `nil` for the browser as a whole.
  var session: String? {
    let tail = String(decoding: data.suffix(Self.tailLength), as: UTF8.self)
    guard let start = tail.range(of: "\"sessionId\":\"", options: .backwards), tail.hasSuffix("\"}")
    else { return nil }
    let session = tail[start.upperBound...].dropLast(2)
    return session.contains("\"") ? nil : String(session)
  }

  /// The parameters of an event.
  var parameters: JSON? {
    (try? JSONDecoder().decode(DevToolsEvent.self, from: data))?.params
  }

  /// Returns the message with another identifier.
  func renumbered(_ number: Int) -> Data {
    guard let range = Self.identifierRange(in: data) else { return data }
    var copy = Data(data[data.startIndex..<range.lowerBound])
    copy.append(contentsOf: "\(number)".utf8)
    copy.append(data[range.upperBound...])
    return copy
  }

  private static func identifierRange(in data: Data) -> Range<Int>? {
    guard data.starts(with: identifierPrefix) else { return nil }
    let start = data.startIndex + identifierPrefix.count
    let digits = data[start...].prefix { (0x30...0x39).contains($0) }
    return digits.isEmpty ? nil : start..<digits.endIndex
  }

  private static let identifierPrefix = Array("{\"id\":".utf8)
  private static let methodPrefix = Array("{\"method\":\"".utf8)
  /// The length, in bytes, of a session's key and value and the end of the message.
  private static let tailLength = 64
}
