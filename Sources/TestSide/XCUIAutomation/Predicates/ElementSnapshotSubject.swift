import AutomationProtocol
import Foundation

/// A snapshot as the subject of a predicate; keys that only the app can answer throw an error.
struct ElementSnapshotSubject: PredicateSubject {
  var snapshot: any XCUIElementAttributes

  func predicateValue(forKey name: String) throws -> PredicateValue {
    guard let key = PredicateKey(name: name) else { throw ElementPredicateError.unknownKey(name) }
    switch key {
    case .identifier: return .string(snapshot.identifier)
    case .label: return .string(snapshot.label)
    case .title: return .string(snapshot.title)
    case .value: return value
    case .placeholderValue: return snapshot.placeholderValue.map { .string($0) } ?? .null
    case .frame:
      let frame = snapshot.frame
      return .rect(
        x: frame.origin.x, y: frame.origin.y, width: frame.width, height: frame.height)
    case .elementType: return .int(Int(snapshot.elementType.rawValue))
    case .isEnabled: return .bool(snapshot.isEnabled)
    case .isSelected: return .bool(snapshot.isSelected)
    case .hasFocus: return .bool(snapshot.hasFocus)
    case .horizontalSizeClass: return .int(snapshot.horizontalSizeClass.rawValue)
    case .verticalSizeClass: return .int(snapshot.verticalSizeClass.rawValue)
    case .identifiers: return .array(identifiers)
    case .exists: return .bool(true)
    case .hasKeyboardFocus:
      guard let element = snapshot as? SnapshotElement else { break }
      return .bool(element.hasKeyboardFocus)
    case .isHittable, .count: break
    }
    throw UnknownSnapshotKey(key: name)
  }

  private var value: PredicateValue {
    guard let value = snapshot.value, case .value(let constant) = PredicateArgument(value) else {
      return .null
    }
    return constant
  }

  private var identifiers: [PredicateValue] {
    let texts = [
      snapshot.identifier, snapshot.title, snapshot.label, snapshot.value as? String ?? "",
      snapshot.placeholderValue ?? "",
    ]
    return texts.filter { !$0.isEmpty }.map { .string($0) }
  }
}

/// The error for a key that a snapshot can't answer.
struct UnknownSnapshotKey: Error, CustomStringConvertible {
  var key: String

  /// The problem and how to solve it.
  var description: String {
    "Invalid predicate - a snapshot does not have \"\(key)\". Use it in a separate predicate, made "
      + "with NSPredicate(format:), before the one with the block."
  }
}
