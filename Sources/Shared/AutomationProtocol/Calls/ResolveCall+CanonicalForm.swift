extension ResolveCall: CanonicalForm {
  func write(to writer: inout CanonicalWriter) -> Bool {
    writer.write("{\"expecting\":\"")
    writer.write(expecting.rawValue)
    writer.write(hittability ? "\",\"hittability\":true," : "\",\"hittability\":false,")
    writer.write("\"query\":")
    guard query.write(to: &writer) else { return false }
    writer.write(",\"timeout\":")
    guard writer.write(timeout) else { return false }
    writer.write("}")
    return true
  }

  init?(from reader: inout CanonicalReader) {
    guard reader.skip("{\"expecting\":"),
      let expecting = reader.readString().flatMap({ Expectation(rawValue: $0) })
    else { return nil }
    let hittability = reader.skip(",\"hittability\":true")
    guard hittability || reader.skip(",\"hittability\":false"), reader.skip(",\"query\":"),
      let query = ElementQuery(from: &reader), reader.skip(",\"timeout\":"),
      let timeout = reader.readDouble(), reader.skip("}")
    else { return nil }
    self.init(query, expecting: expecting, timeout: timeout, hittability: hittability)
  }
}

extension ResolveCall.Result: CanonicalForm {
  /// Writes the result if no element has an obstacle.
  func write(to writer: inout CanonicalWriter) -> Bool {
    writer.write(isAtRest ? "{\"atRest\":true,\"elements\":[" : "{\"elements\":[")
    var isFirst = true
    for element in elements {
      if !isFirst { writer.write(",") }
      isFirst = false
      guard element.write(to: &writer) else { return false }
    }
    if let obstacles {
      writer.write("],\"obstacles\":[")
      var isFirst = true
      for obstacle in obstacles {
        guard obstacle == nil else { return false }
        writer.write(isFirst ? "null" : ",null")
        isFirst = false
      }
    }
    writer.write("],\"version\":")
    writer.write(version)
    writer.write("}")
    return true
  }

  init?(from reader: inout CanonicalReader) {
    let isAtRest = reader.skip("{\"atRest\":true,")
    guard isAtRest || reader.skip("{"), reader.skip("\"elements\":[") else { return nil }
    var elements: [ElementAttributes] = []
    while !reader.skip("]") {
      if !elements.isEmpty, !reader.skip(",") { return nil }
      guard let element = ElementAttributes(from: &reader) else { return nil }
      elements.append(element)
    }
    var obstacles: [Obstacle?]?
    if reader.skip(",\"obstacles\":[") {
      var read: [Obstacle?] = []
      while !reader.skip("]") {
        if !read.isEmpty, !reader.skip(",") { return nil }
        guard reader.skip("null") else { return nil }
        read.append(nil)
      }
      obstacles = read
    }
    guard reader.skip(",\"version\":"), let version = reader.readNumber(), reader.skip("}") else {
      return nil
    }
    self.init(elements: elements, obstacles: obstacles, version: version, isAtRest: isAtRest)
  }
}
