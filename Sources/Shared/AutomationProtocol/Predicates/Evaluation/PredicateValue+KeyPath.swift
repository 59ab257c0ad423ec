import Foundation

extension PredicateValue {
  /// Returns the value at a key path, as key-value coding does.
  ///
  /// A path from `nil` is `nil`. A path from a collection gives the collection of the members'
  /// values, or the result of a collection operator such as `@count`.
  func value(atPath path: ArraySlice<String>) throws -> PredicateValue {
    guard let key = path.first else { return self }
    if key.hasPrefix("@") { return try collected(by: key, path.dropFirst()) }
    switch self {
    case .null: return .null
    case .array(let members): return .array(try members.map { try $0.value(atPath: path) })
    case .dictionary(let values):
      return try (values[key] ?? .null).value(atPath: path.dropFirst())
    default:
      guard let value = properties[key] else {
        throw ElementPredicateError.unknownKeyPath(key, in: self, known: properties.keys.sorted())
      }
      return try value.value(atPath: path.dropFirst())
    }
  }

  private func collected(by name: String, _ path: ArraySlice<String>) throws -> PredicateValue {
    guard let members else {
      throw ElementPredicateError.notACollection(name, self, expected: "a collection before it")
    }
    if name == "@count" { return try PredicateValue.int(members.count).value(atPath: path) }
    // In `expenses.@max.price.@count`, the path up to the next operator applies to the members.
    let ownPath = path.prefix { !$0.hasPrefix("@") }
    let values = try members.map { try $0.value(atPath: ownPath) }
    return try collected(values, by: name).value(atPath: path.dropFirst(ownPath.count))
  }

  private func collected(_ values: [PredicateValue], by name: String) throws -> PredicateValue {
    switch name {
    case "@sum": return try PredicateFunction.sum.result(of: [.array(values)])
    case "@min": return try PredicateFunction.min.result(of: [.array(values)])
    case "@max": return try PredicateFunction.max.result(of: [.array(values)])
    case "@avg": return try PredicateFunction.average.result(of: [.array(values)])
    case "@unionOfObjects": return .array(values)
    case "@distinctUnionOfObjects":
      var seen: Set<PredicateValue> = []
      return .array(values.filter { seen.insert($0).inserted })
    default:
      let known = ["@count", "@sum", "@min", "@max", "@avg", "@unionOfObjects"]
      throw ElementPredicateError.unknownKeyPath(
        name, in: self, known: known + ["@distinctUnionOfObjects"])
    }
  }

  /// The keys of the value, with their values.
  private var properties: [String: PredicateValue] {
    switch self {
    case .string(let string): Self.properties(of: string)
    case .bool, .int, .double: number.map(Self.properties) ?? [:]
    case .date(let date):
      [
        "timeIntervalSinceReferenceDate": .double(date.timeIntervalSinceReferenceDate),
        "timeIntervalSince1970": .double(date.timeIntervalSince1970),
      ]
    case .point(let x, let y): ["x": .double(x), "y": .double(y)]
    case .size(let width, let height): ["width": .double(width), "height": .double(height)]
    case .rect(let x, let y, let width, let height):
      [
        "origin": .point(x: x, y: y), "size": .size(width: width, height: height),
        "x": .double(x), "y": .double(y), "width": .double(width), "height": .double(height),
        "minX": .double(x), "midX": .double(x + width / 2), "maxX": .double(x + width),
        "minY": .double(y), "midY": .double(y + height / 2), "maxY": .double(y + height),
      ]
    case .null, .array, .dictionary: [:]
    }
  }

  private static func properties(of string: String) -> [String: PredicateValue] {
    let number = NumericPrefix(of: string)
    return [
      "length": .int(string.utf16.count),
      "lowercaseString": .string(string.lowercased()),
      "uppercaseString": .string(string.uppercased()),
      "intValue": .int(Int(number.integer(as: Int32.self))),
      "integerValue": .int(number.integer(as: Int.self)),
      "doubleValue": .double(number.double),
      "floatValue": .double(Double(Float(number.double))),
      "boolValue": .bool(number.bool),
    ]
  }

  private static func properties(of number: PredicateNumber) -> [String: PredicateValue] {
    let int = PredicateValue.int(number.exactInt ?? Int(clamping: number.doubleValue))
    return [
      "intValue": int,
      "integerValue": int,
      "doubleValue": .double(number.doubleValue),
      "floatValue": .double(number.doubleValue),
      "boolValue": .bool(number.doubleValue != 0),
      "stringValue": .string(number.value.description),
    ]
  }
}

extension Int {
  /// Makes the integer part of a number, clamped to the range of integers; 0 for NaN.
  fileprivate init(clamping double: Double) {
    let whole = double.rounded(.towardZero)
    self = Int(exactly: whole) ?? (double > 0 ? .max : double < 0 ? .min : 0)
  }
}
