import Foundation
import LaunchDomain

extension HARArchive {
  /// Reads a recording from a file.
  ///
  /// - Parameter path: The path of the file; files with bodies lie beside it.
  /// - Throws: `HARError`.
  public init(contentsOf path: String) throws(HARError) {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw .unreadable(path: path, reason: error.systemReason)
    }
    try self.init(data, path: path)
  }

  /// Reads a recording from its bytes.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - path: The path of the recording, for messages and to find files with bodies.
  /// - Throws: `HARError`.
  public init(_ data: Data, path: String) throws(HARError) {
    if data.starts(with: [0x50, 0x4B, 0x03, 0x04]) { throw .zip(path: path) }
    // Some programs write a byte order mark first.
    let data = data.starts(with: [0xEF, 0xBB, 0xBF]) ? Data(data.dropFirst(3)) : data
    guard let value = try? JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed)
    else {
      let fault = JSONPosition.fault(in: data) ?? JSONFault(.syntax, line: 1, column: 1)
      throw .notJSON(path: path, fault)
    }
    guard let root = value as? [String: Any] else {
      throw .notAnObject(path: path, found: HARValue(value))
    }
    guard root["log"] != nil else { throw .notARecording(path: path, keys: root.keys.sorted()) }
    let log = try HARObject(HARFile(path: path, data: data), root, []).object("log")
    try log.check(Self.logKeys)
    try Self.checkVersion(of: log)
    creator =
      try log.optionalObject("creator").flatMap { (creator) throws(HARError) in
        try creator.optionalText("name")
      } ?? ""
    entries = []
    for entry in try log.objects("entries") { entries.append(try Self.entry(entry, path: path)) }
  }

  private static func checkVersion(of log: HARObject) throws(HARError) {
    guard let version = try log.optionalText("version"), !version.isEmpty else { return }
    // The versions of 1 differ in additions only.
    guard version == "1" || version.hasPrefix("1.") else {
      throw log.wrong("version", "a version of HAR 1, such as “1.2”")
    }
  }

  private static func entry(_ object: HARObject, path: String) throws(HARError) -> Entry {
    try object.check(entryKeys)
    let request = try request(object.object("request"))
    let answer = try answer(object.object("response"), path: path)
    return Entry(
      started: try object.optionalText("startedDateTime") ?? "",
      duration: max(0, try object.optionalNumber("time") ?? 0) / 1000, request: request,
      answer: answer)
  }

  private static func request(_ object: HARObject) throws(HARError) -> NetworkRequest {
    try object.check(requestKeys, body: "postData")
    let (method, url) = (try object.text("method"), try object.text("url"))
    if method.isEmpty { throw object.wrong("method", "a method, such as “GET”") }
    if url.isEmpty { throw object.wrong("url", "a URL") }
    var request = NetworkRequest(method.uppercased(), url, headers: try headers(of: object))
    guard let body = try object.optionalObject("postData") else { return request }
    try body.check(["mimeType", "params", "text", "encoding", "comment"], body: "text")
    if let text = try body.optionalText("text") {
      request.body = try data(text, at: body)
    } else {
      let fields = try body.optionalObjects("params").map { (field) throws(HARError) in
        (try field.text("name"), try field.optionalText("value") ?? "")
      }
      request.body = Data(FormText.encode(fields).utf8)
    }
    return request
  }

  private static func answer(_ object: HARObject, path: String) throws(HARError) -> StubAnswer {
    try object.check(responseKeys, body: "content")
    let number = try object.number("status")
    // Browsers write 0, and Playwright -1, for a request that was aborted or got no answer.
    if number == 0 || number == -1 { return .fault(.reset(afterBytes: 0)) }
    guard let status = Int(exactly: number), StubAnswer.statusCodes.contains(status) else {
      throw object.wrong(
        "status", "a status code from 100 to 999, or 0 for a request without an answer")
    }
    var answer = StubAnswer(status: status)
    answer.headers = try headers(of: object)
    // The recorded text is the body after these encodings were undone.
    for name in ["Content-Encoding", "Transfer-Encoding", "Content-Length", "Connection"] {
      answer.headers[name] = nil
    }
    guard let content = try object.optionalObject("content") else { return answer }
    try content.check(contentKeys, body: "text")
    if answer.headers["Content-Type"] == nil, let type = try content.optionalText("mimeType"),
      !type.isEmpty, type != "x-unknown"
    {
      answer.headers.append("Content-Type", type)
    }
    if let file = try content.optionalText("_file") {
      answer.body = .file(try bodyFile(file, beside: path, at: content))
    } else if let text = try content.optionalText("text") {
      answer.body = .data(try data(text, at: content))
    }
    return answer
  }

  private static func headers(of object: HARObject) throws(HARError) -> HTTPFields {
    var headers = HTTPFields()
    for field in try object.optionalObjects("headers") {
      let name = try field.text("name")
      // HTTP/2 and 3 write the method, the path and the status as fields.
      if name.hasPrefix(":") { continue }
      // Firefox joins equal fields with newlines.
      for value in try field.optionalText("value")?.split(separator: "\n") ?? [] {
        headers.append(name, String(value))
      }
    }
    return headers
  }

  private static func data(_ text: String, at object: HARObject) throws(HARError) -> Data {
    switch try object.optionalText("encoding")?.lowercased() {
    case "base64"?: break
    case nil, ""?, "utf-8"?, "utf8"?: return Data(text.utf8)
    case _?: throw object.wrong("encoding", "“base64”, or left out for text")
    }
    guard let data = Data(base64Encoded: text, options: .ignoreUnknownCharacters) else {
      throw .notBase64(object.place(at: "text"))
    }
    return data
  }

  private static func bodyFile(
    _ file: String, beside path: String, at object: HARObject
  ) throws(HARError) -> String {
    let place = { object.place(at: "_file") }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().standardizedFileURL
    let url = folder.appendingPathComponent(file).standardizedFileURL
    guard url.path.hasPrefix(folder.path + "/") else { throw .bodyFileOutside(place(), file: file) }
    guard FileManager.default.fileExists(atPath: url.path) else {
      let others =
        (try? FileManager.default.contentsOfDirectory(
          atPath: url.deletingLastPathComponent().path)) ?? []
      let nearest = NearestName.suggestions(
        for: url.lastPathComponent, in: others.sorted(), limit: 1)
      throw .missingBodyFile(place(), file: file, nearest: nearest.first)
    }
    return url.path
  }

  private static let logKeys = ["version", "creator", "browser", "pages", "entries", "comment"]
  private static let entryKeys = [
    "pageref", "startedDateTime", "time", "request", "response", "cache", "timings",
    "serverIPAddress", "connection", "comment",
  ]
  private static let requestKeys = [
    "method", "url", "httpVersion", "cookies", "headers", "queryString", "postData",
    "headersSize", "bodySize", "comment",
  ]
  private static let responseKeys = [
    "status", "statusText", "httpVersion", "cookies", "headers", "content", "redirectURL",
    "headersSize", "bodySize", "comment",
  ]
  private static let contentKeys = [
    "size", "compression", "mimeType", "text", "encoding", "comment", "_file",
  ]
}
