/// The name of an accessible object: whose it is on the bus, and which.
struct AccessibleReference: Hashable, Sendable {
  /// The name of the program's connection.
  var bus: String
  /// The path of the object.
  var path: String

  init(bus: String, path: String) {
    self.bus = bus
    self.path = path
  }

  /// Reads a reference of a message, `(so)`.
  ///
  /// - Returns: Nil for the null object and for anything else.
  init?(_ value: BusValue) {
    let fields = value.elements
    guard fields.count == 2, let bus = fields[0].text, let path = fields[1].text, !bus.isEmpty,
      !path.hasSuffix("/null")
    else { return nil }
    self.init(bus: bus, path: path)
  }

  /// The object that is the root of a program, as all programs name it.
  static func root(of bus: String) -> AccessibleReference {
    AccessibleReference(bus: bus, path: rootPath)
  }

  static let rootPath = "/org/a11y/atspi/accessible/root"

  var value: BusValue { .structure([.string(bus), .path(path)]) }
}
