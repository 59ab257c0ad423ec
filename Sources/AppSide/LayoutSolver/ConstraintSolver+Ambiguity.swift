extension ConstraintSolver {
  /// Returns whether the constraints of the last ``solve()`` leave a variable more than one value.
  ///
  /// They do if nothing determines it, or if constraints of the same priority compete for it and
  /// only the tie rules decide. `hasAmbiguousLayout` reports this.
  package func isAmbiguous(_ variable: LayoutVariable) -> Bool {
    !ambiguousVariables(among: [variable]).isEmpty
  }

  /// Returns the variables that have more than one value as good as the present one.
  func ambiguousVariables(among variables: [LayoutVariable]) -> [LayoutVariable] {
    var verdicts: [Int: Bool] = [:]
    var engine = SimplexEngine(copying: self.engine)
    var suspects: [Int] = []
    for variable in variables where contains(variable) {
      let index = Int(variable.index)
      guard verdicts[index] == nil else { continue }
      let isSuspect = engine.mayVary(index)
      verdicts[index] = false
      if isSuspect { suspects.append(index) }
    }
    for index in suspects where verdicts[index] == false {
      for direction in [1.0, -1.0] {
        // One probe often shows that others vary as well.
        let varied = engine.probe(index, direction: direction)
        for other in suspects where varied.contains(other) { verdicts[other] = true }
        if verdicts[index] == true { break }
      }
    }
    return variables.filter { contains($0) && verdicts[Int($0.index)] == true }
  }
}
