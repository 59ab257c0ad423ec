import Foundation
import NetworkStubs

/// Reads one HTTP/1.1 request from bytes that arrive in pieces.
struct HTTPRequestReader {
  /// The result of reading some bytes.
  enum Outcome: Equatable {
    case incomplete
    /// The client waits for `100 Continue` before it sends the body.
    case wantsContinue
    case request(NetworkRequest)
    case malformed
  }

  private enum Framing { case length(Int), chunked }

  private var bytes: [UInt8] = []
  private var head: NetworkRequest?
  private var framing = Framing.length(0)
  private var bodyStart = 0

  /// Adds bytes.
  mutating func append(_ more: ArraySlice<UInt8>) -> Outcome {
    let searchStart = max(0, bytes.count - 3)
    bytes += more
    var wantsContinue = false
    if head == nil {
      guard let end = Self.headEnd(in: bytes, from: searchStart) else {
        return bytes.count > Self.headLimit ? .malformed : .incomplete
      }
      guard let (request, framing) = Self.parse(bytes[..<end]) else { return .malformed }
      (head, self.framing, bodyStart) = (request, framing, end + 4)
      wantsContinue = request.headers["Expect"]?.lowercased() == "100-continue"
    }
    guard var request = head else { return .malformed }
    switch framing {
    case .length(let count):
      guard bytes.count - bodyStart >= count else {
        return wantsContinue ? .wantsContinue : .incomplete
      }
      request.body = Data(bytes[bodyStart..<(bodyStart + count)])
      return .request(request)
    case .chunked:
      switch Self.chunks(bytes[bodyStart...]) {
      case .success(let body?):
        request.body = body
        return .request(request)
      case .success(nil): return wantsContinue ? .wantsContinue : .incomplete
      case .failure: return .malformed
      }
    }
  }

  private static func headEnd(in bytes: [UInt8], from start: Int) -> Int? {
    guard bytes.count >= 4 else { return nil }
    for index in start...(bytes.count - 4)
    where bytes[index] == 13 && bytes[index + 1] == 10 && bytes[index + 2] == 13
      && bytes[index + 3] == 10
    {
      return index
    }
    return nil
  }

  private static func parse(_ head: ArraySlice<UInt8>) -> (NetworkRequest, Framing)? {
    let lines = String(decoding: head, as: UTF8.self).components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ")
    guard words.count == 3, words[2].hasPrefix("HTTP/") else { return nil }
    var request = NetworkRequest(String(words[0]), String(words[1]))
    for line in lines.dropFirst() {
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      request.headers.append(String(line[..<colon]), value)
    }
    if request.headers["Transfer-Encoding"]?.lowercased() == "chunked" {
      return (request, .chunked)
    }
    guard let length = request.headers["Content-Length"] else { return (request, .length(0)) }
    guard let count = Int(length), count >= 0 else { return nil }
    return (request, .length(count))
  }

  private struct MalformedChunk: Error {}

  /// Joins the chunks of a body; `nil` if the last one is missing.
  private static func chunks(_ bytes: ArraySlice<UInt8>) -> Result<Data?, MalformedChunk> {
    var body = Data()
    var rest = bytes
    while true {
      guard let end = rest.firstIndex(of: 10) else { return .success(nil) }
      let line = String(decoding: rest[..<end], as: UTF8.self).prefix { $0 != ";" }
      let digits = line.trimmingCharacters(in: .whitespacesAndNewlines)
      guard let size = Int(digits, radix: 16), size >= 0 else { return .failure(MalformedChunk()) }
      rest = rest[(end + 1)...]
      guard rest.count >= size + 2 else { return .success(nil) }
      if size == 0 { return .success(body) }
      body.append(contentsOf: rest.prefix(size))
      rest = rest.dropFirst(size + 2)
    }
  }

  private static let headLimit = 1 << 20
}
