/// Splits a program's output, in pieces of any size, into characters and controls.
///
/// It is Paul Williams' state machine for DEC's VT500 terminals
/// (https://vt100.net/emu/dec_ansi_parser), with UTF-8 in place of eight-bit controls. It accepts any bytes:
/// unknown sequences are skipped to their end, and sequences of any length take a bounded amount of memory.
struct ControlParser: Sendable {
  private enum State {
    case ground, escape, controlParameters, controlIgnored, command, text
  }

  private var state = State.ground
  private var decoder = ScalarDecoder()
  private var sequence = ControlSequence()
  private var intermediates: [UInt8] = []
  private var commandText: [UInt8] = []

  private static let parameterLimit = 32
  private static let numberLimit = 99_999
  private static let intermediateLimit = 4
  private static let commandLimit = 4096

  private static let cancel: UInt8 = 0x18
  private static let substitute: UInt8 = 0x1A
  private static let escapeByte: UInt8 = 0x1B
  private static let bell: UInt8 = 0x07

  /// Parses the next bytes of the output.
  mutating func parse<Sink: ControlSink>(_ bytes: some Sequence<UInt8>, into sink: inout Sink) {
    for byte in bytes { parse(byte, into: &sink) }
  }

  private mutating func parse<Sink: ControlSink>(_ byte: UInt8, into sink: inout Sink) {
    if state == .ground, byte >= 0x20 {
      if byte < 0x7F, !decoder.isInside { return sink.show(Unicode.Scalar(byte)) }
      return decode(byte, into: &sink)
    }
    if decoder.isInside, let broken = decoder.end() { sink.show(broken) }
    switch byte {
    case Self.cancel, Self.substitute: state = .ground
    case Self.escapeByte:
      // A string may end with `ESC \`; the backslash then has no effect.
      if state == .command { sink.command(commandText) }
      begin(.escape)
    default: continueSequence(byte, into: &sink)
    }
  }

  private mutating func continueSequence<Sink: ControlSink>(_ byte: UInt8, into sink: inout Sink) {
    switch state {
    case .ground: sink.execute(byte)
    case .escape: continueEscape(byte, into: &sink)
    case .controlParameters: continueControl(byte, into: &sink)
    case .controlIgnored:
      if byte < 0x20 { sink.execute(byte) }
      if (0x40...0x7E).contains(byte) { state = .ground }
    case .command:
      if byte == Self.bell {
        sink.command(commandText)
        state = .ground
      } else if byte >= 0x20, commandText.count < Self.commandLimit {
        commandText.append(byte)
      }
    case .text: break
    }
  }

  private mutating func decode<Sink: ControlSink>(_ byte: UInt8, into sink: inout Sink) {
    let (broken, scalar) = decoder.take(byte)
    if let broken { sink.show(broken) }
    guard let scalar, scalar.value != 0x7F else { return }
    // C1 controls encoded in UTF-8 are equivalent to escape sequences.
    if (0x80..<0xA0).contains(scalar.value) {
      begin(.escape)
      continueEscape(UInt8(scalar.value - 0x40), into: &sink)
    } else {
      sink.show(scalar)
    }
  }

  private mutating func begin(_ next: State) {
    state = next
    intermediates = []
  }

  private mutating func continueEscape<Sink: ControlSink>(_ byte: UInt8, into sink: inout Sink) {
    switch byte {
    case 0..<0x20: sink.execute(byte)
    case 0x20..<0x30:
      if intermediates.count < Self.intermediateLimit { intermediates.append(byte) }
    case UInt8(ascii: "[") where intermediates.isEmpty:
      sequence = ControlSequence()
      state = .controlParameters
    case UInt8(ascii: "]") where intermediates.isEmpty:
      commandText = []
      state = .command
    case UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
      state = intermediates.isEmpty ? .text : .ground
    case 0x30..<0x7F:
      state = .ground
      sink.escape(byte, intermediates: intermediates)
    default: state = .ground
    }
  }

  private mutating func continueControl<Sink: ControlSink>(_ byte: UInt8, into sink: inout Sink) {
    switch byte {
    case 0..<0x20: sink.execute(byte)
    case 0x20..<0x30:
      guard sequence.intermediates.count < Self.intermediateLimit else { return ignore() }
      sequence.intermediates.append(byte)
    case _ where (0x30..<0x40).contains(byte) && !sequence.intermediates.isEmpty: ignore()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): addDigit(Int(byte - UInt8(ascii: "0")))
    case UInt8(ascii: ";"):
      if sequence.parameters.isEmpty { sequence.parameters.append([nil]) }
      guard sequence.parameters.count < Self.parameterLimit else { return ignore() }
      sequence.parameters.append([nil])
    case UInt8(ascii: ":"):
      if sequence.parameters.isEmpty { sequence.parameters.append([nil]) }
      let last = sequence.parameters.count - 1
      guard sequence.parameters[last].count < Self.parameterLimit else { return ignore() }
      sequence.parameters[last].append(nil)
    case UInt8(ascii: "<")...UInt8(ascii: "?"):
      guard sequence.parameters.isEmpty, sequence.marker == nil else { return ignore() }
      sequence.marker = byte
    case 0x40..<0x7F:
      sequence.final = byte
      state = .ground
      sink.control(sequence)
    case 0x7F: break
    default: ignore()
    }
  }

  private mutating func ignore() { state = .controlIgnored }

  private mutating func addDigit(_ digit: Int) {
    if sequence.parameters.isEmpty { sequence.parameters.append([nil]) }
    let group = sequence.parameters.count - 1
    let place = sequence.parameters[group].count - 1
    let number = sequence.parameters[group][place] ?? 0
    sequence.parameters[group][place] = min(number * 10 + digit, Self.numberLimit)
  }
}
