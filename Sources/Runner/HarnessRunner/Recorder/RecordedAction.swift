import AutomationProtocol
import Foundation

/// Something that a person did to an app, or expected of it, as a recording keeps it.
enum RecordedAction: Equatable {
  case tap(ElementQuery, count: Int)
  /// A tap beside everything that has a name: a fraction of the element's size.
  case tapPlace(ElementQuery, CGPoint)
  case press(ElementQuery, seconds: Double)
  case rightClick(ElementQuery)
  case type(String, into: ElementQuery)
  /// A text of a secure field, which is kept by its key only.
  case typeSecret(key: String, into: ElementQuery)
  /// Types into whatever has the keyboard focus.
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
  /// A step in words that a recorder doesn't write itself.
  case written(String)

  /// What an element is expected to be.
  enum Expectation: Equatable {
    case exists
    /// What anything but a field is labelled with.
    case showsLabel(String)
    /// What a field contains.
    case showsValue(String)
    case isOn(Bool)
    case hasValue(String)
    case isEnabled
    case isAbsent
    /// A text on the screen; the element is any that contains it.
    case isOnScreen(String)
    case isNotOnScreen(String)
  }

  /// The element that the action is about; `nil` for what is about none.
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

  /// Whether Swift can say it.
  var hasSwiftForm: Bool {
    // What it sets is in the launch, and in the steps that use it.
    if case .written(let text) = self { return Self.preparesOthers(text) }
    return true
  }

  /// Whether a step in words does nothing but set an argument of the launches after it, or a variable.
  static func preparesOthers(_ text: String) -> Bool {
    ["the launch argument ", "the secret launch argument ", "the variable "]
      .contains(where: text.hasPrefix)
  }

  /// The action with its text by a key, if all of it is a secret that is typed.
  func byKey(_ secrets: KnownSecrets) -> RecordedAction {
    guard case .type(let text, let field) = self, let key = secrets.key(of: text) else {
      return self
    }
    return .typeSecret(key: key, into: field)
  }

  /// Whether the action types into its element, which has the keyboard focus afterwards.
  var isTyping: Bool {
    switch self {
    case .type, .typeSecret, .clear, .replace: true
    default: false
    }
  }
}
