import Foundation

/// Turns the bytes that a terminal sends into keys, mouse actions and pastes.
///
/// A pure state machine: the same bytes give the same events however they are split, but for one thing,
/// the escape key, whose byte also begins every sequence. The caller says with `flush()` when enough
/// time has passed that no more bytes belong to it. What makes no sense is dropped.
package struct TerminalInputDecoder: Hashable, Sendable {
  /// Something the terminal reported.
  package enum Event: Hashable, Sendable {
    case input(TerminalInput)
    /// The terminal's window became the active one, or ceased to be.
    case focus(Bool)
  }

  /// What one sequence at the start of the bytes turned out to be.
  enum Step {
    /// So many bytes, and what they say, if anything.
    case done(Int, [Event])
    /// A character of typed text.
    case text(Int, Unicode.Scalar)
    /// More bytes are needed.
    case incomplete
  }

  /// What the next bytes belong to.
  private enum Mode: Hashable {
    case keys
    /// Inside bracketed paste, with what came so far.
    case paste([UInt8])
    /// Inside a string that the terminal sent (a title, an answer), which nobody asked for.
    case string
  }

  private var mode = Mode.keys
  private var pending: [UInt8] = []
  private let cellSize: CGSize

  /// Makes a decoder for a terminal.
  ///
  /// - Parameter cellSize: The size of a cell, in points; mouse actions have their places in these.
  package init(cellSize: CGSize) { self.cellSize = cellSize }

  /// Whether bytes wait for others; `flush()` decides them if none come.
  package var isWaiting: Bool { !pending.isEmpty || mode == .string }

  /// Takes the next bytes from the terminal.
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
      // A string that must be looked at again from its escape on.
      if mode == .string, rest.count == 1, rest.first == 0x1B { break }
    }
    pending = Array(rest)
    Self.flushTyped(&typed, into: &events)
    return events
  }

  /// Decides what the pending bytes mean when no more have followed for a while.
  ///
  /// A lone escape is the escape key, an escape with one character is that character with Alt held;
  /// anything else that is incomplete is dropped. A paste goes on.
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

  /// The event with its place in points instead of cells.
  private func inPoints(_ event: Event) -> Event {
    guard case .input(.mouse(var action)) = event else { return event }
    action.location.x *= cellSize.width
    action.location.y *= cellSize.height
    return .input(.mouse(action))
  }

  /// Each character of typed text as a key; a cluster of several scalars is one.
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
    // Out of the way, so that the bytes are not copied at each step.
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

  /// Terminals send a carriage return for each line break of a paste.
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
  /// What follows an escape that begins a string: DCS, SOS, OSC, PM, APC.
  static let stringStarts = Array("PX]^_".utf8)
  /// A longer paste arrives in pieces of this size.
  private static let pastedByteLimit = 16 << 20
}
