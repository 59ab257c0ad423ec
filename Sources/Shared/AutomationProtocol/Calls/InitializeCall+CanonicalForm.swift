import Foundation

extension InitializeCall: CanonicalForm {
  /// Writes the call if it has no variables, no device settings and at most one secret, because Foundation
  /// determines the order of keys.
  func write(to writer: inout CanonicalWriter) -> Bool {
    guard environment.isEmpty, device.isEmpty, secrets.count < 2 else { return false }
    writer.write("{\"client\":")
    guard writer.write(quoting: client) else { return false }
    writer.write(",\"protocolVersion\":\"")
    writer.write(protocolVersion.description)
    writer.write(reportsScreens ? "\",\"screens\":true,\"secrets\":{" : "\",\"secrets\":{")
    for (key, value) in secrets {
      guard writer.write(quoting: key) else { return false }
      writer.write(":")
      guard writer.write(quoting: value) else { return false }
    }
    writer.write("}}")
    return true
  }

  init?(from reader: inout CanonicalReader) {
    guard reader.skip("{\"client\":"), let client = reader.readString(),
      reader.skip(",\"protocolVersion\":"),
      let version = reader.readString().flatMap({ ProtocolVersion(canonical: $0) })
    else { return nil }
    let reportsScreens = reader.skip(",\"screens\":true")
    guard reader.skip(",\"secrets\":{") else { return nil }
    var secrets: [String: String] = [:]
    if !reader.skip("}") {
      guard let key = reader.readString(), reader.skip(":"), let value = reader.readString(),
        reader.skip("}")
      else { return nil }
      secrets[key] = value
    }
    guard reader.skip("}") else { return nil }
    self.init(
      protocolVersion: version, client: client, secrets: secrets, reportsScreens: reportsScreens)
  }
}

extension InitializeCall.Result: CanonicalForm {
  func write(to writer: inout CanonicalWriter) -> Bool {
    writer.write("{\"capabilities\":[")
    var isFirst = true
    for capability in capabilities {
      if !isFirst { writer.write(",") }
      isFirst = false
      guard writer.write(quoting: capability) else { return false }
    }
    writer.write("],\"name\":")
    guard writer.write(quoting: name), processIdentifier >= 0 else { return false }
    writer.write(",\"processIdentifier\":")
    writer.write(Int(processIdentifier))
    writer.write(",\"protocolVersion\":\"")
    writer.write(protocolVersion.description)
    writer.write("\",\"screenSize\":[")
    guard writer.write(Double(screenSize.width)) else { return false }
    writer.write(",")
    guard writer.write(Double(screenSize.height)) else { return false }
    writer.write("]}")
    return true
  }

  init?(from reader: inout CanonicalReader) {
    guard reader.skip("{\"capabilities\":[") else { return nil }
    var capabilities: [String] = []
    while !reader.skip("]") {
      if !capabilities.isEmpty, !reader.skip(",") { return nil }
      guard let capability = reader.readString() else { return nil }
      capabilities.append(capability)
    }
    guard reader.skip(",\"name\":"), let name = reader.readString(),
      reader.skip(",\"processIdentifier\":"),
      let processIdentifier = reader.readNumber().flatMap({ Int32(exactly: $0) }),
      reader.skip(",\"protocolVersion\":"),
      let version = reader.readString().flatMap({ ProtocolVersion(canonical: $0) }),
      reader.skip(",\"screenSize\":["), let width = reader.readDouble(), reader.skip(","),
      let height = reader.readDouble(), reader.skip("]}")
    else { return nil }
    self.init(
      protocolVersion: version, name: name, processIdentifier: processIdentifier,
      capabilities: capabilities, screenSize: CGSize(width: width, height: height))
  }
}

extension ProtocolVersion {
  /// Reads two numbers separated by a dot; fails for any unusual spelling.
  fileprivate init?(canonical text: String) {
    let numbers = text.split(separator: ".").compactMap { Int($0) }
    guard numbers.count == 2 else { return nil }
    self.init(major: numbers[0], minor: numbers[1])
    guard description == text else { return nil }
  }
}
