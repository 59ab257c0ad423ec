import Foundation

/// The domain of the screen reader's errors.
public let XCUIVoiceOverServiceErrorDomain = "com.apple.dt.XCUIVoiceOverService.error"

extension XCUIVoiceOverService {
  /// The reason why a request to the screen reader failed.
  public struct Error: CustomNSError, Sendable, Hashable, CustomStringConvertible {
    /// The kind of an error.
    public enum Code: Int, Sendable, Hashable {
      /// The screen reader could not be turned on.
      case failedToStart = 1
      /// The screen reader could not be turned off.
      case failedToStop = 2
      /// The screen reader is off, or its app is gone.
      case notRunning = 3
      /// There is nothing to say.
      case noSpeech = 4

      /// Returns whether an error is of a kind, for `catch XCUIVoiceOverService.Error.noSpeech`.
      public static func ~= (code: Code, error: any Swift.Error) -> Bool {
        (error as? XCUIVoiceOverService.Error)?.code == code
      }
    }

    /// The kind of the error.
    public let code: Code
    private let reason: String?

    init(_ code: Code, reason: String? = nil) {
      self.code = code
      self.reason = reason
    }

    /// The domain of the errors.
    public static var errorDomain: String { XCUIVoiceOverServiceErrorDomain }
    /// The screen reader could not be turned on.
    public static var failedToStart: Code { .failedToStart }
    /// The screen reader could not be turned off.
    public static var failedToStop: Code { .failedToStop }
    /// There is nothing to say.
    public static var noSpeech: Code { .noSpeech }
    /// The screen reader is off, or its app is gone.
    public static var notRunning: Code { .notRunning }

    /// The number of the kind.
    public var errorCode: Int { code.rawValue }

    /// The error in words, for `localizedDescription`.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: description] }

    /// The description of the error.
    public var description: String {
      let sentence =
        switch code {
        case .failedToStart: "VoiceOver could not be switched on."
        case .failedToStop: "VoiceOver could not be switched off."
        case .notRunning where reason != nil: "VoiceOver is not running."
        case .notRunning: "VoiceOver is not running; call enable() first."
        case .noSpeech: "VoiceOver has nothing to say: there is no element in that direction."
        }
      return reason.map { "\(sentence) \($0)" } ?? sentence
    }
  }
}
