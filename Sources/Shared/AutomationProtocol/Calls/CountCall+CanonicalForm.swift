extension CountCall: CanonicalForm {
  func write(to writer: inout CanonicalWriter) -> Bool {
    writer.write("{")
    if let limit {
      writer.write("\"limit\":")
      writer.write(limit)
      writer.write(",")
    }
    writer.write("\"query\":")
    guard query.write(to: &writer) else { return false }
    writer.write("}")
    return true
  }

  init?(from reader: inout CanonicalReader) {
    guard reader.skip("{") else { return nil }
    var limit: Int?
    if reader.skip("\"limit\":") {
      guard let number = reader.readNumber(), reader.skip(",") else { return nil }
      limit = Int(number)
    }
    guard reader.skip("\"query\":"), let query = ElementQuery(from: &reader), reader.skip("}")
    else {
      return nil
    }
    self.init(query, limit: limit)
  }
}

extension CountCall.Result: CanonicalForm {
  func write(to writer: inout CanonicalWriter) -> Bool {
    writer.write("{\"count\":")
    writer.write(count)
    writer.write(",\"version\":")
    writer.write(version)
    writer.write("}")
    return true
  }

  init?(from reader: inout CanonicalReader) {
    guard reader.skip("{\"count\":"), let count = reader.readNumber(),
      reader.skip(",\"version\":"), let version = reader.readNumber(), reader.skip("}")
    else { return nil }
    self.init(count: Int(count), version: version)
  }
}
