import AutomationProtocol
import Foundation

extension ElementPredicate {
  /// What a Foundation predicate means, if it can travel to the app.
  ///
  /// - Throws: `UntranslatablePredicate` for a block, which can only be called in this process.
  init(_ predicate: NSPredicate) throws(UntranslatablePredicate) {
    self = try Self.translated(predicate, depth: 0)
  }

  private static func translated(
    _ predicate: NSPredicate, depth: Int
  ) throws(UntranslatablePredicate) -> ElementPredicate {
    if let tree = PredicateRegistry.tree(of: predicate) {
      return tree
    } else if let compound = predicate as? NSCompoundPredicate {
      guard depth < deepest else { throw UntranslatablePredicate(reason: .tooDeep) }
      return try Self.compound(compound, depth: depth)
    } else if predicate.isEqual(NSPredicate(value: true)) {
      return .value(true)
    } else if predicate.isEqual(NSPredicate(value: false)) {
      return .value(false)
    } else {
      throw UntranslatablePredicate(reason: .block)
    }
  }

  private static func compound(
    _ compound: NSCompoundPredicate, depth: Int
  ) throws(UntranslatablePredicate) -> ElementPredicate {
    var operands: [ElementPredicate] = []
    for part in compound.subpredicates {
      operands.append(try translated(part, depth: depth + 1))
    }
    switch compound.compoundPredicateType {
    case .and: return .and(operands)
    case .or: return .or(operands)
    case .not: return .not(operands.count == 1 ? operands[0] : .and(operands))
    }
  }

  /// As deep as a format string may be nested.
  private static let deepest = 128
}

/// A predicate that the app cannot evaluate.
struct UntranslatablePredicate: Error, Hashable, Sendable, CustomStringConvertible {
  enum Reason: Hashable, Sendable { case block, tooDeep }

  var reason: Reason

  /// What is wrong and what to do.
  var description: String {
    switch reason {
    case .block:
      "Invalid predicate - a block cannot be evaluated in the app. "
        + "Make the predicate with NSPredicate(format:)."
    case .tooDeep:
      "Invalid predicate - compound predicates are nested more than 128 levels deep. "
        + "Make one of them of all their subpredicates."
    }
  }
}
