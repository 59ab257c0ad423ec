import Foundation

/// Siri isn't available on Linux; its method fails the test.
// Sendable is unchecked because of NSObject, which has no state.
open class XCUISiriService: NSObject, @unchecked Sendable {
  /// Fails the test, because Siri isn't available.
  open func activate(voiceRecognitionText text: String) {
    recording(or: ()) { _ in
      throw AutomationError(.noPart("Siri", instead: "Nothing can answer “\(text)”."))
    }
  }

  /// States that Siri isn't available.
  open override var debugDescription: String { "XCUISiriService: unavailable" }
}
