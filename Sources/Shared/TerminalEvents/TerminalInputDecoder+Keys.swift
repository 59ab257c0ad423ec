import Foundation

extension TerminalInputDecoder {
  /// Returns the event of a control sequence, or `nil` for sequences without a meaning here.
  static func event(_ parameters: ArraySlice<UInt8>, _ final: UInt8) -> Event? {
    if parameters.first == UInt8(ascii: "<") {
      guard final == UInt8(ascii: "M") || final == UInt8(ascii: "m") else { return nil }
      return mouse(numbers(parameters.dropFirst()), isRelease: final == UInt8(ascii: "m"))
        .map { .input(.mouse($0)) }
    }
    let isPlain = parameters.allSatisfy { (0x30...0x3B).contains($0) }
    guard isPlain else { return nil }
    let numbers = numbers(parameters)
    switch final {
    case UInt8(ascii: "I") where numbers.isEmpty: return .focus(true)
    case UInt8(ascii: "O") where numbers.isEmpty: return .focus(false)
    case UInt8(ascii: "~"): return tildeKey(numbers).map { .input(.key($0)) }
    case UInt8(ascii: "u"): return unicodeKey(numbers).map { .input(.key($0)) }
    case UInt8(ascii: "Z"): return .input(.key(KeyStroke(.tab, .shift)))
    default:
      let modifiers = numbers.count > 1 ? modifiers(fromParameter: numbers[1]) : []
      return cursorKey(final, modifiers).map { .input(.key($0)) }
    }
  }

  /// Returns the modifiers of xterm's parameter, which is one more than a set of bits.
  static func modifiers(fromParameter number: Int) -> KeyStroke.Modifiers {
    let bits = max(number - 1, 0)
    var modifiers: KeyStroke.Modifiers = []
    if bits & 1 != 0 { modifiers.insert(.shift) }
    if bits & 2 != 0 { modifiers.insert(.alternate) }
    if bits & 4 != 0 { modifiers.insert(.control) }
    if bits & 8 != 0 { modifiers.insert(.command) }
    return modifiers
  }

  /// Returns keys that end in a letter, after `ESC [` or `ESC O`.
  private static func cursorKey(
    _ final: UInt8, _ modifiers: KeyStroke.Modifiers
  ) -> KeyStroke? {
    let key: KeyStroke.Key
    switch Character(Unicode.Scalar(final)) {
    case "A": key = .up
    case "B": key = .down
    case "C": key = .right
    case "D": key = .left
    case "F": key = .end
    case "H": key = .home
    case "P": key = .function(1)
    case "Q": key = .function(2)
    case "R": key = .function(3)
    case "S": key = .function(4)
    case "a": return KeyStroke(.up, modifiers.union(.shift))
    case "b": return KeyStroke(.down, modifiers.union(.shift))
    case "c": return KeyStroke(.right, modifiers.union(.shift))
    case "d": return KeyStroke(.left, modifiers.union(.shift))
    default: return nil
    }
    return KeyStroke(key, modifiers)
  }

  /// Returns keys after `ESC O`, including the keypad's characters.
  static func keypadKey(_ final: UInt8, _ modifiers: KeyStroke.Modifiers) -> KeyStroke? {
    switch final {
    case UInt8(ascii: "M"): return KeyStroke(.enter, modifiers)
    case UInt8(ascii: "I"): return KeyStroke(.tab, modifiers)
    case UInt8(ascii: "a")...UInt8(ascii: "d"):
      return cursorKey(final - 0x20, modifiers.union(.control))
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      return KeyStroke(.character(Character(Unicode.Scalar(final - 0x40))), modifiers)
    default:
      return cursorKey(final, modifiers)
    }
  }

  /// Returns keys that end in a tilde, distinguished by their first number.
  private static func tildeKey(_ numbers: [Int]) -> KeyStroke? {
    guard let number = numbers.first else { return nil }
    let modifiers = numbers.count > 1 ? modifiers(fromParameter: numbers[1]) : []
    switch number {
    case 1, 7: return KeyStroke(.home, modifiers)
    case 2: return KeyStroke(.insert, modifiers)
    case 3: return KeyStroke(.forwardDelete, modifiers)
    case 4, 8: return KeyStroke(.end, modifiers)
    case 5: return KeyStroke(.pageUp, modifiers)
    case 6: return KeyStroke(.pageDown, modifiers)
    case 27 where numbers.count == 3: return unicodeKey([numbers[2], numbers[1]])
    default: return functionKey(number).map { KeyStroke(.function($0), modifiers) }
    }
  }

  /// The numbers have gaps, as on the keyboards of the first terminals.
  private static func functionKey(_ number: Int) -> Int? {
    switch number {
    case 11...15: number - 10
    case 17...21: number - 11
    case 23...26: number - 12
    case 28...29: number - 13
    case 31...34: number - 14
    default: nil
    }
  }

  /// Returns a key given by its scalar and modifiers, the form in which newer terminals report keys without
  /// an older sequence.
  private static func unicodeKey(_ numbers: [Int]) -> KeyStroke? {
    guard let number = numbers.first, let scalar = Unicode.Scalar(UInt32(number)) else {
      return nil
    }
    var modifiers = numbers.count > 1 ? modifiers(fromParameter: numbers[1]) : []
    if [0x08, 0x09, 0x0D, 0x1B, 0x7F].contains(number) {
      return key(ofByte: UInt8(number), adding: modifiers)
    }
    guard number >= 0x20, number < 0x7F || number >= 0xA0 else { return nil }
    var character = Character(scalar)
    if modifiers.contains(.shift), let upper = character.uppercased().first {
      character = upper
      modifiers.remove(.shift)
    }
    return KeyStroke(.character(character), modifiers)
  }

  /// Returns the numbers between semicolons; an empty one is zero, and parts after a colon are ignored.
  private static func numbers(_ parameters: ArraySlice<UInt8>) -> [Int] {
    if parameters.isEmpty { return [] }
    return parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
      .map { part in
        var number = 0
        for byte in part {
          guard (0x30...0x39).contains(byte) else { break }
          number = min(number * 10 + Int(byte - 0x30), 10_000_000)
        }
        return number
      }
  }
}
