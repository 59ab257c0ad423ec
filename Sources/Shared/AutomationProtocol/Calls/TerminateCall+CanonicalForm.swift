extension TerminateCall: CanonicalForm {
  func write(to writer: inout CanonicalWriter) -> Bool {
    writer.write("{}")
    return true
  }

  init?(from reader: inout CanonicalReader) {
    guard reader.skip("{}") else { return nil }
    self.init()
  }
}

extension EmptyResult: CanonicalForm {
  func write(to writer: inout CanonicalWriter) -> Bool {
    writer.write("{}")
    return true
  }

  init?(from reader: inout CanonicalReader) {
    guard reader.skip("{}") else { return nil }
    self.init()
  }
}
