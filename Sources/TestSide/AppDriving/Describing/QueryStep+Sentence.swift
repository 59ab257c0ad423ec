import AutomationProtocol

extension QueryStep {
  /// The step as XCUITest's descriptions and failures name it.
  public var sentence: String {
    switch self {
    case .system: "Target Application 'com.apple.springboard'"
    case .descendants(let type): "Descendants matching type \(type.title)"
    case .children(let type): "Children matching type \(type.title)"
    case .type(let type): "Elements matching type \(type.title)"
    case .matching(let predicate): "Elements matching predicate '\(predicate.displayedFormat)'"
    case .containing(let type, let predicate):
      if predicate == .value(true) {
        "Elements containing elements matching type \(type.title)"
      } else if type == .any {
        "Elements containing elements matching predicate '\(predicate.displayedFormat)'"
      } else {
        "Elements containing elements matching type \(type.title) and predicate "
          + "'\(predicate.displayedFormat)'"
      }
    case .index(let index): "Element at index \(index)"
    case .first: "First Match"
    case .identities: "Elements matching predicate 'BLOCKPREDICATE'"
    case .identity: "Identity Binding"
    }
  }
}
