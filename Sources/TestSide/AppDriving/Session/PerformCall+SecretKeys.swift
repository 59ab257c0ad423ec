import AutomationProtocol
import Foundation
import LaunchDomain

extension PerformCall.Result {
  /// What a tap on a key of the keyboard on the screen has typed into a secure field; `nil` if nothing was typed
  /// there.
  ///
  /// Keys such as Return and Shift type nothing, and tell nothing of a secret. In a trace that is replayed it is
  /// `SecretRedactor.marker`.
  package var secretKey: String? {
    guard let secureText, element.elementType == .key else { return nil }
    for name in element.names {
      if name == SecretRedactor.marker { return name }
      if name.lowercased() == "space" { return " " }
      guard name.count == 1 else { continue }
      // Shift may be on, whatever stands on the key.
      let last = secureText.text.suffix(1)
      return last.lowercased() == name.lowercased() ? String(last) : name
    }
    return nil
  }

  /// Returns the result without what tells which key was tapped: its names and its place.
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
  /// Returns the call without the names of the key that it has tapped.
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
