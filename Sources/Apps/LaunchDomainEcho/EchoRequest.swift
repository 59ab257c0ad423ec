/// What a test asks of the program.
struct EchoRequest: Codable {
  /// Secret pairs to install first, as launch arguments.
  var secrets: [String]?
  /// Keys to read with every typed accessor of `UserDefaults`.
  var typed: [String]?
}
