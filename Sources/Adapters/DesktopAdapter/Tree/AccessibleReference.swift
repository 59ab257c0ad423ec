/// A reference to an accessible object: its program's bus name, and its path.
struct AccessibleReference: Hashable, Sendable {
  /// The name of the program's connection.
  var bus: String
  /// The path of the object.
  var path: String

  init(bus: String, path: String) {
    self.bus = bus
    self.path = path
  }

  /// Reads a reference in a message, `(so)`.
  ///
  /// - Returns: `nil` for the null object and for a value of another form.
  init?(_ value: BusValue) {
    let fields = value.elements
    guard fields.count == 2, let bus = fields[0].text, let path = fields[1].text, !bus.isEmpty,
      !path.hasSuffix("/null")
    else { return nil }
    self.init(bus: bus, path: path)
  }

  /// Returns the root object of a program, which has the same path in all programs.
  static func root(of bus: String) -> AccessibleReference {
    AccessibleReference(bus: bus, path: rootPath)
  }

  static let rootPath = "/org/a11y/atspi/accessible/root"

  var value: BusValue { .structure([.string(bus), .path(path)]) }
}
