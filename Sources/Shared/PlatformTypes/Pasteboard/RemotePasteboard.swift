/// The app whose pasteboard a test's general pasteboard mirrors: the app in front.
package protocol RemotePasteboard: Sendable {
  /// The texts on the app's pasteboard; `nil` if the process's own pasteboard applies.
  var strings: [String]? { get }

  /// Sends the app texts that this process has copied.
  func send(_ strings: [String])
}
