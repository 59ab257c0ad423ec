/// The receiver of the characters and controls into which `ControlParser` splits a program's output.
protocol ControlSink {
  /// Shows a character at the cursor.
  mutating func show(_ scalar: Unicode.Scalar)
  /// Carries out a control character of C0.
  mutating func execute(_ control: UInt8)
  /// Carries out an escape sequence that isn't the start of a longer one.
  mutating func escape(_ final: UInt8, intermediates: [UInt8])
  /// Carries out a control sequence.
  mutating func control(_ sequence: ControlSequence)
  /// Carries out an operating system command (OSC), such as one that sets the title.
  mutating func command(_ text: [UInt8])
}
