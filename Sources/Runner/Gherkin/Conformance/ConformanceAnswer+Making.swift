extension ConformanceAnswer {
  /// Answers a request.
  package init(_ request: ConformanceRequest) {
    do {
      try answer(request)
    } catch let mistakes as GherkinErrors {
      errors = mistakes.errors.map { Mistake(message: $0.description, location: $0.location) }
    } catch {
      self.error = "\(error)"
    }
  }

  private mutating func answer(_ request: ConformanceRequest) throws {
    let source = request.source
    switch request.kind {
    case .feature:
      var identifiers = IdentifierSequence()
      let document = try FeatureParser.parse(
        source, uri: request.uri ?? "", identifiers: &identifiers)
      self.document = document
      pickles = PickleCompiler.pickles(of: document, identifiers: &identifiers)
    case .tokens:
      tokens = try ExpressionTokenizer.tokens(of: source).map {
        Token(type: $0.kind.rawValue, start: $0.start, end: $0.end, text: $0.text)
      }
    case .tree: tree = Node(try ExpressionParser.parse(source))
    case .pattern: pattern = try CucumberExpression(source, types: ParameterTypes()).pattern
    case .match:
      let expression = try CucumberExpression(source, types: ParameterTypes())
      take(request.text.flatMap(expression.match))
    case .regularExpression:
      let expression = try RegularExpressionStep(source, types: ParameterTypes())
      take(request.text.flatMap(expression.match))
    case .tags:
      let expression = try TagExpression(source)
      formatted = "\(expression)"
      isSatisfied = expression.isSatisfied(by: Set(request.tags ?? []))
    }
  }

  private mutating func take(_ match: ExpressionMatch?) {
    isMatch = match != nil
    values = match?.values.map {
      switch $0 {
      case .text(let text): Value(text: text)
      case .integer(let number): Value(integer: number)
      case .decimal(let number): Value(number: number)
      case .missing: Value()
      }
    }
  }
}

extension ConformanceAnswer.Node {
  fileprivate init(_ node: ExpressionNode) {
    self.init(
      type: node.kind.rawValue, start: node.start, end: node.end,
      token: node.kind == .text ? node.token : nil,
      nodes: node.kind == .text ? nil : node.nodes.map(Self.init))
  }
}
