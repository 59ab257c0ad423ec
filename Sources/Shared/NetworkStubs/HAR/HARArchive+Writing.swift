import Foundation
import LaunchDomain

extension HARArchive {
  /// The recording as a HAR 1.2 file.
  public var data: Data {
    let log: JSONValue = [
      "log": [
        "version": "1.2",
        "creator": ["name": .string(creator), "version": "1.0"],
        "entries": .array(entries.map(Self.value(of:))),
      ]
    ]
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // A recording holds only values that JSON can represent.
    return ((try? encoder.encode(log)) ?? Data()) + Data("\n".utf8)
  }

  /// Writes the recording to a file.
  ///
  /// - Throws: `HARError.unwritable`.
  public func write(to path: String) throws(HARError) {
    do {
      try data.write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw .unwritable(path: path, reason: error.systemReason)
    }
  }

  private static func value(of entry: Entry) -> JSONValue {
    let milliseconds = (entry.duration * 1_000_000).rounded() / 1000
    return [
      "startedDateTime": .string(entry.started),
      "time": .number(milliseconds),
      "request": request(entry.request),
      "response": response(entry.answer),
      "cache": [:],
      "timings": ["send": 0, "wait": .number(milliseconds), "receive": 0],
    ]
  }

  private static func request(_ request: NetworkRequest) -> JSONValue {
    var object: [String: JSONValue] = [
      "method": .string(request.method), "url": .string(request.url), "httpVersion": "HTTP/1.1",
      "cookies": [], "headers": list(request.headers.fields), "queryString": list(request.query),
      "headersSize": -1, "bodySize": .integer(Int64(request.body.count)),
    ]
    if !request.body.isEmpty {
      var body: [String: JSONValue] = [
        "mimeType": .string(request.headers["Content-Type"] ?? "application/octet-stream")
      ]
      add(request.body, to: &body)
      object["postData"] = .object(body)
    }
    return .object(object)
  }

  private static func response(_ answer: StubAnswer) -> JSONValue {
    var content: [String: JSONValue] = [
      "mimeType": .string(answer.headers["Content-Type"] ?? "x-unknown")
    ]
    var size = 0
    switch answer.body {
    case .data(let data):
      size = data.count
      if !data.isEmpty { add(data, to: &content) }
    case .file(let path): content["_file"] = .string(URL(fileURLWithPath: path).lastPathComponent)
    }
    content["size"] = .integer(Int64(size))
    let status = answer.fault == nil ? answer.status : 0
    return [
      "status": .integer(Int64(status)), "statusText": "", "httpVersion": "HTTP/1.1",
      "cookies": [], "headers": list(answer.headers.fields), "content": .object(content),
      "redirectURL": .string(answer.headers["Location"] ?? ""), "headersSize": -1,
      "bodySize": .integer(Int64(size)),
    ]
  }

  private static func add(_ data: Data, to object: inout [String: JSONValue]) {
    if let text = String(data: data, encoding: .utf8) {
      object["text"] = .string(text)
    } else {
      object["text"] = .string(data.base64EncodedString())
      object["encoding"] = "base64"
    }
  }

  private static func list(_ fields: [HTTPField]) -> JSONValue {
    .array(fields.map { ["name": .string($0.name), "value": .string($0.value)] })
  }
}
