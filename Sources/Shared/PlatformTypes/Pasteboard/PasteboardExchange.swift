/// What the texts of a test's general pasteboard are exchanged with: the app in front.
package protocol PasteboardExchange: Sendable {
  /// The texts that are there now; nil leaves what the process itself has.
  var strings: [String]? { get }

  /// Takes the texts of what was copied in this process.
  func send(_ strings: [String])
}
