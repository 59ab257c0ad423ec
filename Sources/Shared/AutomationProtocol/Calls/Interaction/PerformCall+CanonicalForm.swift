extension PerformCall: CanonicalForm {
  /// Writes a tap or typed text without a place.
  func write(to writer: inout CanonicalWriter) -> Bool {
    guard place == nil, modifiers.isEmpty else { return false }
    if readsBack { writer.write("{\"check\":true,") } else { writer.write("{") }
    switch interaction {
    case .tap(count: 1, touches: 1): writer.write("\"interaction\":{\"tap\":{}},\"query\":")
    case .typeText(let text):
      writer.write("\"interaction\":{\"typeText\":{\"text\":")
      guard writer.write(quoting: text) else { return false }
      writer.write("}},\"query\":")
    default: return false
    }
    guard query.write(to: &writer) else { return false }
    writer.write(",\"timeout\":")
    guard writer.write(timeout) else { return false }
    writer.write("}")
    return true
  }

  init?(from reader: inout CanonicalReader) {
    let readsBack = reader.skip("{\"check\":true,")
    guard reader.skip(readsBack ? "\"interaction\":{\"" : "{\"interaction\":{\"") else {
      return nil
    }
    let interaction: Interaction
    if reader.skip("tap\":{}},\"query\":") {
      interaction = .tap(count: 1, touches: 1)
    } else {
      guard reader.skip("typeText\":{\"text\":"), let text = reader.readString(),
        reader.skip("}},\"query\":")
      else { return nil }
      interaction = .typeText(text)
    }
    guard let query = ElementQuery(from: &reader), reader.skip(",\"timeout\":"),
      let timeout = reader.readDouble(), reader.skip("}")
    else { return nil }
    self.init(interaction, on: query, timeout: timeout, readsBack: readsBack)
  }
}

extension PerformCall.Result: CanonicalForm {
  func write(to writer: inout CanonicalWriter) -> Bool {
    writer.write("{\"elapsed\":")
    guard writer.write(elapsed) else { return false }
    writer.write(",\"element\":")
    guard element.write(to: &writer) else { return false }
    if isSecret { writer.write(",\"secret\":true") }
    if let secureText {
      writer.write(",\"secureText\":{\"id\":")
      writer.write(secureText.identity)
      writer.write(",\"text\":")
      guard writer.write(quoting: secureText.text) else { return false }
      writer.write("}")
    }
    writer.write(",\"version\":")
    writer.write(version)
    writer.write("}")
    return true
  }

  init?(from reader: inout CanonicalReader) {
    guard reader.skip("{\"elapsed\":"), let elapsed = reader.readDouble(),
      reader.skip(",\"element\":"), let element = ElementAttributes(from: &reader)
    else { return nil }
    let isSecret = reader.skip(",\"secret\":true")
    var secureText: SecureText?
    if reader.skip(",\"secureText\":{\"id\":") {
      guard let identity = reader.readNumber(), reader.skip(",\"text\":"),
        let text = reader.readString(), reader.skip("}")
      else { return nil }
      secureText = SecureText(identity: identity, text: text)
    }
    guard reader.skip(",\"version\":"), let version = reader.readNumber(), reader.skip("}")
    else { return nil }
    self.init(element: element, elapsed: elapsed, version: version, isSecret: isSecret)
    self.secureText = secureText
  }
}
