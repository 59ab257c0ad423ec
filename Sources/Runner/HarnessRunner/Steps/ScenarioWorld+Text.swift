import AutomationProtocol
import ElementTypes
import Foundation
import LaunchDomain

extension ScenarioWorld {
  /// Taps an element to give it the keyboard focus, unless it already has it.
  func focus(_ element: ElementPhrase) throws {
    let found = try attributes(of: element)
    if !found.hasKeyboardFocus { try perform(.tap(count: 1, touches: 1), on: element) }
  }

  /// Calls a body, and hides a text if the body's element isn't found but a secure field is among the
  /// candidates.
  func hiding<Result>(_ text: String, _ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch let refused as RefusedStep {
      if case .noMatches(let facts) = refused.failure,
        facts.candidates.contains(where: { $0.element.elementType == .secureTextField })
      {
        hideTyped(text)
      }
      throw refused
    }
  }

  /// Deletes the text of a field with delete keys.
  func clear(_ element: ElementPhrase) throws {
    try focus(element)
    let field = try attributes(of: element)
    let length = field.value?.text.count ?? 0
    guard length > 0, field.value?.text != field.placeholderValue else { return }
    // The cursor may be anywhere, so delete in both directions; a key with nothing to delete has no effect.
    let keys = ["\u{8}", "\u{F728}"].map { String(repeating: $0, count: length) }
    try perform(.typeText(keys.joined()), on: element)
    let rest = try attributes(of: element)
    guard rest.value?.text.isEmpty != false || rest.value?.text == rest.placeholderValue else {
      throw StepError.other("\(element.text) could not be cleared; it does not take the keys")
    }
  }

  /// Taps a switch unless it's already on or off as requested.
  func turn(_ element: ElementPhrase, on isOn: Bool) throws {
    let wanted = isOn ? "1" : "0"
    guard try attributes(of: element).value?.text != wanted else { return }
    try perform(.tap(count: 1, touches: 1), on: element)
    let value = try attributes(of: element).value?.text
    guard value == wanted else {
      throw StepError.other(
        "\(element.text) is still \(isOn ? "off" : "on"): its value is “\(value ?? "")”")
    }
  }
}
