import Foundation

/// Reads and writes the arguments of messages.
@MainActor
struct MessageCoder {
  let library: BusLibrary

  // The codes of types (D-Bus specification, “Type System”).
  private enum Code {
    static let array = Int32(UInt8(ascii: "a"))
    static let bool = Int32(UInt8(ascii: "b"))
    static let double = Int32(UInt8(ascii: "d"))
    static let entry = Int32(UInt8(ascii: "e"))
    static let int32 = Int32(UInt8(ascii: "i"))
    static let int64 = Int32(UInt8(ascii: "x"))
    static let path = Int32(UInt8(ascii: "o"))
    static let string = Int32(UInt8(ascii: "s"))
    static let structure = Int32(UInt8(ascii: "r"))
    static let uint32 = Int32(UInt8(ascii: "u"))
    static let variant = Int32(UInt8(ascii: "v"))
    static let otherTexts = [Int32(UInt8(ascii: "g"))]
    /// Bytes, and signed and unsigned integers of 16 and 64 bits, except `int64`.
    static let otherIntegers = "ynqt".utf8.map { Int32($0) }
  }

  // MARK: Reading

  /// Reads a message; returns `nil` if its kind is unknown.
  func message(_ message: BusLibrary.Message) -> BusMessage? {
    guard let kind = BusMessage.Kind(rawValue: library.kind(message)) else { return nil }
    func text(_ function: BusLibrary.TextOf) -> String {
      function(message).map { String(cString: $0) } ?? ""
    }
    return BusMessage(
      kind: kind, serial: library.serial(message), answeredSerial: library.replySerial(message),
      sender: text(library.sender), path: text(library.path), interface: text(library.interface),
      member: text(library.member), error: kind == .error ? text(library.errorName) : "",
      arguments: arguments(of: message))
  }

  private func arguments(of message: BusLibrary.Message) -> [BusValue] {
    withIterator { iterator in
      library.initIterator(message, iterator) != 0 ? values(iterator) : []
    }
  }

  private func withIterator<Result>(_ body: (BusLibrary.Opaque) -> Result) -> Result {
    let iterator = BusLibrary.Opaque.allocate(
      byteCount: BusLibrary.structureSize, alignment: 16)
    defer { iterator.deallocate() }
    iterator.initializeMemory(as: UInt8.self, repeating: 0, count: BusLibrary.structureSize)
    return body(iterator)
  }

  private func values(_ iterator: BusLibrary.Opaque) -> [BusValue] {
    var values: [BusValue] = []
    while case let kind = library.argumentKind(iterator), kind != 0 {
      values.append(value(iterator, kind))
      if library.next(iterator) == 0 { break }
    }
    return values
  }

  private func value(_ iterator: BusLibrary.Opaque, _ kind: Int32) -> BusValue {
    switch kind {
    case Code.string, Code.path:
      var text: UnsafePointer<CChar>?
      library.getBasic(iterator, &text)
      let string = text.map { String(cString: $0) } ?? ""
      return kind == Code.path ? .path(string) : .string(string)
    case Code.int32:
      var number: Int32 = 0
      library.getBasic(iterator, &number)
      return .int32(number)
    case Code.uint32:
      var number: UInt32 = 0
      library.getBasic(iterator, &number)
      return .uint32(number)
    case Code.bool:
      var number: UInt32 = 0
      library.getBasic(iterator, &number)
      return .bool(number != 0)
    case Code.double:
      var number = 0.0
      library.getBasic(iterator, &number)
      return .double(number)
    case Code.array, Code.structure, Code.variant, Code.entry:
      return withIterator { inner in
        library.recurse(iterator, inner)
        return container(kind, values(inner))
      }
    default:
      if Code.otherTexts.contains(kind) {
        var text: UnsafePointer<CChar>?
        library.getBasic(iterator, &text)
        return .string(text.map { String(cString: $0) } ?? "")
      }
      guard kind == Code.int64 || Code.otherIntegers.contains(kind) else { return .other }
      // A narrower number is in the lowest bytes.
      var number: Int64 = 0
      library.getBasic(iterator, &number)
      return .integer(number)
    }
  }

  private func container(_ kind: Int32, _ values: [BusValue]) -> BusValue {
    switch kind {
    case Code.array: .array(values, of: values.first?.signature ?? "")
    case Code.structure: .structure(values)
    case Code.variant: .variant(values.first ?? .other)
    default: values.count == 2 ? .entry(values[0], values[1]) : .other
    }
  }

  // MARK: Writing

  /// Appends arguments to a message.
  ///
  /// - Returns: Whether that succeeded; it fails when memory is short.
  func append(_ arguments: [BusValue], to message: BusLibrary.Message) -> Bool {
    guard !arguments.isEmpty else { return true }
    return withIterator { iterator in
      library.startIterator(message, iterator)
      return arguments.allSatisfy { append($0, to: iterator) }
    }
  }

  private func append(_ value: BusValue, to iterator: BusLibrary.Opaque) -> Bool {
    switch value {
    case .string(let text): return append(text, Code.string, to: iterator)
    case .path(let text): return append(text, Code.path, to: iterator)
    case .int32(var number): return library.appendBasic(iterator, Code.int32, &number) != 0
    case .uint32(var number): return library.appendBasic(iterator, Code.uint32, &number) != 0
    case .integer(var number): return library.appendBasic(iterator, Code.int64, &number) != 0
    case .double(var number): return library.appendBasic(iterator, Code.double, &number) != 0
    case .bool(let isTrue):
      var number: UInt32 = isTrue ? 1 : 0
      return library.appendBasic(iterator, Code.bool, &number) != 0
    case .array(let values, let type): return append(values, Code.array, type, to: iterator)
    case .structure(let values): return append(values, Code.structure, nil, to: iterator)
    case .entry(let key, let value): return append([key, value], Code.entry, nil, to: iterator)
    case .variant(let value): return append([value], Code.variant, value.signature, to: iterator)
    case .other: return false
    }
  }

  private func append(_ text: String, _ code: Int32, to iterator: BusLibrary.Opaque) -> Bool {
    text.withCString { pointer in
      var pointer: UnsafePointer<CChar>? = pointer
      return library.appendBasic(iterator, code, &pointer) != 0
    }
  }

  private func append(
    _ values: [BusValue], _ code: Int32, _ type: String?, to iterator: BusLibrary.Opaque
  ) -> Bool {
    withIterator { inner in
      guard library.openContainer(iterator, code, type, inner) != 0 else { return false }
      let fits = values.allSatisfy { append($0, to: inner) }
      return library.closeContainer(iterator, inner) != 0 && fits
    }
  }
}
