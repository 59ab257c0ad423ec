/// Writes predicates as `NSPredicate.predicateFormat` does.
///
/// Nested compound predicates are in parentheses, Booleans are 1 and 0, and a number without a
/// fraction has no decimal point.
enum PredicateFormatter {
  static func text(of predicate: ElementPredicate) -> String {
    switch predicate {
    case .value(let value): value ? "TRUEPREDICATE" : "FALSEPREDICATE"
    case .not(let operand): "NOT " + self.operand(operand)
    case .and(let operands): joined(operands, by: "AND", empty: "TRUEPREDICATE")
    case .or(let operands): joined(operands, by: "OR", empty: "FALSEPREDICATE")
    case .comparison(let comparison): text(of: comparison)
    }
  }

  private static func joined(
    _ operands: [ElementPredicate], by word: String, empty: String
  ) -> String {
    switch operands.count {
    case 0: empty
    case 1: text(of: operands[0])
    default: operands.map(operand).joined(separator: " \(word) ")
    }
  }

  private static func operand(_ predicate: ElementPredicate) -> String {
    isCompound(predicate) ? "(\(text(of: predicate)))" : text(of: predicate)
  }

  private static func isCompound(_ predicate: ElementPredicate) -> Bool {
    switch predicate {
    case .not: true
    case .and(let operands), .or(let operands):
      operands.count == 1 ? isCompound(operands[0]) : operands.count > 1
    case .value, .comparison: false
    }
  }

  private static func text(of comparison: PredicateComparison) -> String {
    let modifier =
      switch comparison.modifier {
      case .direct: ""
      case .any: "ANY "
      case .all: "ALL "
      }
    let letters = comparison.options.letters
    let options = letters.isEmpty ? "" : "[\(letters)]"
    return modifier + text(of: comparison.left) + " " + comparison.operator.symbol + options + " "
      + text(of: comparison.right)
  }
}

// MARK: - Expressions

extension PredicateFormatter {
  static func text(of expression: ElementExpression) -> String {
    switch expression {
    case .constant(let value): text(of: value)
    case .keyPath(let keys): keyPath(keys)
    case .selfReference: "SELF"
    case .aggregate(let members): "{" + list(members) + "}"
    case .arithmetic(let operation, let left, let right):
      "\(arithmeticOperand(left)) \(operation.rawValue) \(arithmeticOperand(right))"
    case .function(let function, let arguments): "\(function.name)(\(list(arguments)))"
    case .index(let collection, let index): base(collection) + "[\(text(of: index))]"
    case .valueForKeyPath(let operand, let keys):
      ([base(operand)] + keys).joined(separator: ".")
    case .variable(let name): "$" + name
    case .subquery(let collection, let name, let predicate):
      "SUBQUERY(\(text(of: collection)), $\(name), \(text(of: predicate)))"
    }
  }

  private static func list(_ expressions: [ElementExpression]) -> String {
    expressions.map(text).joined(separator: ", ")
  }

  /// Writes a key path, whose first key is escaped if it is a reserved word.
  ///
  /// Later keys can't be mistaken for one.
  private static func keyPath(_ keys: [String]) -> String {
    guard let first = keys.first, PredicateKeyword(word: first) != nil else {
      return keys.joined(separator: ".")
    }
    return "#" + keys.joined(separator: ".")
  }

  private static func text(of index: ElementExpression.Index) -> String {
    switch index {
    case .first: "FIRST"
    case .last: "LAST"
    case .size: "SIZE"
    case .at(let position): text(of: position)
    }
  }

  private static func arithmeticOperand(_ expression: ElementExpression) -> String {
    if case .arithmetic = expression { return "(\(text(of: expression)))" }
    return text(of: expression)
  }

  /// Writes an expression that a dot or bracket follows.
  ///
  /// Numbers get parentheses: the dot would become part of the number, and a sign would apply to
  /// the whole path.
  private static func base(_ expression: ElementExpression) -> String {
    switch expression {
    case .arithmetic, .constant(.int), .constant(.double), .constant(.bool):
      "(\(text(of: expression)))"
    default: text(of: expression)
    }
  }
}

// MARK: - Values

extension PredicateFormatter {
  static func text(of value: PredicateValue) -> String {
    switch value {
    case .null: "nil"
    case .bool(let bool): bool ? "1" : "0"
    case .int(let int): String(int)
    case .double(let double): text(of: double)
    case .string(let string): PredicateEscapes.literal(string)
    case .array, .dictionary:
      "{" + (value.members ?? []).map { text(of: $0) }.joined(separator: ", ") + "}"
    case .date, .point, .size, .rect: PredicateCast.text(of: value) ?? ""
    }
  }

  static func text(of double: Double) -> String {
    let text = "\(double)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
