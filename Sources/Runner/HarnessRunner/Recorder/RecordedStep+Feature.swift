import AutomationProtocol
import Foundation

extension RecordedStep {
  /// Returns the equivalent steps of a feature, with secrets by their keys.
  func featureSteps(_ secrets: KnownSecrets) -> [String] {
    if case .launch(let launch) = action { return launch.featureSteps(secrets) }
    var step = self
    step.action = action.byKey(secrets)
    return step.featureSteps.map { secrets.hidden(inStep: $0) }
  }

  /// The equivalent steps of a feature.
  var featureSteps: [String] {
    if case .launch(let launch) = action { return launch.featureSteps(KnownSecrets()) }
    guard let patience else { return [action.featureStep] }
    if case .expect = action { return ["within \(patience) s \(action.featureStep)"] }
    let element = action.query?.phrase ?? "the app"
    return ["within \(patience) s \(element) \(action.needsEnabled ? "is enabled" : "exists")"]
      + [action.featureStep]
  }
}

extension RecordedAction {
  /// Whether the element must be enabled.
  var needsEnabled: Bool {
    switch self {
    case .tap, .press, .type, .typeSecret, .clear, .replace, .setSlider: true
    default: false
    }
  }

  fileprivate var featureStep: String {
    let element = query?.phrase ?? "the app"
    switch self {
    case .tap(_, let count):
      return count == 1 ? "I tap \(element)" : "I tap \(element) \(count) times"
    case .tapPlace(_, let place):
      return "I tap \(element) at \(Self.percent(place.x)) %, \(Self.percent(place.y)) %"
    case .press(_, let seconds):
      return "I press and hold \(element) for \(Self.number(seconds)) s"
    case .rightClick: return "I right-click \(element)"
    case .type(let text, _):
      guard let literal = text.stepString else {
        return
          (["I type into \(element):", Self.docString] + text.docStringLines + [Self.docString])
          .joined(separator: "\n")
      }
      return "I type \(literal) into \(element)"
    case .typeIntoFocus(let text): return "I type \(Self.string(text))"
    case .typeSecret(let key, _): return "I type the secret \(Self.string(key)) into \(element)"
    case .clear: return "I clear \(element)"
    case .replace(let text, _):
      return "I replace the text of \(element) with \(Self.string(text))"
    case .key(let name): return "I press the key \(Self.string(name.text))"
    case .setSlider(_, let percent): return "I set \(element) to \(percent) %"
    case .swipe(let direction, _): return "I swipe \(direction.rawValue) on \(element)"
    case .drag(_, let destination):
      return "I drag \(element) to \(destination.phrase ?? "the app")"
    case .scroll(_, let deltaX, let deltaY):
      return "I scroll \(element) by \(Self.number(deltaX)), \(Self.number(deltaY))"
    case .terminate: return "the app is terminated"
    case .advanceClock(let seconds): return "the clock advances \(Self.exact(seconds)) s"
    case .launch(let launch): return launch.featureSteps(KnownSecrets()).joined(separator: "\n")
    case .written(let text): return text
    case .expect(let expectation, _):
      switch expectation {
      case .exists: return "\(element) exists"
      case .showsLabel(let text), .showsValue(let text):
        return "\(element) reads \(Self.string(text))"
      case .isOn(let isOn): return "\(element) is \(isOn ? "on" : "off")"
      case .hasValue(let value): return "\(element) has the value \(Self.string(value))"
      case .isEnabled: return "\(element) is enabled"
      case .isAbsent: return "\(element) does not exist"
      case .isOnScreen(let text): return "the screen shows \(Self.string(text))"
      case .isNotOnScreen(let text): return "the screen does not show \(Self.string(text))"
      }
    }
  }

  private static let docString = "\"\"\""

  private static func string(_ text: String) -> String {
    text.stepString ?? VariableText.written(text).debugDescription
  }

  private static func percent(_ fraction: CGFloat) -> String { number(Double(fraction) * 100) }

  private static func exact(_ number: Double) -> String {
    Int(exactly: number).map(String.init) ?? "\(number)"
  }

  private static func number(_ number: Double) -> String {
    let rounded = (number * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }
}

extension String {
  /// The text as a string parameter of a step, without variables, or `nil` if that isn't possible.
  var stepString: String? { VariableText.written(self).stringParameter }

  /// The text as a string parameter of a step, with its variables kept, or `nil` if that isn't possible.
  ///
  /// Quotation marks are the only escapes in Cucumber Expressions.
  var stringParameter: String? {
    let isPlain = !contains { $0.isNewline } && !hasSuffix("\\") && !contains("\\\"")
    return isPlain ? "\"" + replacing("\"", with: "\\\"") + "\"" : nil
  }

  /// The lines of the text for a doc string.
  fileprivate var docStringLines: [String] {
    VariableText.written(self).replacing("\"\"\"", with: "\\\"\\\"\\\"")
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
