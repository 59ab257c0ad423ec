/// A sum of multiples of variables, and a constant.
struct LinearExpression: Hashable, Sendable {
  struct Term: Hashable, Sendable {
    var variable: LayoutVariable
    var coefficient: Double
  }

  /// The terms; a variable may occur more than once.
  var terms: [Term]
  var constant: Double

  init(_ constant: Double) {
    terms = []
    self.constant = constant
  }

  init(_ variable: LayoutVariable, times coefficient: Double = 1) {
    terms = [Term(variable: variable, coefficient: coefficient)]
    constant = 0
  }

  init(_ terms: [Term], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  static func += (left: inout LinearExpression, right: LinearExpression) {
    left.terms.append(contentsOf: right.terms)
    left.constant += right.constant
  }

  static func -= (left: inout LinearExpression, right: LinearExpression) {
    for term in right.terms {
      left.terms.append(Term(variable: term.variable, coefficient: -term.coefficient))
    }
    left.constant -= right.constant
  }

  // Operands that nobody else needs are changed in place: most expressions are written as sums.

  static func + (
    left: consuming LinearExpression, right: LinearExpression
  ) -> LinearExpression {
    left += right
    return left
  }

  static func - (
    left: consuming LinearExpression, right: LinearExpression
  ) -> LinearExpression {
    left -= right
    return left
  }

  static func + (left: consuming LinearExpression, right: Double) -> LinearExpression {
    left.constant += right
    return left
  }

  static func - (left: consuming LinearExpression, right: Double) -> LinearExpression {
    left + -right
  }

  static func * (left: consuming LinearExpression, right: Double) -> LinearExpression {
    for index in left.terms.indices { left.terms[index].coefficient *= right }
    left.constant *= right
    return left
  }
}
