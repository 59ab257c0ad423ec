/// The reason a command wasn't carried out, or has no result.
package enum AppCommandError: Error {
  /// No command has the name.
  case unknown
  /// The payload isn't what the command takes; the type is what it takes.
  case undecodable(type: String, any Error)
  /// The command takes no payload, and got one.
  case unwantedPayload
  /// The result can't be written as JSON.
  case unencodable(any Error)
}
