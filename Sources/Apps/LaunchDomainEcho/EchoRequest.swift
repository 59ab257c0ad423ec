/// A test's request to the program.
struct EchoRequest: Codable {
  /// The secret pairs to install first, as launch arguments.
  var secrets: [String]?
  /// The keys to read with every typed accessor of `UserDefaults`.
  var typed: [String]?
}
