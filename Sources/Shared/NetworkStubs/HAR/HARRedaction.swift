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

  private var redactor: SecretRedactor
  /// The values that were removed by name, which also have to go elsewhere.
  private var found = FoundSecrets()

  /// Removes secrets from a recording: values of secret headers, query and form fields and JSON members, and
  /// the values that a redactor recognises.
  ///
  /// A value that is removed because of its name is also removed wherever else it occurs, such as a token in
  /// the path of a later request.
  public init(_ archive: HARArchive, redactor: SecretRedactor = SecretRedactor()) {
    self.archive = archive
    self.redactor = redactor
    var entries = archive.entries
    var places = entries.map { _ in [String]() }
    for index in entries.indices {
      redact(&entries[index], &places[index]) { $0.named($1, $2, &$3) }
    }
    for value in found.values { self.redactor.learn(LaunchSecret(value)) }
    for index in entries.indices {
      redact(&entries[index], &places[index]) { $0.known($1, $2, &$3) }
    }
    self.archive.entries = entries
    for (index, places) in places.enumerated() {
      removals += places.map { Removal(entry: index, place: $0) }
    }
  }

  /// A part of an entry that may hold a secret.
  private enum Part {
    case url(String)
    case field(HTTPField)
    case body(Data, type: String?)
  }

  /// Removes secrets from a part, and adds their places.
  private typealias Rule = (inout HARRedaction, Part, String, inout [String]) -> Part

  private mutating func redact(
    _ entry: inout HARArchive.Entry, _ places: inout [String], by rule: Rule
  ) {
    if case .url(let url) = rule(&self, .url(entry.request.url), "URL", &places) {
      entry.request.url = url
    }
    redact(&entry.request.headers, "request header", &places, rule)
    let type = entry.request.headers["Content-Type"]
    if case .body(let body, _) = rule(
      &self, .body(entry.request.body, type: type), "request body", &places)
    {
      entry.request.body = body
    }
    redact(&entry.answer.headers, "answer header", &places, rule)
    redact(&entry.answer, &places, rule)
  }

  private mutating func redact(
    _ answer: inout StubAnswer, _ places: inout [String], _ rule: Rule
  ) {
    let type = answer.headers["Content-Type"]
    switch answer.body {
    case .data(let data):
      guard case .body(let body, _) = rule(&self, .body(data, type: type), "answer body", &places)
      else { return }
      answer.body = .data(body)
    case .file(let path):
      // The file must not be changed, so its redacted contents become part of the recording.
      guard let data = FileManager.default.contents(atPath: path) else { return }
      let count = places.count
      let place = "answer body, in the file \(path)"
      guard case .body(let body, _) = rule(&self, .body(data, type: type), place, &places),
        places.count > count
      else { return }
      answer.body = .data(body)
    }
  }

  private mutating func redact(
    _ headers: inout HTTPFields, _ place: String, _ places: inout [String], _ rule: Rule
  ) {
    for index in headers.fields.indices {
      let field = headers.fields[index]
      guard case .field(let clean) = rule(&self, .field(field), "\(place) \(field.name)", &places)
      else { continue }
      headers.fields[index] = clean
    }
  }
}

// MARK: Secrets by name

extension HARRedaction {
  private mutating func named(
    _ part: Part, _ place: String, _ places: inout [String]
  ) -> Part {
    switch part {
    case .url(let url):
      guard let mark = url.firstIndex(of: "?") else { return part }
      let query = url[url.index(after: mark)...]
      return namedFields(in: query, "query", &places).map { .url(url[...mark] + $0) } ?? part
    case .field(let field): return .field(named(field, place, &places))
    case .body(let body, let type):
      guard !body.isEmpty, let text = String(data: body, encoding: .utf8) else { return part }
      let isForm = type?.lowercased().hasPrefix("application/x-www-form-urlencoded") == true
      if isForm, let form = namedFields(in: text[...], place, &places) {
        return .body(Data(form.utf8), type: type)
      }
      let count = places.count
      let clean = RecordedJSON(body).map { $0.map { named($0, place, &places) }.data }
      guard let clean, places.count > count else { return part }
      return .body(clean, type: type)
    }
  }

  private mutating func named(
    _ field: HTTPField, _ place: String, _ places: inout [String]
  ) -> HTTPField {
    guard SecretFields.isSecret(field.name) else {
      return HTTPField(field.name, namedQueries(in: field.value, place, &places))
    }
    places.append(place)
    let kept = found.learn(header: field)
    return HTTPField(field.name, kept + SecretRedactor.marker)
  }

  private mutating func named(
    _ json: JSONValue, _ place: String, _ places: inout [String]
  ) -> JSONValue {
    switch json {
    case .object(let members):
      var clean = members
      for (key, value) in members.sorted(by: { $0.key < $1.key }) {
        if SecretFields.isSecret(key), value != .null {
          clean[key] = .string(SecretRedactor.marker)
          places.append("\(place), “\(key)”")
          found.learn(value)
        } else {
          clean[key] = named(value, place, &places)
        }
      }
      return .object(clean)
    case .array(let elements): return .array(elements.map { named($0, place, &places) })
    default: return json
    }
  }

  /// Returns fields with the values of secret ones hidden, or `nil` if none is secret.
  private mutating func namedFields(
    in text: Substring, _ place: String, _ places: inout [String]
  ) -> String? {
    var isChanged = false
    var parts: [String] = []
    for part in text.split(separator: "&", omittingEmptySubsequences: false) {
      let name = part.prefix { $0 != "=" }
      guard name.count < part.count, SecretFields.isSecret(String(name)) else {
        parts.append(String(part))
        continue
      }
      isChanged = true
      places.append("\(place), “\(name)”")
      found.learn(escaped: part.dropFirst(name.count + 1))
      parts.append("\(name)=\(SecretRedactor.marker)")
    }
    return isChanged ? parts.joined(separator: "&") : nil
  }

  /// Hides the values of secret fields in the queries of URLs in a header, even relative ones.
  private mutating func namedQueries(
    in text: String, _ place: String, _ places: inout [String]
  ) -> String {
    guard text.contains("=") else { return text }
    var clean = ""
    var rest = text[...]
    while let match = rest.firstMatch(of: /([?&#][^=?&#\s"'<>,;]+=)([^?&#\s"'<>,;]+)/) {
      clean += rest[..<match.range.lowerBound] + match.output.1
      let isHidden = match.output.2 == SecretRedactor.marker
      if !isHidden, SecretFields.isSecret(String(match.output.1.dropFirst().dropLast())) {
        clean += SecretRedactor.marker
        places.append(place)
        found.learn(escaped: match.output.2)
      } else {
        clean += match.output.2
      }
      rest = rest[match.range.upperBound...]
    }
    return clean + rest
  }
}

// MARK: Known secrets

extension HARRedaction {
  private func known(_ part: Part, _ place: String, _ places: inout [String]) -> Part {
    switch part {
    case .url(let url): return .url(known(url, place, &places))
    case .field(let field): return .field(HTTPField(field.name, known(field.value, place, &places)))
    case .body(let body, let type): return .body(known(body, place, &places), type: type)
    }
  }

  private func known(_ text: String, _ place: String, _ places: inout [String]) -> String {
    let clean = redactor.redact(text)
    if clean != text { places.append(place) }
    return clean
  }

  private func known(_ body: Data, _ place: String, _ places: inout [String]) -> Data {
    guard !body.isEmpty else { return body }
    if let json = RecordedJSON(body) {
      // A number is replaced as a whole, so that the rest stays JSON.
      let clean = json.map { known($0) }
      guard clean != json else { return body }
      places.append(place)
      return clean.data
    }
    if let text = String(data: body, encoding: .utf8) {
      return Data(known(text, place, &places).utf8)
    }
    // In this encoding each byte is a character, so a part of a form that isn't text stays as it is.
    let bytes = String(data: body, encoding: .isoLatin1) ?? ""
    return known(bytes, place, &places).data(using: .isoLatin1) ?? body
  }

  private func known(_ json: JSONValue) -> JSONValue {
    switch json {
    case .object(let members):
      let pairs = members.map { (redactor.redact($0.key), known($0.value)) }
      return .object(Dictionary(pairs) { first, _ in first })
    case .array(let elements): return .array(elements.map { known($0) })
    case .string(let text): return .string(redactor.redact(text))
    case .integer(let number): return known(json, "\(number)")
    case .number(let number): return known(json, "\(number)")
    default: return json
    }
  }

  private func known(_ json: JSONValue, _ text: String) -> JSONValue {
    redactor.redact(text) == text ? json : .string(SecretRedactor.marker)
  }
}
