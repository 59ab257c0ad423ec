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
    left += right * -1
  }

  static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    var sum = left
    sum += right
    return sum
  }

  static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    var difference = left
    difference -= right
    return difference
  }

  static func + (left: LinearExpression, right: Double) -> LinearExpression {
    LinearExpression(left.terms, constant: left.constant + right)
  }

  static func - (left: LinearExpression, right: Double) -> LinearExpression {
    left + -right
  }

  static func * (left: LinearExpression, right: Double) -> LinearExpression {
    var product = left
    for index in product.terms.indices { product.terms[index].coefficient *= right }
    product.constant *= right
    return product
  }
}
