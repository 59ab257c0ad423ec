extension PredicateComparison: CanonicalForm {
  /// Writes a comparison of a key path with a string, such as `label CONTAINS[c] "Month"`.
  func write(to writer: inout CanonicalWriter) -> Bool {
    guard identifiedString == nil, modifier == .direct, case .keyPath(let keys) = left,
      case .constant(.string(let string)) = right
    else { return false }
    writer.write("{\"")
    writer.write(`operator`.rawValue)
    writer.write("\":[{\"key\":")
    guard writer.write(quoting: keys.joined(separator: ".")) else { return false }
    writer.write("},")
    guard writer.write(quoting: string) else { return false }
    writer.write("]")
    if options != [] {
      writer.write(",\"options\":\"")
      writer.write(options.letters)
      writer.write("\"")
    }
    writer.write("}")
    return true
  }

  init?(from reader: inout CanonicalReader) {
    guard reader.skip("{"), let comparator = reader.readString().flatMap(Operator.init(rawValue:)),
      reader.skip(":[{\"key\":"), let path = reader.readString(), reader.skip("},"),
      let string = reader.readString(), reader.skip("]")
    else { return nil }
    let keys = path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    var options: Options = []
    if reader.skip(",\"options\":") {
      guard let read = reader.readString().flatMap(Options.init(letters:)) else { return nil }
      options = read
    }
    guard !keys.contains(""), reader.skip("}") else { return nil }
    self.init(
      left: .keyPath(keys), operator: comparator, right: .constant(.string(string)),
      options: options)
  }
}
