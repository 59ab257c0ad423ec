import NetworkStubs

/// The revision 2026-07-28, in which each request is self-contained and there is no handshake.
extension AssistantServer {
  /// The revision without a handshake.
  static let statelessRevision = "2026-07-28"

  /// The outcome of a request.
  enum Outcome {
    case success([String: JSONValue])
    case failure(Int64, String, data: JSONValue? = nil)
  }

  /// Returns the revision that a request names, or `nil` for an earlier revision.
  static func revision(of parameters: JSONValue) -> String? {
    parameters["_meta"]?[revisionKey]?.string
  }

  /// Returns the outcome of a request that names its revision.
  func statelessOutcome(_ method: String, _ parameters: JSONValue, revision: String) -> Outcome {
    guard revision == Self.statelessRevision else {
      return .failure(
        Self.unsupportedRevision, "Unsupported protocol version.",
        data: .object([
          "supported": .array([.string(Self.statelessRevision)]), "requested": .string(revision),
        ]))
    }
    guard case .object? = parameters["_meta"]?[Self.capabilitiesKey] else {
      return .failure(-32602, "“\(Self.capabilitiesKey)” is missing in “_meta”.")
    }
    var result: [String: JSONValue]
    switch method {
    case "server/discover":
      result = Self.cacheable
      result["supportedVersions"] = .array(
        ([Self.statelessRevision] + Self.revisions).map(JSONValue.string))
      result["capabilities"] = .object(["tools": .object([:])])
      result["instructions"] = .string(AssistantTools.instructions)
    case "tools/list":
      result = Self.cacheable
      result["tools"] = .array(AssistantTools.statelessDescriptions)
    case "tools/call":
      guard let name = parameters["name"]?.string else {
        return .failure(-32602, "“name” is missing.")
      }
      guard AssistantTools.statelessNames.contains(name) else {
        return .failure(-32602, "Unknown tool: \(name)")
      }
      if let problem = Self.problem(ofArguments: parameters["arguments"]) {
        return .failure(-32602, problem)
      }
      guard case .object(let members) = sessions.call(name, parameters["arguments"] ?? .object([:]))
      else { return .failure(-32603, "The tool has no result.") }
      result = members
    default: return .failure(-32601, "There is no method \(method).")
    }
    result["resultType"] = .string("complete")
    result["_meta"] = .object(["io.modelcontextprotocol/serverInfo": Self.serverInfo])
    return .success(result)
  }

  /// The tools don't change while the program runs, so answers may be cached.
  private static let cacheable: [String: JSONValue] = [
    "ttlMs": .integer(3_600_000), "cacheScope": .string("public"),
  ]
  private static let revisionKey = "io.modelcontextprotocol/protocolVersion"
  private static let capabilitiesKey = "io.modelcontextprotocol/clientCapabilities"
  /// The error code for an unsupported revision.
  private static let unsupportedRevision: Int64 = -32022
}
