import Foundation

/// Decodes the bytes from a terminal into keys, mouse actions and pastes.
///
/// It is a pure state machine: the same bytes give the same events however they are split. The only exception
/// is the escape key, whose byte also begins every sequence. The caller calls `flush()` when enough time has
/// passed that no more bytes belong to it. Meaningless bytes are dropped.
package struct TerminalInputDecoder: Hashable, Sendable {
  /// An event that the terminal reported.
  package enum Event: Hashable, Sendable {
    case input(TerminalInput)
    /// The terminal's window became or stopped being the active one.
    case focus(Bool)
  }

  /// The result of reading one sequence at the start of the bytes.
  enum Step {
    /// The number of bytes, and their events, if any.
    case done(Int, [Event])
    /// A character of typed text.
    case text(Int, Unicode.Scalar)
    /// More bytes are needed.
    case incomplete
  }

  /// The context of the next bytes.
  private enum Mode: Hashable {
    case keys
    /// Inside a bracketed paste, with the bytes so far.
    case paste([UInt8])
    /// Inside an unrequested string from the terminal (a title, an answer).
    case string
  }

  private var mode = Mode.keys
  private var pending: [UInt8] = []
  private let cellSize: CGSize

  /// Makes a decoder for a terminal.
  ///
  /// - Parameter cellSize: The size of a cell, in points, which determines the locations of mouse actions.
  package init(cellSize: CGSize) { self.cellSize = cellSize }

  /// Whether bytes are pending; `flush()` interprets them if no more come.
  package var isWaiting: Bool { !pending.isEmpty || mode == .string }

  /// Decodes the next bytes from the terminal.
  package mutating func decode(_ bytes: some Sequence<UInt8>) -> [Event] {
    var events: [Event] = []
    var typed = String.UnicodeScalarView()
    pending += bytes
    var rest = pending[...]
    loop: while !rest.isEmpty {
      switch mode {
      case .paste: takePaste(&rest, &events)
      case .string: skipString(&rest)
      case .keys:
        switch Self.step(rest) {
        case .incomplete: break loop
        case .text(let count, let scalar):
          typed.append(scalar)
          rest = rest.dropFirst(count)
        case .done(let count, let found):
          Self.flushTyped(&typed, into: &events)
          enterMode(rest.prefix(count))
          events += found.map(inPoints)
          rest = rest.dropFirst(count)
        }
      }
      // A string that must be read again from its escape.
      if mode == .string, rest.count == 1, rest.first == 0x1B { break }
    }
    pending = Array(rest)
    Self.flushTyped(&typed, into: &events)
    return events
  }

  /// Interprets the pending bytes when no more have followed for a while.
  ///
  /// A lone escape is the escape key, and an escape with one character is that character with Alt. Other
  /// incomplete sequences are dropped. A paste continues.
  package mutating func flush() -> [Event] {
    if case .paste = mode { return [] }
    let bytes = pending
    let wasString = mode == .string
    pending = []
    mode = .keys
    guard bytes.first == 0x1B, !wasString else { return [] }
    let escape = Event.input(.key(KeyStroke(.escape)))
    if bytes.count == 1 { return [escape] }
    guard bytes.count == 2 else { return [] }
    if bytes[1] == 0x1B { return [escape, escape] }
    return Self.key(ofByte: bytes[1], adding: .alternate).map { [.input(.key($0))] } ?? []
  }

  /// Returns the event with its location in points instead of cells.
  private func inPoints(_ event: Event) -> Event {
    guard case .input(.mouse(var action)) = event else { return event }
    action.location.x *= cellSize.width
    action.location.y *= cellSize.height
    return .input(.mouse(action))
  }

  /// Converts each character of typed text to a key; a cluster of several scalars is one character.
  private static func flushTyped(
    _ typed: inout String.UnicodeScalarView, into events: inout [Event]
  ) {
    if typed.isEmpty { return }
    for character in String(typed) { events.append(.input(.key(KeyStroke(.character(character))))) }
    typed = String.UnicodeScalarView()
  }
}

// MARK: - Pastes and strings

extension TerminalInputDecoder {
  private mutating func enterMode(_ sequence: ArraySlice<UInt8>) {
    if sequence.elementsEqual(Self.pasteStart) {
      mode = .paste([])
    } else if sequence.count == 2, Self.stringStarts.contains(sequence[sequence.startIndex + 1]) {
      mode = .string
    }
  }

  private mutating func takePaste(_ rest: inout ArraySlice<UInt8>, _ events: inout [Event]) {
    guard case .paste(var pasted) = mode else { return }
    // Moved out of the mode, so that the bytes aren't copied at each step.
    mode = .paste([])
    while let byte = rest.popFirst() {
      pasted.append(byte)
      let isAtEnd = byte == UInt8(ascii: "~") && pasted.suffix(6).elementsEqual(Self.pasteEnd)
      guard isAtEnd || pasted.count >= Self.pastedByteLimit else { continue }
      if isAtEnd { pasted.removeLast(Self.pasteEnd.count) }
      if !pasted.isEmpty { events.append(.input(.paste(Self.text(fromPasted: pasted)))) }
      mode = isAtEnd ? .keys : .paste([])
      return
    }
    mode = .paste(pasted)
  }

  /// Returns pasted text with line feeds, because terminals send a carriage return for each line break.
  private static func text(fromPasted bytes: [UInt8]) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    return String(text.map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 })
  }

  private mutating func skipString(_ rest: inout ArraySlice<UInt8>) {
    while let byte = rest.first {
      switch byte {
      case 0x07, 0x18, 0x1A:
        rest.removeFirst()
        mode = .keys
        return
      case 0x1B:
        guard rest.count > 1 else { return }
        if rest[rest.startIndex + 1] == UInt8(ascii: "\\") { rest.removeFirst(2) }
        mode = .keys
        return
      default:
        rest.removeFirst()
      }
    }
  }

  private static let pasteStart = Array("\u{1B}[200~".utf8)
  private static let pasteEnd = Array("\u{1B}[201~".utf8)
  /// The bytes that begin a string after an escape: DCS, SOS, OSC, PM, APC.
  static let stringStarts = Array("PX]^_".utf8)
  /// The maximum size of a paste in one piece; longer ones are delivered in pieces.
  private static let pastedByteLimit = 16 << 20
}
