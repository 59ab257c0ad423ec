import AppDriving
import AutomationProtocol
import ElementTypes

extension RecordedStep {
  /// Makes the step of a recording from a step that has been carried out.
  ///
  /// - Parameters:
  ///   - text: The text of the step.
  ///   - expression: The expression that the step matches.
  ///   - input: The step's values; `nil` if its variables may only be filled in by a feature.
  ///   - inner: Returns the recorded step for the text of a step in this one.
  init(
    _ text: String, _ expression: String, _ input: StepInput?, inner: (String) -> RecordedStep?
  ) {
    guard let input else {
      self.init(.written(text))
      return
    }
    if expression == "within {float} s {}", let step = inner(input.written(1)),
      case .expect = step.action, step.patience == nil
    {
      self.init(step.action, patience: Int(input.number(0).rounded(.up)))
      return
    }
    self.init(RecordedAction(expression, input) ?? .written(text))
  }
}

extension RecordedAction {
  /// Makes the action of a step that a recorder can create too, or returns `nil` for any other step.
  fileprivate init?(_ expression: String, _ input: StepInput) {
    if let action = RecordedAction(aboutNoElement: expression, input) {
      self = action
      return
    }
    guard let query = try? input.element(0).query else { return nil }
    switch expression {
    case "I tap {element}": self = .tap(query, count: 1)
    case "I tap {element} {int} time(s)": self = .tap(query, count: input.integer(1))
    case "I press and hold {element} for {float} s": self = .press(query, seconds: input.number(1))
    case "I press and hold {element}": self = .press(query, seconds: 1)
    case "I clear {element}": self = .clear(query)
    case "I replace the text of {element} with {string}":
      self = .replace(input.text(1), in: query)
    case "I right-click {element}": self = .rightClick(query)
    case "I set {element} to {float} %":
      self = .setSlider(query, percent: Int(input.number(1).rounded()))
    case "I drag {element} to {element}":
      guard let destination = try? input.element(1).query else { return nil }
      self = .drag(query, to: destination)
    case "{element} exists/appears": self = .expect(.exists, of: query)
    case "{element} reads {string}":
      let isField = (try? input.element(0).type)?.isField ?? false
      let text = input.text(1)
      self = .expect(isField ? .showsValue(text) : .showsLabel(text), of: query)
    case "{element} has the value {string}": self = .expect(.hasValue(input.text(1)), of: query)
    case "{element} is on": self = .expect(.isOn(true), of: query)
    case "{element} is off": self = .expect(.isOn(false), of: query)
    case "{element} does not exist", "{element} disappears":
      self = .expect(.isAbsent, of: query)
    case "{element} is enabled": self = .expect(.isEnabled, of: query)
    default: return nil
    }
  }

  private init?(aboutNoElement expression: String, _ input: StepInput) {
    switch expression {
    case "the app is terminated": self = .terminate
    case "the clock advances {float} s": self = .advanceClock(input.number(0))
    case "the clock advances {float} ms": self = .advanceClock(input.number(0) / 1000)
    case "I type {string}": self = .typeIntoFocus(input.text(0))
    case "the screen shows {string}":
      guard let query = Self.query(showing: input.text(0)) else { return nil }
      self = .expect(.isOnScreen(input.text(0)), of: query)
    case "the screen does not show {string}":
      guard let query = Self.query(showing: input.text(0)) else { return nil }
      self = .expect(.isNotOnScreen(input.text(0)), of: query)
    case "I type {string} into {element}":
      guard let query = try? input.element(1).query else { return nil }
      self = .type(input.text(0), into: query)
    case "I type the secret {string} into {element}":
      guard let query = try? input.element(1).query else { return nil }
      self = .typeSecret(key: input.text(0), into: query)
    default: return nil
    }
  }

  private static func query(showing text: String) -> ElementQuery? {
    (try? ElementPhrase("any element containing \(text.inDoubleQuotes)"))?.query
  }
}

extension ElementType {
  /// Whether an element's visible text is its value rather than its label.
  fileprivate var isField: Bool {
    [.textField, .textView, .searchField, .comboBox].contains(self)
  }
}
