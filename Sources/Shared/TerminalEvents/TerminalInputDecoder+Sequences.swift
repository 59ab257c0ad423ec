import Foundation

extension TerminalInputDecoder {
  /// Reads one key, character or control sequence; `bytes` isn't empty.
  static func step(_ bytes: ArraySlice<UInt8>) -> Step {
    let first = bytes[bytes.startIndex]
    if first == 0x1B { return escape(bytes) }
    if first >= 0x80 { return multiByte(bytes) }
    if first >= 0x20, first < 0x7F { return .text(1, Unicode.Scalar(first)) }
    return .done(1, key(ofByte: first, adding: []).map { [.input(.key($0))] } ?? [])
  }

  /// Returns the key for an ASCII byte.
  static func key(ofByte byte: UInt8, adding modifiers: KeyStroke.Modifiers) -> KeyStroke? {
    switch byte {
    case 0x09: KeyStroke(.tab, modifiers)
    case 0x0A, 0x0D: KeyStroke(.enter, modifiers)
    case 0x08, 0x7F: KeyStroke(.backspace, modifiers)
    case 0x1B: KeyStroke(.escape, modifiers)
    case 0x00: KeyStroke(.character(" "), modifiers.union(.control))
    case 0x01...0x1A:
      KeyStroke(.character(Character(Unicode.Scalar(byte + 0x60))), modifiers.union(.control))
    case 0x1C...0x1F:
      KeyStroke(.character(Character(Unicode.Scalar(byte + 0x40))), modifiers.union(.control))
    case 0x20..<0x7F: KeyStroke(.character(Character(Unicode.Scalar(byte))), modifiers)
    default: nil
    }
  }

  private static func multiByte(_ bytes: ArraySlice<UInt8>) -> Step {
    let first = bytes[bytes.startIndex]
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    guard first >= 0xC2, first <= 0xF4 else { return .done(1, []) }
    let available = bytes.prefix(length)
    let good = available.dropFirst().prefix { $0 & 0xC0 == 0x80 }
    guard good.count == available.count - 1 else { return .done(1 + good.count, []) }
    guard available.count == length else { return .incomplete }
    let scalars = Array(String(decoding: available, as: UTF8.self).unicodeScalars)
    // An overlong form or a surrogate decodes to several scalars.
    guard scalars.count == 1, scalars[0].value >= 0xA0, scalars[0].utf8Length == length else {
      return .done(length, [])
    }
    return .text(length, scalars[0])
  }

  private static func escape(_ bytes: ArraySlice<UInt8>) -> Step {
    guard bytes.count > 1 else { return .incomplete }
    let second = bytes[bytes.startIndex + 1]
    switch second {
    case UInt8(ascii: "["): return controlSequence(bytes)
    case UInt8(ascii: "O"): return singleShift(bytes)
    case _ where stringStarts.contains(second):
      return bytes.count > 2 ? .done(2, []) : .incomplete
    case 0x1B: return doubleEscape(bytes)
    default: break
    }
    switch step(bytes.dropFirst()) {
    case .incomplete: return .incomplete
    case .text(let count, let scalar):
      let stroke = KeyStroke(.character(Character(scalar)), .alternate)
      return .done(1 + count, [.input(.key(stroke))])
    case .done(let count, let events): return .done(1 + count, events.map(addingAlternate))
    }
  }

  /// Reads Alt with a key that sends a sequence, or the escape key just before another key.
  private static func doubleEscape(_ bytes: ArraySlice<UInt8>) -> Step {
    guard bytes.count > 2 else { return .incomplete }
    let third = bytes[bytes.startIndex + 2]
    guard third == UInt8(ascii: "[") || third == UInt8(ascii: "O") else {
      return .done(1, [.input(.key(KeyStroke(.escape)))])
    }
    switch escape(bytes.dropFirst()) {
    case .done(let count, let events): return .done(1 + count, events.map(addingAlternate))
    case .text, .incomplete: return .incomplete
    }
  }

  private static func addingAlternate(_ event: Event) -> Event {
    guard case .input(.key(var stroke)) = event else { return event }
    stroke.modifiers.insert(.alternate)
    return .input(.key(stroke))
  }

  /// Reads `ESC O` and a letter: function and keypad keys of some modes.
  private static func singleShift(_ bytes: ArraySlice<UInt8>) -> Step {
    var index = bytes.startIndex + 2
    var modifiers: KeyStroke.Modifiers = []
    if index < bytes.endIndex, (0x31...0x39).contains(bytes[index]) {
      modifiers = self.modifiers(fromParameter: Int(bytes[index]) - 0x30)
      index += 1
    }
    guard index < bytes.endIndex else { return .incomplete }
    let final = bytes[index]
    let length = index - bytes.startIndex + 1
    guard final >= 0x40, final < 0x7F else {
      // It isn't a sequence, but Alt with a capital O, and then another key.
      let stroke = KeyStroke(.character("O"), .alternate)
      return .done(2, [.input(.key(stroke))])
    }
    guard let stroke = keypadKey(final, modifiers) else { return .done(length, []) }
    return .done(length, [.input(.key(stroke))])
  }

  /// Reads `ESC [`, parameters, and a final byte.
  private static func controlSequence(_ bytes: ArraySlice<UInt8>) -> Step {
    var index = bytes.startIndex + 2
    while index < bytes.endIndex, (0x20...0x3F).contains(bytes[index]) { index += 1 }
    let length = index - bytes.startIndex + 1
    guard length <= sequenceByteLimit else { return .done(length - 1, []) }
    guard index < bytes.endIndex else { return .incomplete }
    let final = bytes[index]
    // A control character within the sequence ends it, and is read next.
    guard (0x40...0x7E).contains(final) else { return .done(length - 1, []) }
    if final == UInt8(ascii: "M"), length == 3 { return oldMouse(bytes) }
    if final == UInt8(ascii: "["), length == 3 {
      guard bytes.count > 3 else { return .incomplete }
      let number = Int(bytes[index + 1]) - 0x40
      guard (1...5).contains(number) else { return .done(3, []) }
      return .done(4, [.input(.key(KeyStroke(.function(number))))])
    }
    let parameters = bytes[bytes.startIndex + 2..<index]
    return .done(length, event(parameters, final).map { [$0] } ?? [])
  }

  /// The maximum length of a sequence, far more than terminals send.
  private static let sequenceByteLimit = 64
}

extension Unicode.Scalar {
  fileprivate var utf8Length: Int { value < 0x80 ? 1 : value < 0x800 ? 2 : value < 0x10000 ? 3 : 4 }
}
