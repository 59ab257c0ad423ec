import Foundation

/// An assistant that is spoken to; there is none here.
// Sendable is unchecked because of NSObject, which holds nothing.
open class XCUISiriService: NSObject, @unchecked Sendable {
  /// Fails the test: nobody listens.
  open func activate(voiceRecognitionText text: String) {
    recording(or: ()) { _ in
      throw AutomationError(.noPart("Siri", instead: "Nothing can answer “\(text)”."))
    }
  }

  /// That there is none.
  open override var debugDescription: String { "XCUISiriService: unavailable" }
}
