extension ScreenNotification: CanonicalForm {
  func write(to writer: inout CanonicalWriter) -> Bool {
    writer.write("{\"text\":")
    guard writer.write(quotingLines: text) else { return false }
    writer.write("}")
    return true
  }

  init?(from reader: inout CanonicalReader) {
    guard reader.skip("{\"text\":"), let text = reader.readLines(), reader.skip("}") else {
      return nil
    }
    self.init(text: text)
  }
}
