import Foundation

extension PredicateValue: Codable {
  static let formNames: [String] = [
    "double", "array", "dictionary", "date", "point", "size", "rect",
  ]

  /// Writes plain JSON if that is unambiguous, or else an object such as `{"date": 592299475.5}`.
  ///
  /// A date is the number of seconds since the start of 2001, UTC; a `double` without a fraction is
  /// `{"double": 1}`.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .null, .bool, .int, .string:
      var container = encoder.singleValueContainer()
      try encodePlain(in: &container)
    case .double(let double) where double.isFinite && double.rounded() != double:
      var container = encoder.singleValueContainer()
      try container.encode(double)
    default:
      var container = encoder.container(keyedBy: PredicateFormKey.self)
      try encodeObject(in: &container)
    }
  }

  private func encodePlain(in container: inout any SingleValueEncodingContainer) throws {
    switch self {
    case .bool(let bool): try container.encode(bool)
    case .int(let int): try container.encode(int)
    case .string(let string): try container.encode(string)
    default: try container.encodeNil()
    }
  }

  private func encodeObject(
    in container: inout KeyedEncodingContainer<PredicateFormKey>
  ) throws {
    switch self {
    case .null, .bool, .int, .string: break
    // JSON can't represent infinity and NaN.
    case .double(let double) where !double.isFinite:
      try container.encode("\(double)", forKey: .double)
    case .double(let double): try container.encode(double, forKey: .double)
    case .array(let values): try container.encode(values, forKey: .array)
    case .dictionary(let values): try container.encode(values, forKey: .dictionary)
    case .date(let date):
      try container.encode(date.timeIntervalSinceReferenceDate, forKey: .date)
    case .point(let x, let y): try container.encode([x, y], forKey: .point)
    case .size(let width, let height): try container.encode([width, height], forKey: .size)
    case .rect(let x, let y, let width, let height):
      try container.encode([x, y, width, height], forKey: .rect)
    }
  }

  /// Makes a value from plain JSON; fails for other values.
  init?(plain decoder: any Decoder) {
    guard let container = try? decoder.singleValueContainer() else { return nil }
    if let string = try? container.decode(String.self) {
      self = .string(string)
    } else if container.decodeNil() {
      self = .null
    } else if let bool = try? container.decode(Bool.self) {
      self = .bool(bool)
    } else if let int = try? container.decode(Int.self) {
      self = .int(int)
    } else if let double = try? container.decode(Double.self) {
      self = .double(double)
    } else {
      return nil
    }
  }

  /// Reads the form that `encode(to:)` writes.
  public init(from decoder: any Decoder) throws {
    guard PredicateForm.object(decoder) == nil, let plain = PredicateValue(plain: decoder) else {
      let container = try decoder.container(keyedBy: PredicateFormKey.self)
      try self.init(PredicateForm(container, subject: "value", known: PredicateValue.formNames))
      return
    }
    self = plain
  }

  init(_ form: PredicateForm) throws {
    let container = form.container
    if form.has(only: .double) {
      self = .double(try Self.double(form))
    } else if form.has(only: .array) {
      self = .array(try container.decode([PredicateValue].self, forKey: .array))
    } else if form.has(only: .dictionary) {
      self = .dictionary(try container.decode([String: PredicateValue].self, forKey: .dictionary))
    } else if form.has(only: .date) {
      let seconds = try container.decode(Double.self, forKey: .date)
      self = .date(Date(timeIntervalSinceReferenceDate: seconds))
    } else if form.has(only: .point) {
      let numbers = try form.members(.point, count: 2, of: Double.self)
      self = .point(x: numbers[0], y: numbers[1])
    } else if form.has(only: .size) {
      let numbers = try form.members(.size, count: 2, of: Double.self)
      self = .size(width: numbers[0], height: numbers[1])
    } else if form.has(only: .rect) {
      let numbers = try form.members(.rect, count: 4, of: Double.self)
      self = .rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    } else {
      throw form.fault()
    }
  }

  private static func double(_ form: PredicateForm) throws -> Double {
    if let double = try? form.container.decode(Double.self, forKey: .double) { return double }
    let text = try form.container.decode(String.self, forKey: .double)
    guard let double = Double(text) else {
      throw form.fault(found: text, expected: ["a number", "inf", "-inf", "nan"])
    }
    return double
  }
}
