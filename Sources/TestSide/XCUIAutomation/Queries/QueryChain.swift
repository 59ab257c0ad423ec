import AutomationProtocol

/// A query as a test builds it, with what is wrong with it; nobody is told before it is used.
struct QueryChain: Sendable, Hashable {
  /// What travels to the app.
  var query: ElementQuery
  /// A string that is too long to be looked for.
  var tooLongString: String?

  /// The application itself.
  static let application = QueryChain(query: .application)

  func appending(_ steps: QueryStep...) -> QueryChain {
    var chain = self
    chain.query.steps += steps
    return chain
  }

  /// A step that looks for a string, with a step for the type before it.
  func appending(
    _ type: XCUIElement.ElementType? = nil, identifiedBy string: String,
    _ step: (ElementPredicate) -> QueryStep = QueryStep.matching
  ) -> QueryChain {
    var chain = self
    if let type { chain.query.steps.append(.type(type.inProtocol)) }
    chain.query.steps.append(step(.identified(by: string)))
    if string.utf16.count > Self.longestString && tooLongString == nil {
      chain.tooLongString = string
    }
    return chain
  }

  /// XCUITest refuses longer strings, in UTF-16 units as `NSString` counts.
  static let longestString = 128
}
