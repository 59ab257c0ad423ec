/// A user of the service, as the profile shows it.
struct User: Equatable, Sendable {
  var name: String
  var email: String

  /// Whether the service may get the user: with a name and something like an address.
  var isComplete: Bool { name.contains { !$0.isWhitespace } && email.contains("@") }
}
