import Foundation
import LaunchDomain

/// The secrets that a recording gives away by their names, which are also secret elsewhere in it.
struct FoundSecrets {
  /// The values.
  private(set) var values: Set<String> = []

  /// Adds a text.
  mutating func learn(_ text: some StringProtocol) {
    guard !Self.common.contains(text.lowercased()), text != SecretRedactor.marker else { return }
    values.insert(String(text))
  }

  /// Adds the value of a field of a query or a form, as it is written and with percent encoding undone.
  mutating func learn(escaped text: Substring) {
    learn(text)
    let spaced = text.replacingOccurrences(of: "+", with: " ")
    learn(spaced.removingPercentEncoding ?? spaced)
  }

  /// Adds the texts and numbers of a JSON value.
  mutating func learn(_ json: JSONValue) {
    switch json {
    case .string(let text): learn(text)
    case .integer(let number) where number >= Self.leastNumber: learn("\(number)")
    case .array(let elements): for element in elements { learn(element) }
    case .object(let members): for member in members.values { learn(member) }
    case .integer, .number, .bool, .null: break
    }
  }

  /// Adds the value of a secret header.
  ///
  /// - Returns: The part of the value that isn't secret: a scheme such as `Bearer`, or a cookie's name.
  mutating func learn(header field: HTTPField) -> String {
    switch field.name.lowercased() {
    case "authorization", "proxy-authorization":
      guard let space = field.value.firstIndex(of: " ") else { break }
      let value = field.value[field.value.index(after: space)...]
      learn(value)
      if let data = Data(base64Encoded: String(value)),
        let pair = String(data: data, encoding: .utf8), let colon = pair.firstIndex(of: ":")
      {
        learn(pair[pair.index(after: colon)...])
      }
      return field.value[...space] + ""
    case "cookie", "set-cookie":
      let pairs = field.value.split(separator: ";")
      // The other pairs of an answer's cookie are its attributes.
      for pair in field.name.lowercased() == "cookie" ? pairs[...] : pairs.prefix(1) {
        guard let sign = pair.firstIndex(of: "=") else { continue }
        let value = pair[pair.index(after: sign)...]
        // Short cookies are settings, such as a language, rather than sessions.
        if value.count >= Self.leastCookie { learn(escaped: value) }
      }
      return field.value.firstIndex(of: "=").map { field.value[...$0] + "" } ?? ""
    default: break
    }
    learn(field.value)
    return ""
  }

  private static let leastCookie = 8
  /// Lower numbers with the name of a secret are mostly counts and durations: `"token_lifetime": 3600`.
  private static let leastNumber = 100_000
  /// The words that stand in place of a secret or describe one.
  private static let common: Set<String> = [
    "true", "false", "null", "none", "undefined", "bearer", "basic", "digest", "password",
  ]
}
