import AutomationProtocol
import FormatPredicates
import Foundation

extension ElementPredicate {
  /// Translates a Foundation predicate for the app.
  ///
  /// - Throws: `UntranslatablePredicate` if the app can't evaluate it.
  init(_ predicate: NSPredicate) throws(UntranslatablePredicate) {
    self = try Self.translated(predicate, depth: 0)
  }

  private static func translated(
    _ predicate: NSPredicate, depth: Int
  ) throws(UntranslatablePredicate) -> ElementPredicate {
    if let tree = PredicateRegistry.tree(of: predicate) {
      return tree
    } else if let compound = predicate as? NSCompoundPredicate {
      guard depth < maximumDepth else { throw .tooDeep }
      return try Self.compound(compound, depth: depth)
    } else if predicate.isEqual(NSPredicate(value: true)) {
      return .value(true)
    } else if predicate.isEqual(NSPredicate(value: false)) {
      return .value(false)
    } else {
      throw .block
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

  /// The maximum nesting depth, as in format strings.
  private static let maximumDepth = 128
}

/// The reason why a predicate cannot be sent to the app.
enum UntranslatablePredicate: Error {
  /// The predicate is or contains a block.
  case block
  /// The predicate exceeds the maximum nesting depth of messages.
  case tooDeep
}
