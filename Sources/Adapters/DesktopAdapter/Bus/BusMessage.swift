/// A message received from the bus.
struct BusMessage: Sendable {
  /// The kinds of messages, with D-Bus's numbers.
  enum Kind: Int32, Sendable {
    case call = 1
    case answer = 2
    case error = 3
    case signal = 4
  }

  var kind: Kind
  var serial: UInt32
  /// The serial number of the call that this message answers.
  var answeredSerial: UInt32
  var sender: String
  var path: String
  var interface: String
  var member: String
  /// The name of an error; empty for other kinds.
  var error: String
  var arguments: [BusValue]
}

/// A call of a method of an object on the bus.
struct BusCall: Hashable, Sendable {
  var destination: String
  var path: String
  var interface: String
  var member: String
  var arguments: [BusValue] = []

  /// Returns the call that reads a property.
  static func property(_ name: String, of interface: String, _ object: AccessibleReference) -> Self
  {
    BusCall(
      destination: object.bus, path: object.path, interface: "org.freedesktop.DBus.Properties",
      member: "Get", arguments: [.string(interface), .string(name)])
  }

  /// Returns the call that reads all properties of an interface.
  static func properties(of interface: String, _ object: AccessibleReference) -> Self {
    BusCall(
      destination: object.bus, path: object.path, interface: "org.freedesktop.DBus.Properties",
      member: "GetAll", arguments: [.string(interface)])
  }
}
