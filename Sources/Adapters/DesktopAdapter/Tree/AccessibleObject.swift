import Foundation

/// The known attributes of an accessible object.
struct AccessibleObject: Hashable, Sendable {
  var role = AccessibleRole(rawValue: 0)
  /// The name, without surrounding blanks, which toolkits add for the layout.
  var name = "" {
    didSet {
      guard name.first?.isWhitespace == true || name.last?.isWhitespace == true else { return }
      name = name.trimmingCharacters(in: .whitespacesAndNewlines)
    }
  }
  var description = ""
  /// The identifier, as set by the developer.
  var identifier = ""
  var states = AccessibleStates()
  var interfaces = AccessibleInterfaces()
  var parent: AccessibleReference?
  /// The number of children, or -1 if the program hasn't reported it.
  var childCount = -1

  init() {}

  /// One half of a name that consists of the same text twice, separated by a blank; `nil` for other names.
  ///
  /// GTK 4 composes a name of the texts that label an object and those inside it, which may
  /// be the same: `7 7`.
  var repeatedText: Substring? {
    let bytes = name.utf8
    guard bytes.count >= 3, bytes.count % 2 == 1 else { return nil }
    let middle = bytes.index(bytes.startIndex, offsetBy: bytes.count / 2)
    let rest = name[bytes.index(after: middle)...]
    return bytes[middle] == UInt8(ascii: " ") && name[..<middle] == rest ? rest : nil
  }

  /// Reads an item of the cache: `((so)(so)(so)iiassusau)`, or Qt's older form that contains the children.
  ///
  /// - Returns: `nil` for a value of another form.
  static func item(_ value: BusValue) -> (
    reference: AccessibleReference, object: AccessibleObject, index: Int,
    children: [AccessibleReference]?
  )? {
    let fields = value.elements
    guard fields.count >= 9, let reference = AccessibleReference(fields[0]) else { return nil }
    var object = AccessibleObject()
    object.parent = AccessibleReference(fields[2])
    var children: [AccessibleReference]?
    var index = -1
    var rest = fields[3...]
    if case .array(let values, _) = fields[3] {
      children = values.compactMap { AccessibleReference($0) }
      object.childCount = values.count
      rest = rest.dropFirst()
    } else {
      index = fields[3].number ?? -1
      object.childCount = fields[4].number ?? -1
      rest = rest.dropFirst(2)
    }
    let tail = Array(rest)
    guard tail.count >= 5 else { return nil }
    object.interfaces = AccessibleInterfaces(tail[0])
    object.name = tail[1].text ?? ""
    object.role = AccessibleRole(rawValue: tail[2].number ?? 0)
    object.description = tail[3].text ?? ""
    object.states = AccessibleStates(tail[4])
    return (reference, object, index, children)
  }
}
