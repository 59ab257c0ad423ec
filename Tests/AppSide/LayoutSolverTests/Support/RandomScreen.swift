import TestSupport
@testable import LayoutSolver

/// A screen of some hundred items, laid out in the ways that apps use, from a seed.
struct RandomScreen: ~Copyable {
  /// One constraint, so that the same screen can be built again.
  struct Entry {
    var handle: LayoutConstraintHandle
    var item: Int
    var expression: LinearExpression
    var relation: LayoutRelation
    var priority: Float
    /// The second priority of a content size.
    var priorityAgainstLess: Float?
  }

  var solver = ConstraintSolver()
  var items: [LayoutItemVariables] = []
  var entries: [Entry] = []
  private var random: SplitMix

  init(seed: UInt64, count: Int) throws {
    random = SplitMix(seed: seed)
    items.append(solver.addItem())
    try solver.pinOrigin(of: items[0])
    try add(.init(items[0], .width, .equal, constant: 640))
    try add(.init(items[0], .height, .lessThanOrEqual, constant: 20_000))
    try fill(0, count: count, isColumn: true)
  }

  /// Fills an item with items side by side, some of which contain items themselves.
  private mutating func fill(_ parent: Int, count: Int, isColumn: Bool) throws {
    let outer = items[parent]
    var budget = count
    var previous: LayoutItemVariables?
    var first: LayoutItemVariables?
    let isEqual = random.chance(0.2)
    let along: (LayoutItemAttribute, LayoutItemAttribute, LayoutItemAttribute) =
      isColumn ? (.top, .bottom, .height) : (.leading, .trailing, .width)
    let across: (LayoutItemAttribute, LayoutItemAttribute, LayoutItemAttribute) =
      isColumn ? (.leading, .trailing, .centerX) : (.top, .bottom, .centerY)
    while budget > 0 {
      let item = solver.addItem()
      items.append(item)
      budget -= 1
      let place = items.count - 1
      let gap = Double(Int.random(in: 0...3, using: &random)) * 4
      if let previous {
        try add(.init(item, along.0, .equal, previous, along.1, constant: gap))
      } else {
        try add(.init(item, along.0, .equal, outer, along.0, constant: gap))
      }
      if let first, isEqual { try add(.init(item, along.2, .equal, first, along.2)) }
      if random.chance(0.6) {
        try add(.init(item, across.0, .equal, outer, across.0, constant: 8))
        let relation: LayoutRelation = random.chance(0.5) ? .equal : .lessThanOrEqual
        try add(.init(item, across.1, relation, outer, across.1, constant: -8))
      } else {
        try add(.init(item, across.2, .equal, outer, across.2))
        try add(.init(item, across.0, .greaterThanOrEqual, outer, across.0, constant: 4))
      }
      if budget > 2 && random.chance(0.3) {
        let inner = Int.random(in: 1...min(budget, 12), using: &random)
        budget -= inner
        try fill(place, count: inner, isColumn: !isColumn)
      } else {
        try addContent(place)
      }
      previous = item
      first = first ?? item
    }
    if let previous {
      let priority: Float = random.chance(0.8) ? 1000 : 500
      try add(
        .init(previous, along.1, .equal, outer, along.1, constant: -4), priority: priority)
    }
  }

  private mutating func addContent(_ item: Int) throws {
    let width = Double(Int.random(in: 10...300, using: &random))
    let height = Double(Int.random(in: 1...3, using: &random)) * 16
    for (variable, size) in [(items[item].width, width), (items[item].height, height)] {
      let hugging: Float = random.chance(0.8) ? 250 : 251
      let expression = LinearExpression(variable) - size
      if random.chance(0.5) {
        try add(expression, item, .equal, hugging, againstLess: 750)
      } else {
        try add(expression, item, .lessThanOrEqual, hugging)
        try add(expression, item, .greaterThanOrEqual, 750)
      }
    }
  }

  private mutating func add(_ equation: LayoutItemEquation, priority: Float = 1000) throws {
    try add(equation.expression(), items.count - 1, equation.relation, priority)
  }

  private mutating func add(
    _ expression: LinearExpression, _ item: Int, _ relation: LayoutRelation, _ priority: Float,
    againstLess: Float? = nil
  ) throws {
    let entry = Entry(
      handle: LayoutConstraintHandle(index: 0, generation: 0), item: item, expression: expression,
      relation: relation, priority: priority, priorityAgainstLess: againstLess)
    entries.append(entry)
    entries[entries.count - 1].handle = try Self.add(entry, to: &solver)
  }

  private static func add(_ entry: Entry, to solver: inout ConstraintSolver) throws
    -> LayoutConstraintHandle
  {
    if let priorityAgainstLess = entry.priorityAgainstLess {
      return try solver.add(
        entry.expression, priorityAgainstMore: entry.priority,
        priorityAgainstLess: priorityAgainstLess)
    }
    return try solver.add(entry.expression, entry.relation, priority: entry.priority)
  }

  /// Changes some constants, and removes or adds some constraints.
  mutating func edit() throws {
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      let place = Int.random(in: 0..<entries.count, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0 where entries[place].priority < 1000:
        try solver.remove(entries[place].handle)
        entries.remove(at: place)
      case 1:
        try addContent(Int.random(in: 1..<items.count, using: &random))
      default:
        entries[place].expression.constant += Double(Int.random(in: -3...3, using: &random)) * 4
        try solver.setConstant(entries[place].expression.constant, of: entries[place].handle)
      }
    }
  }

  /// Returns a new solver with the present screen.
  ///
  /// - Parameter isGrown: Whether to solve after each constraint, so that the solver never chooses a start
  ///   for many of them; otherwise the constraints are only added.
  func rebuilt(isGrown: Bool = false) throws -> ConstraintSolver {
    var fresh = ConstraintSolver()
    for _ in items { _ = fresh.addItem() }
    try fresh.pinOrigin(of: items[0])
    for entry in entries {
      _ = try Self.add(entry, to: &fresh)
      if isGrown { fresh.solve() }
    }
    return fresh
  }

  /// Returns the sum of the errors in a solver's values at each priority; for required constraints, the
  /// greatest error.
  func errors(in solver: borrowing ConstraintSolver, ignoring broken: Set<Int>) -> [Float: Double] {
    var errors: [Float: Double] = [:]
    for (place, entry) in entries.enumerated() {
      let value = solver.value(of: entry.expression)
      var priority: Float?
      if value > 0 && entry.relation != .greaterThanOrEqual { priority = entry.priority }
      if value < 0 && entry.relation != .lessThanOrEqual {
        priority = entry.priorityAgainstLess ?? entry.priority
      }
      guard let priority else { continue }
      if priority < 1000 {
        errors[priority, default: 0] += abs(value)
      } else if !broken.contains(place) {
        errors[1000] = max(errors[1000] ?? 0, abs(value))
      }
    }
    return errors
  }
}
