import AutomationProtocol
import Foundation

extension ElementPredicate {
  /// What a Foundation predicate means, if it can travel to the app.
  ///
  /// - Throws: `UntranslatablePredicate` for a block, which can only be called in this process.
  init(_ predicate: NSPredicate) throws(UntranslatablePredicate) {
    if let tree = PredicateRegistry.tree(of: predicate) {
      self = tree
    } else if let compound = predicate as? NSCompoundPredicate {
      self = try Self.compound(compound)
    } else if predicate.isEqual(NSPredicate(value: true)) {
      self = .value(true)
    } else if predicate.isEqual(NSPredicate(value: false)) {
      self = .value(false)
    } else {
      throw UntranslatablePredicate()
    }
  }

  private static func compound(
    _ compound: NSCompoundPredicate
  ) throws(UntranslatablePredicate) -> ElementPredicate {
    var operands: [ElementPredicate] = []
    for part in compound.subpredicates {
      operands.append(try ElementPredicate(part))
    }
    switch compound.compoundPredicateType {
    case .and: return .and(operands)
    case .or: return .or(operands)
    case .not: return .not(operands.count == 1 ? operands[0] : .and(operands))
    }
  }
}

/// A predicate that the app cannot evaluate.
struct UntranslatablePredicate: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong and what to do.
  var description: String {
    "Invalid predicate - a block cannot be evaluated in the app. "
      + "Make the predicate with NSPredicate(format:)."
  }
}
