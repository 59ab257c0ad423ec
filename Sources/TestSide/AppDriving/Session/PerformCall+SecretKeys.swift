import AutomationProtocol
import Foundation
import LaunchDomain

extension PerformCall.Result {
  /// The character that a tap on a key typed into a secure field, or `nil` if it typed nothing.
  ///
  /// Keys such as Return and Shift type nothing and reveal nothing of a secret. In a replayed trace the
  /// value is `SecretRedactor.marker`.
  package var secretKey: String? {
    guard let secureText, element.elementType == .key else { return nil }
    for name in element.names {
      if name == SecretRedactor.marker { return name }
      if name.lowercased() == "space" { return " " }
      guard name.count == 1 else { continue }
      // The key's name doesn't tell whether Shift is on.
      let last = secureText.text.suffix(1)
      return last.lowercased() == name.lowercased() ? String(last) : name
    }
    return nil
  }

  /// Returns the result without the names, value and frame of the tapped key.
  func hidingKey() -> Self {
    var result = self
    for name in [\ElementAttributes.identifier, \.label, \.title]
    where !element[keyPath: name].isEmpty {
      result.element[keyPath: name] = SecretRedactor.marker
    }
    if element.value != nil { result.element.value = .string(SecretRedactor.marker) }
    result.element.frame = .zero
    return result
  }
}

extension PerformCall {
  /// Returns the call without the names of the tapped key.
  func hidingKey(_ element: ElementAttributes) -> Self {
    let names = Set(element.names.map { $0.lowercased() })
    func hidden(_ predicate: ElementPredicate) -> ElementPredicate {
      predicate.mapTexts { names.contains($0.lowercased()) ? SecretRedactor.marker : $0 }
    }
    var call = self
    call.query.steps = query.steps.map { step in
      switch step {
      case .matching(let predicate): .matching(hidden(predicate))
      case .containing(let type, let predicate): .containing(type, hidden(predicate))
      default: step
      }
    }
    return call
  }
}

extension ElementAttributes {
  /// The texts that an element may be found by.
  package var names: [String] { [label, identifier, title].filter { !$0.isEmpty } }
}
