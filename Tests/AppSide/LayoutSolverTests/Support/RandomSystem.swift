import TestSupport
@testable import LayoutSolver

extension SplitMix {
  /// Returns a constraint over a few variables, with numbers small enough to make ties and conflicts.
  mutating func constraint(over count: Int, requiredShare: Double) -> ReferenceSystem.Constraint {
    var coefficients = [Double](repeating: 0, count: count)
    for _ in 0..<Int.random(in: 1...3, using: &self) {
      let choices = [1.0, -1, 1, -1, 2, -0.5, 0.5, 3]
      coefficients[Int.random(in: 0..<count, using: &self)] =
        choices[Int.random(in: 0..<choices.count, using: &self)]
    }
    let constant = Double(Int.random(in: -8...8, using: &self)) * 10
    let priority = self.priority(requiredShare: requiredShare)
    switch Int.random(in: 0..<8, using: &self) {
    case 0..<4:
      return .init(
        coefficients: coefficients, constant: constant, above: priority, below: priority)
    case 4:
      return .init(coefficients: coefficients, constant: constant, above: priority, below: nil)
    case 5, 6:
      return .init(coefficients: coefficients, constant: constant, above: nil, below: priority)
    default:
      let other = self.priority(requiredShare: requiredShare)
      return .init(coefficients: coefficients, constant: constant, above: priority, below: other)
    }
  }

  mutating func priority(requiredShare: Double) -> Float {
    if chance(requiredShare) { return 1000 }
    let choices: [Float] = [999, 750, 750, 251, 250, 250, 250, 1]
    return choices[Int.random(in: 0..<choices.count, using: &self)]
  }
}
