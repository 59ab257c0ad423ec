/// A part of a message that can be written and read without Foundation's coders.
///
/// The result is identical, byte for byte, to the form that `AutomationCoder` gives every message, with keys
/// in alphabetical order and without white space. Speed is the only reason for this protocol: in any build,
/// Foundation's coders need some 200,000 instructions for a request and its answer, more than all other work
/// together. Foundation handles everything that isn't in this form (a string with a character to escape, keys
/// in another order), so a part that can't be written or read here isn't an error.
protocol CanonicalForm {
  /// Writes the part; returns false if Foundation has to write it, in which case the output is
  /// dropped.
  func write(to writer: inout CanonicalWriter) -> Bool

  /// Reads the part; fails if it isn't in this form.
  init?(from reader: inout CanonicalReader)
}
