import AutomationProtocol

extension ElementQuery {
  /// The name of the element that the query finds, as XCUITest's logs and failures give it:
  /// `"Login" Button`, `Button (First Match)`, `Cell (Element at index 3)`.
  ///
  /// - Parameter application: The name of the application itself.
  public func elementName(application: String) -> String {
    if steps == [.system] { return "Application 'com.apple.springboard'" }
    guard !steps.isEmpty else { return "Application '\(application)'" }
    var type = ElementType.application
    var string: String?
    var suffix = ""
    for step in steps {
      switch step {
      case .descendants(let stepType), .children(let stepType):
        (type, string, suffix) = (stepType, nil, "")
      case .type(let stepType): (type, suffix) = (stepType, "")
      case .matching(let predicate): (string, suffix) = (predicate.identifiedString ?? string, "")
      case .containing, .identities, .system: suffix = ""
      case .index(let index): suffix = " (Element at index \(index))"
      case .first: suffix = " (First Match)"
      case .identity: (type, string, suffix) = (.any, nil, " (Identity Binding)")
      }
    }
    return (string.map { "\"\($0.escapingControls)\" " } ?? "") + type.title + suffix
  }

  /// The type of the elements that the query finds, as far as the query specifies it.
  package var elementType: ElementType {
    var type = ElementType.application
    for step in steps {
      switch step {
      case .descendants(let stepType), .children(let stepType), .type(let stepType):
        type = stepType
      case .identity: type = .any
      case .matching, .containing, .identities, .index, .first, .system: break
      }
    }
    return type
  }
}
