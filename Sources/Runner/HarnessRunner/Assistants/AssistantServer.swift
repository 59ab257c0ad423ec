import AppDriving
import AutomationProtocol
import Foundation
import NetworkStubs

/// Offers apps as tools over the Model Context Protocol: JSON-RPC 2.0, one message per line.
///
/// It supports the revisions with a handshake, up to 2025-11-25, and the stateless one, 2026-07-28; each
/// request shows which one it uses.
final class AssistantServer {
  /// The supported revisions with a handshake, newest first.
  static let revisions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]

  private let tools: AssistantTools
  let sessions: AssistantSessions
  private let encoder = JSONEncoder()

  /// Makes a server.
  ///
  /// - Parameters:
  ///   - tools: The tools for clients with a handshake, which have one session.
  ///   - sessions: The sessions of stateless clients.
  init(tools: AssistantTools, sessions: AssistantSessions) {
    self.tools = tools
    self.sessions = sessions
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
  }

  /// Returns the answer to a line, or `nil` for a notification.
  func answer(_ line: String) -> String? {
    let message: JSONValue
    do {
      message = try JSONDecoder().decode(JSONValue.self, from: Data(line.utf8))
    } catch {
      return text(failure(-32700, "The line is not JSON.", id: .null))
    }
    guard case .object(let members) = message, members["jsonrpc"]?.string == "2.0",
      let method = members["method"]?.string
    else {
      // Ignore answers, because the server sends no requests.
      if message["result"] != nil || message["error"] != nil { return nil }
      return text(failure(-32600, "The message isn't a request of JSON-RPC 2.0.", id: .null))
    }
    guard let id = members["id"] else { return nil }
    guard id.isIdentifier else {
      return text(failure(-32600, "“id” is neither a text nor a number.", id: .null))
    }
    let parameters = members["params"] ?? .object([:])
    return text(answer(method, parameters, id: id))
  }

  private func answer(_ method: String, _ parameters: JSONValue, id: JSONValue) -> JSONValue {
    if let revision = Self.revision(of: parameters) {
      switch statelessOutcome(method, parameters, revision: revision) {
      case .success(let result): return success(.object(result), id: id)
      case .failure(let code, let message, let data):
        return failure(code, message, data: data, id: id)
      }
    }
    switch method {
    case "initialize":
      let asked = parameters["protocolVersion"]?.string ?? ""
      let revision = Self.revisions.contains(asked) ? asked : Self.revisions[0]
      return success(
        .object([
          "protocolVersion": .string(revision),
          "capabilities": .object(["tools": .object([:])]),
          "serverInfo": Self.serverInfo,
          "instructions": .string(AssistantTools.instructions),
        ]), id: id)
    case "ping": return success(.object([:]), id: id)
    case "tools/list":
      return success(.object(["tools": .array(AssistantTools.descriptions)]), id: id)
    case "tools/call":
      guard let name = parameters["name"]?.string else {
        return failure(-32602, "“name” is missing.", id: id)
      }
      guard AssistantTools.names.contains(name) else {
        return failure(-32602, "Unknown tool: \(name)", id: id)
      }
      if let problem = Self.problem(ofArguments: parameters["arguments"]) {
        return failure(-32602, problem, id: id)
      }
      return success(
        tools.call(name, parameters["arguments"] ?? .object([:])), id: id)
    default: return failure(-32601, "There is no method \(method).", id: id)
    }
  }

  /// Returns the problem with a tool's arguments as a whole, or `nil`.
  static func problem(ofArguments arguments: JSONValue?) -> String? {
    switch arguments {
    case nil, .object?: nil
    default: "“arguments” is not an object."
    }
  }

  private func success(_ result: JSONValue, id: JSONValue) -> JSONValue {
    .object(["jsonrpc": .string("2.0"), "id": id, "result": result])
  }

  private func failure(
    _ code: Int64, _ message: String, data: JSONValue? = nil, id: JSONValue
  ) -> JSONValue {
    var error: [String: JSONValue] = ["code": .integer(code), "message": .string(message)]
    error["data"] = data
    return .object(["jsonrpc": .string("2.0"), "id": id, "error": .object(error)])
  }

  /// The server's name and version.
  static let serverInfo = JSONValue.object([
    "name": .string("understudy"), "version": .string(HarnessCommand.version),
  ])

  private func text(_ value: JSONValue) -> String? {
    (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) }
  }
}

extension JSONValue {
  /// Whether the value can be the identifier of a request.
  fileprivate var isIdentifier: Bool {
    switch self {
    case .string, .integer, .number: true
    default: false
    }
  }
}
