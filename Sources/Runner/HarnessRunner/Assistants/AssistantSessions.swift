import NetworkStubs

/// The tools of clients that name a session with each call.
///
/// In the stateless revision of the protocol, state is kept across calls by a handle, which “launch” returns.
final class AssistantSessions {
  private let make: () throws -> AssistantTools
  private var sessions: [String: AssistantTools] = [:]
  private var count = 0

  /// Makes a list without sessions.
  ///
  /// - Parameter make: Makes the tools of a new session.
  init(make: @escaping () throws -> AssistantTools) { self.make = make }

  /// Ends all sessions.
  func end() {
    for tools in sessions.values { tools.end() }
    sessions = [:]
  }

  /// Calls a tool, and returns errors as results.
  func call(_ name: String, _ arguments: JSONValue) -> JSONValue {
    switch name {
    case "launch" where arguments[Self.handle] == nil: return launch(arguments)
    // The steps are the same in all sessions.
    case "steps":
      return (try? make())?.call(name, arguments) ?? Self.failure("the steps can't be read")
    default: break
    }
    guard let handle = arguments[Self.handle]?.string else {
      return Self.failure("the argument “\(Self.handle)” is missing; “launch” gives one")
    }
    guard let tools = sessions[handle] else {
      return Self.failure(
        "there is no session “\(handle)”; the open sessions are "
          + (sessions.isEmpty ? "none" : sessions.keys.sorted().joined(separator: ", ")))
    }
    guard name == "close" else { return tools.call(name, arguments) }
    tools.end()
    sessions[handle] = nil
    return Self.result("The session \(handle) is closed.", isError: false)
  }

  private func launch(_ arguments: JSONValue) -> JSONValue {
    let tools: AssistantTools
    do {
      tools = try make()
    } catch {
      return Self.failure("\(error)")
    }
    let result = tools.call("launch", arguments)
    guard case .object(var members) = result, result["isError"] != .bool(true) else {
      tools.end()
      return result
    }
    count += 1
    let handle = "session-\(count)"
    sessions[handle] = tools
    let line = "This is \(handle): pass it as “\(Self.handle)” to the other tools."
    members["content"] = .array([Self.text(line)] + (result["content"]?.array ?? []))
    members["structuredContent"] = .object([Self.handle: .string(handle)])
    return .object(members)
  }

  /// The argument that names a session.
  static let handle = "session"

  private static func failure(_ text: String) -> JSONValue { result(text, isError: true) }

  private static func result(_ text: String, isError: Bool) -> JSONValue {
    .object(["content": .array([Self.text(text)]), "isError": .bool(isError)])
  }

  private static func text(_ text: String) -> JSONValue {
    .object(["type": .string("text"), "text": .string(text)])
  }
}
