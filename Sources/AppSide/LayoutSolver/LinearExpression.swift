/// A sum of multiples of variables, and a constant.
package struct LinearExpression: Hashable, Sendable {
  package struct Term: Hashable, Sendable {
    package var variable: LayoutVariable
    package var coefficient: Double
  }

  /// The terms; a variable may occur more than once.
  package var terms: [Term]
  package var constant: Double

  package init(_ constant: Double) {
    terms = []
    self.constant = constant
  }

  package init(_ variable: LayoutVariable, times coefficient: Double = 1) {
    terms = [Term(variable: variable, coefficient: coefficient)]
    constant = 0
  }

  init(_ terms: [Term], constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  package static func += (left: inout LinearExpression, right: LinearExpression) {
    left.terms.append(contentsOf: right.terms)
    left.constant += right.constant
  }

  package static func -= (left: inout LinearExpression, right: LinearExpression) {
    for term in right.terms {
      left.terms.append(Term(variable: term.variable, coefficient: -term.coefficient))
    }
    left.constant -= right.constant
  }

  // Operands that aren't needed elsewhere are changed in place, because most expressions are
  // written as sums.

  package static func + (
    left: consuming LinearExpression, right: LinearExpression
  ) -> LinearExpression {
    left += right
    return left
  }

  package static func - (
    left: consuming LinearExpression, right: LinearExpression
  ) -> LinearExpression {
    left -= right
    return left
  }

  package static func + (left: consuming LinearExpression, right: Double) -> LinearExpression {
    left.constant += right
    return left
  }

  package static func - (left: consuming LinearExpression, right: Double) -> LinearExpression {
    left + -right
  }

  package static func * (left: consuming LinearExpression, right: Double) -> LinearExpression {
    for index in left.terms.indices { left.terms[index].coefficient *= right }
    left.constant *= right
    return left
  }
}
