/// A part of a message that can be written and read without Foundation's coders.
///
/// The result is the same, byte for byte: the form that `AutomationCoder` gives every message, with
/// keys in alphabetical order and without white space. It exists for speed alone: Foundation's coders
/// need some 200,000 instructions for a question and its answer, whatever the build, which is more than
/// everything else together. Whatever is not in this form (a string with a character to escape, keys
/// in another order) takes Foundation's way, so nothing is lost when a part cannot be written or read.
protocol CanonicalForm {
  /// Writes the part, or says that it has to be written by Foundation; what was written is dropped then.
  func write(to writer: inout CanonicalWriter) -> Bool

  /// Reads the part; nil when it is not in this form.
  init?(from reader: inout CanonicalReader)
}
