import AutomationProtocol
import Foundation
import LaunchDomain
import Synchronization

extension Conversation {
  /// The redactor for everything that is secret, or may turn out to be.
  var redactor: SecretRedactor { memory.withLock { $0.currentRedactor } }

  /// Returns a text with every known secret hidden.
  func redact(_ text: String) -> String { redactor.redact(text) }

  /// Returns the first characters of a line for a message, with secrets hidden.
  func excerpt(of line: Data) -> String { excerpt(of: String(decoding: line, as: UTF8.self)) }

  private func excerpt(of text: String) -> String {
    // Redact before cutting: the cut could split a secret.
    DecodingProblem.excerpt(of: Data(redact(text).utf8))
  }

  /// Returns a problem with the last line that was received, with secrets hidden.
  func hidingSecrets(of problem: DecodingProblem) -> DecodingProblem {
    guard let text = memory.withLock({ $0.transcript.lines.last?.text }) else { return problem }
    var problem = problem
    problem.reason = redact(problem.reason)
    problem.excerpt = excerpt(of: text)
    return problem
  }

  /// Hides the text of the focused or previously focused secure field, and the tapped key.
  func hideSecureText(of result: PerformCall.Result, to call: PerformCall, in exchange: Exchange) {
    guard let secret = result.secureText else { return }
    let hasKey = result.secretKey != nil
    let shownCall = hasKey ? call.hidingKey(result.element) : call
    var shown = hasKey ? result.hidingKey() : result
    shown.secureText?.text = SecretRedactor.marker
    // A result that was just decoded can be encoded again.
    let line = (try? exchange.coder.encode(result: shown, id: exchange.lastNumber)) ?? Data()
    let sent =
      hasKey ? (try? exchange.coder.encode(shownCall, id: exchange.lastNumber)) ?? Data() : nil
    memory.withLock { memory in
      memory.transcript.replaceLast(.received, with: line)
      if let sent {
        memory.transcript.replaceLast(.sent, with: sent)
        memory.lastCall = shownCall
      }
      let text = memory.enteredSecrets.set(secret.text, in: secret.identity)
      memory.redactor.learn(typed: text)
    }
  }
}

extension Conversation.Memory {
  /// The redactor for everything that is secret, or may turn out to be.
  var currentRedactor: SecretRedactor {
    guard let textBeingTyped else { return redactor }
    var redactor = redactor
    redactor.learn(typed: textBeingTyped)
    return redactor
  }

  /// Notes that a text is about to be typed.
  mutating func beginTyping(_ call: some AutomationCall) {
    // A text without an answer may have gone into a secure field.
    if let textBeingTyped { redactor.learn(typed: textBeingTyped) }
    let interaction = (call as? PerformCall)?.interaction
    textBeingTyped = interaction?.typed
    if textBeingTyped == nil, interaction?.isTyping == true { hasTypedSecret = false }
  }

  /// Learns from the answer whether the typed text is secret.
  ///
  /// - Parameter line: The request, to be shown if the text isn't.
  mutating func endTyping(_ result: PerformCall.Result, line: Data) {
    guard let text = textBeingTyped else { return }
    textBeingTyped = nil
    // Older agents don't report secrets in answers.
    hasTypedSecret =
      result.isSecret || result.element.elementType == .secureTextField
      || secretTexts.contains(text)
    if hasTypedSecret {
      redactor.learn(typed: text)
    } else {
      transcript.replaceLast(.sent, with: line)
      hidesLastText = false
    }
  }

  /// Learns a field's whole text, parts of which may have been typed earlier.
  mutating func noteKeys(of call: PerformCall, _ result: PerformCall.Result) {
    guard let keys = call.interaction.keys, !call.interaction.isShortcut else { return }
    let isSecret = call.interaction.typed != nil && hasTypedSecret
    let field = result.element
    guard field.elementType == .application else {
      enteredSecrets.use(field.identity)
      let text = enteredSecrets.note(keys, into: field.identity, isSecret: isSecret)
      if let text {
        redactor.learn(typed: text)
        redactor.learn(text, shownBy: field)
      }
      return
    }
    // Text typed into the application goes to the focused field.
    if !isSecret, call.interaction.typed != nil { enteredSecrets.forget(field.identity) }
    for text in enteredSecrets.note(keys, intoFocusOf: field.identity, isSecret: isSecret) {
      redactor.learn(typed: text)
    }
  }

  /// Learns from a failure whether the typed text is secret.
  ///
  /// - Returns: The failure, with the parts of a secret text hidden.
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
      // The focus may have moved in the middle of a line.
      redactor.learn(typed: String(text.prefix(max(0, typed))))
      redactor.learn(typed: String(text.dropFirst(max(0, typed))))
      learnText(shownBy: element)
      return .lostKeyboardFocus(element, typed: typed, left: SecretRedactor.marker)
    case .typedTextDiffers(let element, let typed, let shown) where isSecret(element, typed):
      redactor.learn(typed: text)
      learnText(shownBy: element)
      // The shown text may be a part of the secret; a secure field shows only bullets.
      return .typedTextDiffers(
        element, typed: SecretRedactor.marker,
        shown: element.elementType == .secureTextField ? shown : SecretRedactor.marker)
    // Nothing was typed; a secret that the test has marked stays one.
    default: return failure
    }
  }

  /// Hides an element's text, which may be a formatted or partial secret.
  fileprivate mutating func learnText(shownBy element: ElementAttributes) {
    // Neither bullets nor a placeholder reveal anything.
    guard let text = element.value?.text, element.elementType != .secureTextField,
      text != element.placeholderValue, text != SecretRedactor.marker
    else { return }
    redactor.learn(typed: text)
    redactor.learn(text, shownBy: element)
  }
}

extension Interaction {
  /// The text that is typed, if it is an interaction with the keyboard.
  ///
  /// Keys such as Tab aren't text and reveal nothing of a secret.
  package var typed: String? { keys.flatMap { $0.unicodeScalars.allSatisfy(\.isKey) ? nil : $0 } }

  /// The characters and keys that are typed, if it is an interaction with the keyboard.
  fileprivate var keys: String? {
    switch self {
    case .typeText(let text), .typeKey(let text, _): text
    default: nil
    }
  }

  /// Whether it is a key combined with modifiers other than Shift.
  fileprivate var isShortcut: Bool {
    guard case .typeKey(_, let modifiers) = self else { return false }
    return !modifiers.subtracting(.shift).isEmpty
  }

  /// Whether it is an interaction with the keyboard.
  fileprivate var isTyping: Bool { keys != nil }
}

extension Unicode.Scalar {
  /// Whether it stands for a key such as Return, Tab or an arrow, and not for text.
  var isKey: Bool {
    properties.generalCategory == .control || (0xF700...0xF8FF).contains(value)
  }
}

extension AppSession {
  /// The redactor for the secrets that the session knows so far.
  package var redactor: SecretRedactor { conversation.redactor }

  /// Hides a secret that is about to be typed, wherever it would appear.
  ///
  /// A text shorter than `SecretRedactor.shortestValue` is hidden only where it is typed.
  package func hide(_ secret: LaunchSecret) {
    conversation.memory.withLock { memory in
      memory.secretTexts.insert(secret.revealed)
      memory.redactor.learn(typed: secret.revealed)
    }
  }

  /// Whether the last text that was typed is secret.
  package var hasTypedSecret: Bool { conversation.memory.withLock { $0.hasTypedSecret } }

  /// Hides the text that an element shows after a secret was typed into it, even if reformatted.
  package func hideText(shownBy element: ElementAttributes) {
    conversation.memory.withLock { $0.learnText(shownBy: element) }
  }

  /// Hides the secrets of an earlier session, because the app may show them again.
  package func hideSecrets(of earlier: AppSession) {
    let redactor = earlier.redactor
    conversation.memory.withLock { $0.redactor.learn(from: redactor) }
  }

  /// Returns a text with the session's secrets hidden.
  package func redact(_ text: String) -> String { redactor.redact(text) }
}
