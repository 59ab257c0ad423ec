extension WaitCall: CanonicalForm {
  func write(to writer: inout CanonicalWriter) -> Bool {
    guard !readsClock else { return false }
    switch condition {
    case .exists: writer.write("{\"condition\":{\"exists\":true},\"query\":")
    case .doesNotExist: writer.write("{\"condition\":{\"exists\":false},\"query\":")
    case .matches, .hasChanged: return false
    }
    guard query.write(to: &writer) else { return false }
    writer.write(",\"timeout\":")
    guard writer.write(timeout) else { return false }
    writer.write("}")
    return true
  }

  init?(from reader: inout CanonicalReader) {
    let condition: Condition
    if reader.skip("{\"condition\":{\"exists\":true},\"query\":") {
      condition = .exists
    } else if reader.skip("{\"condition\":{\"exists\":false},\"query\":") {
      condition = .doesNotExist
    } else {
      return nil
    }
    guard let query = ElementQuery(from: &reader), reader.skip(",\"timeout\":"),
      let timeout = reader.readDouble(), reader.skip("}")
    else { return nil }
    self.init(query, until: condition, timeout: timeout)
  }
}

extension WaitCall.Result: CanonicalForm {
  func write(to writer: inout CanonicalWriter) -> Bool {
    guard busy.isEmpty, clock == nil else { return false }
    writer.write("{\"busy\":[],\"elapsed\":")
    guard writer.write(elapsed) else { return false }
    writer.write(",\"satisfied\":")
    writer.write(isSatisfied ? "true" : "false")
    writer.write(",\"version\":")
    writer.write(version)
    writer.write("}")
    return true
  }

  init?(from reader: inout CanonicalReader) {
    guard reader.skip("{\"busy\":[],\"elapsed\":"), let elapsed = reader.readDouble() else {
      return nil
    }
    let isSatisfied = reader.skip(",\"satisfied\":true")
    guard isSatisfied || reader.skip(",\"satisfied\":false"), reader.skip(",\"version\":"),
      let version = reader.readNumber(), reader.skip("}")
    else { return nil }
    self.init(isSatisfied: isSatisfied, elapsed: elapsed, busy: [], version: version)
  }
}
