import Foundation
import LaunchDomain

/// Removes secrets from a recording, and lists what was removed.
public struct HARRedaction: Sendable {
  /// A value that was removed.
  public struct Removal: Sendable, Hashable {
    /// The position of the entry in the recording, from 0.
    public var entry: Int
    /// The place in the entry, such as `request header Authorization`.
    public var place: String
  }

  /// The recording without secrets.
  public private(set) var archive: HARArchive
  /// The removed values, in the order of the recording.
  public private(set) var removals: [Removal] = []

  private let redactor: SecretRedactor

  /// Removes secrets from a recording: values of secret headers, query and form fields and JSON members, and
  /// the values that a redactor recognises.
  public init(_ archive: HARArchive, redactor: SecretRedactor = SecretRedactor()) {
    self.archive = archive
    self.redactor = redactor
    for index in archive.entries.indices { redact(entry: index) }
  }

  private mutating func redact(entry index: Int) {
    var entry = archive.entries[index]
    var places: [String] = []
    let query = redactedFields(in: Self.query(of: entry.request.url), "query", &places)
    if let query { entry.request.url = Self.replacing(query, in: entry.request.url) }
    entry.request.url = redacted(entry.request.url, "URL", &places)
    redact(&entry.request.headers, "request header", &places)
    redact(
      &entry.request.body, type: entry.request.headers["Content-Type"], "request body", &places)
    redact(&entry.answer.headers, "answer header", &places)
    redact(&entry.answer, &places)
    archive.entries[index] = entry
    removals += places.map { Removal(entry: index, place: $0) }
  }

  private func redact(_ answer: inout StubAnswer, _ places: inout [String]) {
    let type = answer.headers["Content-Type"]
    switch answer.body {
    case .data(var body):
      redact(&body, type: type, "answer body", &places)
      answer.body = .data(body)
    case .file(let path):
      // The file must not be changed, so its redacted contents become part of the recording.
      guard var body = FileManager.default.contents(atPath: path) else { return }
      let count = places.count
      redact(&body, type: type, "answer body, in the file \(path)", &places)
      if places.count > count { answer.body = .data(body) }
    }
  }

  private func redact(_ headers: inout HTTPFields, _ place: String, _ places: inout [String]) {
    for index in headers.fields.indices {
      let field = headers.fields[index]
      if SecretFields.isSecret(field.name) {
        headers.fields[index].value = Self.kept(of: field) + SecretRedactor.marker
        places.append("\(place) \(field.name)")
      } else {
        headers.fields[index].value = redacted(field.value, "\(place) \(field.name)", &places)
      }
    }
  }

  /// Returns the part of a secret header that isn't secret: a scheme such as `Bearer`, or a cookie's name.
  private static func kept(of field: HTTPField) -> String {
    switch field.name.lowercased() {
    case "authorization", "proxy-authorization":
      field.value.contains(" ") ? field.value.prefix { $0 != " " } + " " : ""
    case "cookie", "set-cookie":
      field.value.contains("=") ? field.value.prefix { $0 != "=" } + "=" : ""
    default: ""
    }
  }

  private func redact(
    _ body: inout Data, type: String?, _ place: String, _ places: inout [String]
  ) {
    guard !body.isEmpty, let text = String(data: body, encoding: .utf8) else { return }
    let isForm = type?.lowercased().hasPrefix("application/x-www-form-urlencoded") == true
    if isForm, let form = redactedFields(in: text, place, &places) {
      body = Data(form.utf8)
    } else if let json = try? JSONValue(parsing: body) {
      var count = places.count
      let clean = redacted(json, place, &places)
      count = places.count - count
      if count > 0 { body = clean.data }
    }
    let rest = String(decoding: body, as: UTF8.self)
    body = Data(redacted(rest, place, &places).utf8)
  }

  private func redacted(
    _ json: JSONValue, _ place: String, _ places: inout [String]
  ) -> JSONValue {
    switch json {
    case .object(let members):
      var clean = members
      for (key, value) in members.sorted(by: { $0.key < $1.key }) {
        if SecretFields.isSecret(key), value != .null {
          clean[key] = .string(SecretRedactor.marker)
          places.append("\(place), “\(key)”")
        } else {
          clean[key] = redacted(value, place, &places)
        }
      }
      return .object(clean)
    case .array(let elements): return .array(elements.map { redacted($0, place, &places) })
    default: return json
    }
  }

  private func redacted(_ text: String, _ place: String, _ places: inout [String]) -> String {
    let clean = redactor.redact(text)
    if clean != text { places.append(place) }
    return clean
  }

  /// Returns fields with the values of secret ones hidden, or `nil` if none is secret.
  private func redactedFields(
    in text: String, _ place: String, _ places: inout [String]
  ) -> String? {
    var isChanged = false
    let parts = text.split(separator: "&", omittingEmptySubsequences: false).map { part in
      let name = part.prefix { $0 != "=" }
      guard name.count < part.count, SecretFields.isSecret(String(name)) else {
        return String(part)
      }
      isChanged = true
      places.append("\(place), “\(name)”")
      return "\(name)=\(SecretRedactor.marker)"
    }
    return isChanged ? parts.joined(separator: "&") : nil
  }

  private static func query(of url: String) -> String {
    url.firstIndex(of: "?").map { String(url[url.index(after: $0)...]) } ?? ""
  }

  private static func replacing(_ query: String, in url: String) -> String {
    url.prefix { $0 != "?" } + "?" + query
  }
}
