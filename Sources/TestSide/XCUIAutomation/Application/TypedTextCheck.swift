import Foundation
import Synchronization

/// The comparison of typed texts with the texts that the app then shows.
enum TypedTextCheck {
  /// The environment variable with the initial value.
  static let variable = "UNDERSTUDY_READ_BACK"

  /// The initial value of every proxy.
  static let initial = value(in: ProcessInfo.processInfo.environment)

  /// Returns the initial value; an unknown word means `true`, with a line on standard error.
  static func value(in environment: [String: String]) -> Bool {
    let word = environment[variable] ?? ""
    switch word.lowercased() {
    case "no", "false", "0": return false
    case "yes", "true", "1", "": return true
    default:
      FileHandle.standardError.write(
        Data(
          "\(variable) is '\(word)', which is neither 'YES' nor 'NO'. Using 'YES'.\n".utf8))
      return true
    }
  }
}

// This extension has no counterpart in Apple's module.
extension XCUIApplication {
  /// Whether `typeText(_:)` fails the test if the field doesn't show the typed text afterwards.
  ///
  /// A field may format the text, by adding characters between and around its words and numbers, and by
  /// changing the case of letters. A field that corrects the text needs `typeText(_:expecting:)`, or `false` here. If the text moves the focus to
  /// another field, it isn't checked.
  ///
  /// The initial value is `true`, unless the environment variable `UNDERSTUDY_READ_BACK` is `NO`.
  public var readsTypedTextBack: Bool {
    get { handle.application.readsTypedTextBack }
    set { handle.application.settings.withLock { $0.readsTypedTextBack = newValue } }
  }
}
