import Foundation
import LaunchDomain

extension HARArchive {
  /// The recording as a HAR 1.2 file that needs no other file.
  public var data: Data { data(beside: nil) }

  /// Returns the recording as a HAR 1.2 file for a folder; bodies in that folder's files stay there.
  private func data(beside folder: URL?) -> Data {
    let log: JSONValue = [
      "log": [
        "version": "1.2",
        "creator": ["name": .string(creator), "version": "1.0"],
        "entries": .array(entries.map { Self.value(of: $0, beside: folder) }),
      ]
    ]
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // A recording holds only values that JSON can represent.
    return ((try? encoder.encode(log)) ?? Data()) + Data("\n".utf8)
  }

  /// Writes the recording to a file.
  ///
  /// Bodies in files of its folder stay there; those in other files become part of the recording, because it
  /// may only name files beside itself.
  ///
  /// - Throws: `HARError.unwritable`.
  public func write(to path: String) throws(HARError) {
    do {
      let file = URL(fileURLWithPath: path).standardizedFileURL
      try data(beside: file.deletingLastPathComponent()).write(to: file, options: .atomic)
    } catch {
      throw .unwritable(path: path, reason: error.systemReason)
    }
  }

  /// Checks that a recording can be written to a file, which stays as it is.
  ///
  /// - Throws: `HARError.unwritable`.
  public static func checkCanWrite(to path: String) throws(HARError) {
    let file = URL(fileURLWithPath: path).standardizedFileURL
    var isFolder: ObjCBool = false
    _ = FileManager.default.fileExists(atPath: file.path, isDirectory: &isFolder)
    let folder = file.deletingLastPathComponent().path
    let problem: Int32? =
      if isFolder.boolValue {
        EISDIR
      } else {
        // The slash requires a folder, in which the file is replaced.
        access(folder.hasSuffix("/") ? folder : folder + "/", W_OK | X_OK) == 0 ? nil : errno
      }
    guard let problem else { return }
    throw .unwritable(path: path, reason: String(cString: strerror(problem)))
  }

  private static func value(of entry: Entry, beside folder: URL?) -> JSONValue {
    let milliseconds = (entry.duration * 1_000_000).rounded() / 1000
    return [
      "startedDateTime": .string(entry.started),
      "time": .number(milliseconds),
      "request": request(entry.request),
      "response": response(entry.answer, beside: folder),
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

  private static func response(_ answer: StubAnswer, beside folder: URL?) -> JSONValue {
    var content: [String: JSONValue] = [
      "mimeType": .string(answer.headers["Content-Type"] ?? "x-unknown")
    ]
    var size = 0
    switch answer.body {
    case .data(let data):
      size = data.count
      if !data.isEmpty { add(data, to: &content) }
    case .file(let path):
      let file = URL(fileURLWithPath: path).standardizedFileURL.path
      if let folder, file.hasPrefix(folder.path + "/") {
        content["_file"] = .string(String(file.dropFirst(folder.path.count + 1)))
      } else if let data = FileManager.default.contents(atPath: file) {
        size = data.count
        add(data, to: &content)
      } else {
        content["_file"] = .string(path)
      }
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
