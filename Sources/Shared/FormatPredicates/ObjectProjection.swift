import AutomationProtocol
import Foundation
import LaunchDomain

/// The part of an object that a predicate reads, as a value.
///
/// Linux has no key-value coding: the properties of an object are the stored ones, which `Mirror` shows. Only
/// properties that the predicate names are read, because objects refer to others.
struct ObjectProjection {
  /// The keys that a predicate reads from an object, and from the values of these keys.
  struct Keys {
    var members: [String: Keys] = [:]

    mutating func insert(_ path: ArraySlice<String>) {
      guard let key = path.first else { return }
      // A collection operator, such as `@count`, isn't a key of an object.
      if key.hasPrefix("@") { return insert(path.dropFirst()) }
      members[key, default: Keys()].insert(path.dropFirst())
    }
  }

  private var keys = Keys()
  /// The keys of members of collections, which a subquery names by a variable.
  private var memberKeys = Keys()

  init(_ predicate: ElementPredicate) { collect(predicate) }

  /// Returns the value of an object.
  ///
  /// - Throws: `ElementPredicateError` for a key that the object doesn't have.
  func value(of object: Any?) throws(ElementPredicateError) -> PredicateValue {
    try project(object, keys)
  }

  private func project(
    _ object: Any?, _ keys: Keys
  ) throws(ElementPredicateError) -> PredicateValue {
    guard let object = Self.unwrapped(object) else { return .null }
    if case .value(let plain) = PredicateArgument(object) { return plain }
    if let members = Self.members(of: object) {
      var values: [PredicateValue] = []
      for member in members { values.append(try project(member, keys)) }
      return .array(values)
    }
    if let dictionary = Self.dictionary(of: object) {
      var values: [String: PredicateValue] = [:]
      for (key, value) in dictionary
      where keys.members[key] != nil || memberKeys.members[key] != nil {
        values[key] = try project(value, keys.members[key] ?? Keys())
      }
      return .dictionary(values)
    }
    return try projectProperties(of: object, keys)
  }

  private func projectProperties(
    of object: Any, _ keys: Keys
  ) throws(ElementPredicateError) -> PredicateValue {
    let properties = Self.properties(of: object)
    var values: [String: PredicateValue] = [:]
    for (key, inner) in keys.members {
      guard let value = properties[key] ?? properties["_" + key] else {
        let known = properties.keys.sorted()
        throw ElementPredicateError(
          code: .unknownKeyPath, subject: key, found: "an object of the type \(type(of: object))",
          expected: known, suggestion: NearestName.suggestions(for: key, in: known, limit: 1).first)
      }
      values[key] = try project(value, inner)
    }
    for (key, inner) in memberKeys.members where values[key] == nil {
      if let value = properties[key] ?? properties["_" + key] {
        values[key] = try project(value, inner)
      }
    }
    return .dictionary(values)
  }

  private static func unwrapped(_ object: Any?) -> Any? {
    guard let object else { return nil }
    if object is NSNull { return nil }
    let mirror = Mirror(reflecting: object)
    guard mirror.displayStyle == .optional else { return object }
    return mirror.children.first.flatMap { unwrapped($0.value) }
  }

  private static func members(of object: Any) -> [Any]? {
    switch object {
    case let array as NSArray: array.map { $0 }
    case let set as NSSet: set.allObjects
    case let set as NSOrderedSet: set.array
    case let array as [Any]: array
    case let set as Set<AnyHashable>: Array(set)
    default: nil
    }
  }

  private static func dictionary(of object: Any) -> [String: Any]? {
    switch object {
    case let dictionary as [String: Any]: return dictionary
    case let dictionary as NSDictionary:
      var values: [String: Any] = [:]
      for (key, value) in dictionary { values["\(key)"] = value }
      return values
    default: return nil
    }
  }

  private static func properties(of object: Any) -> [String: Any] {
    var values: [String: Any] = [:]
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for case (let name?, let value) in current.children where values[name] == nil {
        values[name] = value
      }
      mirror = current.superclassMirror
    }
    return values
  }
}

// MARK: - Keys of a predicate

extension ObjectProjection {
  private mutating func collect(_ predicate: ElementPredicate) {
    switch predicate {
    case .value: break
    case .not(let operand): collect(operand)
    case .and(let operands), .or(let operands): for operand in operands { collect(operand) }
    case .comparison(let comparison):
      collect(comparison.left)
      collect(comparison.right)
    }
  }

  private mutating func collect(_ expression: ElementExpression) {
    switch expression {
    case .constant, .selfReference, .variable: break
    case .keyPath(let path): keys.insert(path[...])
    case .aggregate(let members), .function(_, let members):
      for member in members { collect(member) }
    case .arithmetic(_, let left, let right):
      collect(left)
      collect(right)
    case .index(let collection, let index):
      collect(collection)
      if case .at(let position) = index { collect(position) }
    case .valueForKeyPath(let operand, let path):
      collect(operand)
      memberKeys.insert(path[...])
    case .subquery(let collection, _, let predicate):
      collect(collection)
      collect(predicate)
    }
  }
}
