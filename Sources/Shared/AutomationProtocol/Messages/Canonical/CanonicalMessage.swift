import Foundation

/// Reads and writes whole messages in canonical form; returns `nil` if Foundation has to do it.
enum CanonicalMessage {
  /// Writes a request.
  static func request<Call: AutomationCall>(_ call: Call, id: Int) -> Data? {
    guard let form = CanonicalTypes.form(of: Call.self) else { return nil }
    var writer = CanonicalWriter()
    writer.write("{\"id\":")
    writer.write(id)
    writer.write(",\"jsonrpc\":\"2.0\",\"method\":\"")
    writer.write(Call.method)
    writer.write("\",\"params\":")
    guard form.write(call, to: &writer) else { return nil }
    writer.write("}")
    return writer.line()
  }

  /// Writes an answer.
  static func result<Result: Codable>(_ result: Result, id: Int) -> Data? {
    guard let form = CanonicalTypes.form(of: Result.self) else { return nil }
    var writer = CanonicalWriter()
    writer.write("{\"id\":")
    writer.write(id)
    writer.write(",\"jsonrpc\":\"2.0\",\"result\":")
    guard form.write(result, to: &writer) else { return nil }
    writer.write("}")
    return writer.line()
  }

  /// Writes the app's screen.
  static func screen(_ screen: ScreenNotification) -> Data? {
    var writer = CanonicalWriter()
    writer.write("{\"jsonrpc\":\"2.0\",\"method\":\"screen\",\"params\":")
    guard screen.write(to: &writer) else { return nil }
    writer.write("}")
    return writer.line()
  }

  /// Reads a request.
  static func request(in line: Data, _ registry: CallRegistry) -> AutomationRequest? {
    line.withUnsafeBytes { bytes -> AutomationRequest? in
      guard let base = bytes.bindMemory(to: UInt8.self).baseAddress else { return nil }
      var reader = CanonicalReader(base, count: bytes.count)
      guard reader.skip("{\"id\":"), let number = reader.readNumber(),
        reader.skip(",\"jsonrpc\":\"2.0\",\"method\":"), let method = reader.readString(),
        reader.skip(",\"params\":"),
        let type = CanonicalTypes.calls[method], registry.calls[method] == type,
        let call = type.init(from: &reader), reader.skip("}"), reader.isAtEnd
      else { return nil }
      return AutomationRequest(id: Int(number), call: call)
    }
  }

  /// Reads an answer.
  static func answer<Result: Codable & Sendable>(
    in line: Data, as type: Result.Type
  ) -> AutomationAnswer<Result>? {
    guard let form = CanonicalTypes.form(of: type) else { return nil }
    return line.withUnsafeBytes { bytes -> AutomationAnswer<Result>? in
      guard let base = bytes.bindMemory(to: UInt8.self).baseAddress else { return nil }
      var reader = CanonicalReader(base, count: bytes.count)
      if reader.skip("{\"jsonrpc\":\"2.0\",\"method\":\"screen\",\"params\":") {
        guard let screen = ScreenNotification(from: &reader), reader.skip("}"), reader.isAtEnd
        else { return nil }
        return .screen(screen)
      }
      guard reader.skip("{\"id\":"), let number = reader.readNumber(),
        reader.skip(",\"jsonrpc\":\"2.0\",\"result\":"),
        let result = form.init(from: &reader) as? Result,
        reader.skip("}"), reader.isAtEnd
      else { return nil }
      return .result(result, id: Int(number))
    }
  }
}
