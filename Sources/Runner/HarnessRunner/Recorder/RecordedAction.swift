import AutomationProtocol
import Foundation

/// A recorded action or expectation of a person.
enum RecordedAction: Equatable {
  case tap(ElementQuery, count: Int)
  /// A tap at a place in an element, as a fraction of the element's size.
  case tapPlace(ElementQuery, CGPoint)
  case press(ElementQuery, seconds: Double)
  case rightClick(ElementQuery)
  case type(String, into: ElementQuery)
  /// Types a secret, which is kept only by its key, into a secure field.
  case typeSecret(key: String, into: ElementQuery)
  /// Types into the element that has the keyboard focus.
  case typeIntoFocus(String)
  /// Deletes the text of a field.
  case clear(ElementQuery)
  case replace(String, in: ElementQuery)
  case key(KeyName)
  /// A slider's position, in percent of its track.
  case setSlider(ElementQuery, percent: Int)
  case swipe(Interaction.Swipe.Direction, ElementQuery)
  case drag(ElementQuery, to: ElementQuery)
  /// Turns of the mouse wheel, in points.
  case scroll(ElementQuery, deltaX: Double, deltaY: Double)
  case expect(Expectation, of: ElementQuery)
  /// Launches an app, or opens a page.
  case launch(RecordedLaunch)
  /// Ends the app.
  case terminate
  /// Lets app time pass, in seconds.
  case advanceClock(Double)
  /// A step in words that a recorder doesn't create itself.
  case written(String)

  /// The expected state of an element.
  enum Expectation: Equatable {
    case exists
    /// The label of an element other than a field.
    case showsLabel(String)
    /// The value of a field.
    case showsValue(String)
    case isOn(Bool)
    case hasValue(String)
    case isEnabled
    case isAbsent
    /// A text on the screen, in any element that contains it.
    case isOnScreen(String)
    case isNotOnScreen(String)
  }

  /// The query of the action's element, if it has one.
  var query: ElementQuery? {
    switch self {
    case .tap(let query, _), .tapPlace(let query, _), .press(let query, _), .rightClick(let query),
      .type(_, let query), .typeSecret(_, let query), .clear(let query),
      .replace(_, let query), .setSlider(let query, _),
      .swipe(_, let query), .drag(let query, _), .scroll(let query, _, _), .expect(_, let query):
      query
    case .key, .typeIntoFocus, .launch, .terminate, .advanceClock, .written: nil
    }
  }

  /// Whether the action can be expressed in Swift.
  var hasSwiftForm: Bool {
    // The value that such a step sets is part of the launch, or of the steps that use it.
    if case .written(let text) = self { return Self.preparesOthers(text) }
    return true
  }

  /// Returns whether a step only sets a launch argument for later launches, or a variable.
  static func preparesOthers(_ text: String) -> Bool {
    ["the launch argument ", "the secret launch argument ", "the variable "]
      .contains(where: text.hasPrefix)
  }

  /// Returns the action with its typed text replaced by a key, if the whole text is a secret.
  func byKey(_ secrets: KnownSecrets) -> RecordedAction {
    guard case .type(let text, let field) = self, let key = secrets.key(of: text) else {
      return self
    }
    return .typeSecret(key: key, into: field)
  }

  /// Whether the action types into its element, which then has the keyboard focus.
  var isTyping: Bool {
    switch self {
    case .type, .typeSecret, .clear, .replace: true
    default: false
    }
  }
}
