import Foundation

extension ElementAttributes: CanonicalForm {
  /// Writes the attributes as `encode(to:)` does, omitting empty strings, false flags and
  /// `isEnabled` if true.
  func write(to writer: inout CanonicalWriter) -> Bool {
    writer.write("{")
    return writeMembers(to: &writer)
  }

  /// Writes what follows the opening brace.
  func writeMembers(to writer: inout CanonicalWriter) -> Bool {
    if !isEnabled { writer.write("\"enabled\":false,") }
    if hasFocus { writer.write("\"focus\":true,") }
    if frame != .zero, !writeFrame(to: &writer) { return false }
    writer.write("\"id\":")
    writer.write(identity)
    if !identifier.isEmpty, !writer.write(",\"identifier\":", identifier) { return false }
    if hasKeyboardFocus { writer.write(",\"keyboardFocus\":true") }
    if !label.isEmpty, !writer.write(",\"label\":", label) { return false }
    if isMain { writer.write(",\"main\":true") }
    if let text = placeholderValue, !writer.write(",\"placeholder\":", text) { return false }
    if let sliderPosition {
      writer.write(",\"position\":")
      guard writer.write(sliderPosition) else { return false }
    }
    if isSelected { writer.write(",\"selected\":true") }
    if !title.isEmpty, !writer.write(",\"title\":", title) { return false }
    guard writer.write(",\"type\":", elementType.name) else { return false }
    switch value {
    case nil: break
    case .string(let text): guard writer.write(",\"value\":", text) else { return false }
    case .number, .bool: return false
    }
    writer.write("}")
    return true
  }

  private func writeFrame(to writer: inout CanonicalWriter) -> Bool {
    writer.write("\"frame\":[[")
    guard writer.write(Double(frame.origin.x)) else { return false }
    writer.write(",")
    guard writer.write(Double(frame.origin.y)) else { return false }
    writer.write("],[")
    guard writer.write(Double(frame.size.width)) else { return false }
    writer.write(",")
    guard writer.write(Double(frame.size.height)) else { return false }
    writer.write("]],")
    return true
  }

  /// Reads the form that `write(to:)` writes.
  init?(from reader: inout CanonicalReader) {
    guard reader.skip("{") else { return nil }
    self.init(membersFrom: &reader)
  }

  /// Reads what follows the opening brace.
  init?(membersFrom reader: inout CanonicalReader) {
    let isDisabled = reader.skip("\"enabled\":false,")
    let hasFocus = reader.skip("\"focus\":true,")
    var frame = CGRect.zero
    if reader.skip("\"frame\":[[") {
      guard let x = reader.readDouble(), reader.skip(","), let y = reader.readDouble(),
        reader.skip("],["), let width = reader.readDouble(), reader.skip(","),
        let height = reader.readDouble(), reader.skip("]],")
      else { return nil }
      frame = CGRect(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }
    guard reader.skip("\"id\":"), let identity = reader.readNumber() else { return nil }
    guard let identifier = reader.readText(after: ",\"identifier\":") else { return nil }
    let hasKeyboardFocus = reader.skip(",\"keyboardFocus\":true")
    guard let label = reader.readText(after: ",\"label\":") else { return nil }
    let isMain = reader.skip(",\"main\":true")
    var placeholderValue: String?
    if reader.skip(",\"placeholder\":") {
      guard let text = reader.readString() else { return nil }
      placeholderValue = text
    }
    var sliderPosition: Double?
    if reader.skip(",\"position\":") {
      guard let position = reader.readDouble() else { return nil }
      sliderPosition = position
    }
    let isSelected = reader.skip(",\"selected\":true")
    guard let title = reader.readText(after: ",\"title\":"), reader.skip(",\"type\":"),
      let elementType = reader.readString().flatMap({ ElementType(name: $0) })
    else { return nil }
    var value: ElementValue?
    if reader.skip(",\"value\":") {
      guard let text = reader.readString() else { return nil }
      value = .string(text)
    }
    guard reader.skip("}") else { return nil }
    self.init(identity: identity, elementType: elementType)
    self.identifier = identifier
    self.label = label
    self.title = title
    self.value = value
    self.placeholderValue = placeholderValue
    self.frame = frame
    self.isEnabled = !isDisabled
    self.isSelected = isSelected
    self.hasFocus = hasFocus
    self.hasKeyboardFocus = hasKeyboardFocus
    self.isMain = isMain
    self.sliderPosition = sliderPosition
  }
}

extension CanonicalWriter {
  /// Writes a key and its string.
  fileprivate mutating func write(_ key: String, _ string: String) -> Bool {
    write(key)
    return write(quoting: string)
  }
}

extension CanonicalReader {
  /// Reads the string for a key; returns an empty string if the key is missing.
  fileprivate mutating func readText(after key: StaticString) -> String? {
    skip(key) ? readString() : ""
  }
}
