import AutomationProtocol
import Foundation
import LaunchDomain
import Synchronization

extension Conversation {
  /// Hides everything that is secret, or may turn out to be.
  var redactor: SecretRedactor { memory.withLock { $0.currentRedactor } }

  /// Returns a text with every known secret hidden.
  func redact(_ text: String) -> String { redactor.redact(text) }

  /// Returns the first characters of a line for a message, with secrets hidden.
  func excerpt(of line: Data) -> String {
    // The end of a secret that was cut off would no longer be known as one.
    DecodingProblem.excerpt(of: Data(redact(String(decoding: line, as: UTF8.self)).utf8))
  }

  /// Returns a problem with the last line that was received, with secrets hidden.
  func hidingSecrets(of problem: DecodingProblem) -> DecodingProblem {
    guard let line = memory.withLock({ $0.transcript.lines.last?.bytes }) else { return problem }
    var problem = problem
    problem.reason = redact(problem.reason)
    problem.excerpt = excerpt(of: line)
    return problem
  }
}

extension Conversation.Memory {
  /// Hides everything that is secret, or may turn out to be.
  var currentRedactor: SecretRedactor {
    guard let textBeingTyped else { return redactor }
    var redactor = redactor
    redactor.learn(typed: textBeingTyped)
    return redactor
  }

  /// Notes that a text is about to be typed.
  mutating func beginTyping(_ call: some AutomationCall) {
    // Without an answer it is not known where the last one went.
    if let textBeingTyped { redactor.learn(typed: textBeingTyped) }
    textBeingTyped = (call as? PerformCall)?.interaction.typed
  }

  /// Learns from the answer whether the typed text is secret.
  ///
  /// - Parameter line: The request, to be shown if the text isn't.
  mutating func endTyping(_ result: PerformCall.Result, line: Data) {
    guard let text = textBeingTyped else { return }
    textBeingTyped = nil
    // An agent may not know of secrets in answers.
    if result.isSecret || result.element.elementType == .secureTextField
      || secretTexts.contains(text)
    {
      redactor.learn(typed: text)
    } else {
      transcript.replaceLastSent(with: line)
      hidesLastText = false
    }
  }

  /// Learns from a failure whether the typed text is secret.
  ///
  /// - Returns: The failure, without what was left of a secret text.
  mutating func endTyping(_ failure: AutomationFailure) -> AutomationFailure {
    guard let text = textBeingTyped else { return failure }
    textBeingTyped = nil
    func isSecret(_ element: ElementAttributes, _ shown: String) -> Bool {
      shown == SecretRedactor.marker || element.elementType == .secureTextField
        || secretTexts.contains(text)
    }
    switch failure {
    case .lostKeyboardFocus(let element, let typed, let left) where isSecret(element, left):
      redactor.learn(typed: text)
      return .lostKeyboardFocus(element, typed: typed, left: SecretRedactor.marker)
    case .typedTextDiffers(let element, let typed, let shown) where isSecret(element, typed):
      redactor.learn(typed: text)
      // What is shown may be a part of it, and bullets are not needed.
      return .typedTextDiffers(
        element, typed: SecretRedactor.marker,
        shown: element.elementType == .secureTextField ? shown : SecretRedactor.marker)
    // Nothing was typed; a secret that the test has marked stays one.
    default: return failure
    }
  }
}

extension Interaction {
  /// The text that is typed, if it is an interaction with the keyboard.
  fileprivate var typed: String? {
    switch self {
    case .typeText(let text), .typeKey(let text, _): text
    default: nil
    }
  }
}

extension AppSession {
  /// What hides the secrets that the session knows so far.
  package var redactor: SecretRedactor { conversation.redactor }

  /// Hides a secret that is about to be typed, wherever it would be shown.
  ///
  /// A text shorter than `SecretRedactor.shortestValue` is hidden only where it is typed.
  package func hide(_ secret: LaunchSecret) {
    conversation.memory.withLock { memory in
      memory.secretTexts.insert(secret.revealed)
      memory.redactor.learn(typed: secret.revealed)
    }
  }

  /// Hides what an earlier session hid: the app may show again what was typed there.
  package func hideSecrets(of earlier: AppSession) {
    let redactor = earlier.redactor
    conversation.memory.withLock { $0.redactor.learn(from: redactor) }
  }

  /// Returns a text with the session's secrets hidden.
  package func redact(_ text: String) -> String { redactor.redact(text) }
}
