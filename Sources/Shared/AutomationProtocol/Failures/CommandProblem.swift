/// The reason an app's command has no result.
public enum CommandProblem: Sendable, Hashable, Codable {
  /// The app has no such command; `nearest` are the likely intended commands, and `known` all commands.
  case unknown(name: String, nearest: [String], known: [String])
  /// The payload doesn't have the type that the command takes.
  case undecodable(name: String, ValueMismatch)
  /// The command takes no payload, but got one.
  case unwantedPayload(name: String, found: String)
  /// The command threw an error.
  case failed(name: String, error: String)
  /// The command hasn't ended within its time, in seconds of app time; `busy` describes the pending work.
  case unanswered(name: String, timeout: Double, busy: [String])
  /// The result can't be written as JSON.
  case unencodable(name: String, error: String)
}

extension CommandProblem {
  /// The reason, as a sentence.
  public var message: String {
    switch self {
    case .unknown(let name, let nearest, let known):
      "The app has no command “\(name)”." + Self.advice(nearest: nearest, known: known)
    case .undecodable(let name, let mismatch):
      "The payload of “\(name)” isn't \(mismatch.clause)"
    case .unwantedPayload(let name, let found):
      "The command “\(name)” takes no payload, and got \(found)."
    case .failed(let name, let error):
      "The command “\(name)” threw an error: \(Self.sentence(error))"
    case .unanswered(let name, let timeout, let busy):
      "The command “\(name)” hasn't returned within \(timeout) s of app time."
        + (busy.isEmpty
          ? " Nothing is pending in the app." : " Pending: \(busy.joined(separator: "; ")).")
    case .unencodable(let name, let error):
      "The result of “\(name)” can't be written as JSON: \(Self.sentence(error))"
    }
  }

  /// Returns an error's text with a full stop, which a type's name lacks.
  private static func sentence(_ error: String) -> String {
    error.hasSuffix(".") || error.hasSuffix("!") ? error : error + "."
  }

  private static func advice(nearest: [String], known: [String]) -> String {
    if let name = nearest.first { return " Did you mean “\(name)”?" }
    if known.isEmpty { return " It has none: AppCommands.register(_:_:) makes one." }
    let shown = known.prefix(12).map { "“\($0)”" }.joined(separator: ", ")
    return " It has \(shown)" + (known.count > 12 ? " and \(known.count - 12) more." : ".")
  }
}
