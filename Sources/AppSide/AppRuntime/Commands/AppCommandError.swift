/// The reason a command wasn't carried out, or has no result.
package enum AppCommandError: Error {
  /// No command has the name.
  case unknown
  /// The payload can't be decoded as the type that the command takes.
  case undecodable(type: String, any Error)
  /// The command takes no payload, but the call has one.
  case unwantedPayload
  /// The result can't be written as JSON.
  case unencodable(any Error)
}
