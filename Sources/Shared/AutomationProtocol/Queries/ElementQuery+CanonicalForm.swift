extension ElementQuery: CanonicalForm {
  /// Writes the flat array; returns false if a predicate is more than a string of a subscript or a
  /// comparison with a string.
  func write(to writer: inout CanonicalWriter) -> Bool {
    writer.write("[")
    var isFirst = true
    for step in steps {
      writer.write(isFirst ? "\"" : ",\"")
      isFirst = false
      switch step {
      case .descendants(let type): writer.write("descendants", type)
      case .children(let type): writer.write("children", type)
      case .type(let type): writer.write("type", type)
      case .first: writer.write("first\"")
      case .system: writer.write("system\"")
      case .index(let index):
        writer.write("index\",")
        writer.write(index)
      case .identity(let identity):
        writer.write("identity\",")
        writer.write(identity)
      case .matching(let predicate):
        guard case .comparison(let comparison) = predicate else { return false }
        if let string = comparison.identifiedString {
          writer.write("identifiedBy\",")
          guard writer.write(quoting: string) else { return false }
        } else {
          writer.write("matching\",")
          guard comparison.write(to: &writer) else { return false }
        }
      case .containing, .identities: return false
      }
    }
    writer.write("]")
    return true
  }

  /// Reads the flat array.
  init?(from reader: inout CanonicalReader) {
    guard reader.skip("[") else { return nil }
    var steps: [QueryStep] = []
    while !reader.skip("]") {
      if !steps.isEmpty, !reader.skip(",") { return nil }
      guard let step = QueryStep(from: &reader) else { return nil }
      steps.append(step)
    }
    self.init(steps: steps)
  }
}

extension QueryStep {
  fileprivate init?(from reader: inout CanonicalReader) {
    guard let word = reader.readString() else { return nil }
    if word == "first" {
      self = .first
      return
    }
    if word == "system" {
      self = .system
      return
    }
    guard reader.skip(",") else { return nil }
    switch word {
    case "descendants":
      guard let type = reader.readType() else { return nil }
      self = .descendants(type)
    case "children":
      guard let type = reader.readType() else { return nil }
      self = .children(type)
    case "type":
      guard let type = reader.readType() else { return nil }
      self = .type(type)
    case "identifiedBy":
      guard let string = reader.readString() else { return nil }
      self = .matching(.identified(by: string))
    case "matching":
      guard let comparison = PredicateComparison(from: &reader) else { return nil }
      self = .matching(.comparison(comparison))
    case "index":
      guard let index = reader.readNumber() else { return nil }
      self = .index(Int(index))
    case "identity":
      guard let identity = reader.readNumber() else { return nil }
      self = .identity(identity)
    default: return nil
    }
  }
}

extension CanonicalWriter {
  fileprivate mutating func write(_ word: String, _ type: ElementType) {
    write(word)
    write("\",\"")
    write(type.name)
    write("\"")
  }
}

extension CanonicalReader {
  fileprivate mutating func readType() -> ElementType? {
    readString().flatMap { ElementType(name: $0) }
  }
}
