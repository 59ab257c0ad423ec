import NetworkStubs

extension AssistantTools {
  /// The instructions for an assistant.
  static let instructions = """
    Launch an allowed app, look at the tree, and act with “tap”, “type” or “do”, which carries out steps in \
    plain English (“steps” lists them). Each action returns the changes. A reference identifies an element \
    as long as it exists. Time in the app is virtual: waiting takes no real time. “write_test” returns the \
    session as a feature.
    """

  private struct Tool {
    var name: String
    var description: String
    var parameters: [(name: String, type: String, description: String)] = []
    var required: [String] = []
    var changes = true
  }

  private static let all = [
    Tool(
      name: "launch",
      description: "Launches an app, replacing a running one of that name, and shows its tree.",
      parameters: [
        ("app", "string", "The app's name."),
        ("arguments", "array", "Launch arguments besides -ui-testing YES: [\"-key\", \"value\"]."),
      ], required: ["app"]),
    Tool(
      name: "tree", description: "Shows the elements, how to refer to them, and their references.",
      changes: false),
    Tool(
      name: "screen", description: "Shows the screen as text or as a picture.",
      parameters: [("format", "string", "text or png; text by default.")], changes: false),
    Tool(
      name: "do", description: "Carries out steps in plain English, one per line.",
      parameters: [("steps", "string", "For example: I tap the button \"Login\"")],
      required: ["steps"]),
    Tool(
      name: "tap", description: "Taps an element.",
      parameters: [
        ("ref", "string", "The reference, from the tree."),
        ("element", "string", "Or words: the button \"Login\""),
      ]),
    Tool(
      name: "type", description: "Types a text into an element, after tapping it if necessary.",
      parameters: [
        ("ref", "string", "The reference, from the tree."),
        ("element", "string", "Or words: the text field \"Username\""),
        ("text", "string", "The text."),
      ], required: ["text"]),
    Tool(
      name: "wait", description: "Waits until an element exists, in app time.",
      parameters: [
        ("element", "string", "Words: the text \"results\""),
        ("seconds", "number", "The timeout; 30 by default."),
      ], required: ["element"]),
    Tool(
      name: "advance_clock", description: "Lets app time pass.",
      parameters: [("seconds", "number", "The time, in seconds.")], required: ["seconds"]),
    Tool(
      name: "stub",
      description:
        "Answers the app's requests for a URL, now and in later launches; the app must link AppNetwork.",
      parameters: [
        ("method", "string", "GET, POST and so on; ANY for all."),
        ("url", "string", "A path such as /login or /items/*, or a whole URL."),
        ("status", "integer", "The status code; 200 by default."),
        ("body", "string", "The body, as JSON or plain text."),
        ("delay", "number", "Seconds of app time before the answer."),
        ("fault", "string", "In place of an answer: offline, refused, timeout, tls or malformed."),
      ], required: ["method", "url"]),
    Tool(
      name: "requests",
      description: "Lists the app's network requests with their answers.",
      changes: false),
    Tool(name: "log", description: "Shows the last lines of the app's log.", changes: false),
    Tool(
      name: "audit", description: "Looks for accessibility problems on the screen.", changes: false),
    Tool(
      name: "steps", description: "Lists the steps for “do” and features.", changes: false),
    Tool(
      name: "write_test",
      description: "Returns the session as a feature or a test in Swift.",
      parameters: [
        ("name", "string", "The name of the feature or test."),
        ("language", "string", "feature or swift; feature by default."),
      ], changes: false),
  ]

  /// The names of the tools.
  static let names = Set(all.map(\.name))

  /// The descriptions of the tools in the protocol's form.
  static let descriptions = all.map { description(of: $0) }

  /// The tools for clients that name a session with each call.
  private static let statelessTools: [Tool] =
    all.map { tool in
      guard tool.name != "steps" else { return tool }
      var tool = tool
      let isLaunch = tool.name == "launch"
      tool.parameters.append(
        (
          AssistantSessions.handle, "string",
          isLaunch
            ? "The session to launch the app in; by default a new one."
            : "The session, from “launch”."
        ))
      if !isLaunch { tool.required.append(AssistantSessions.handle) }
      return tool
    } + [
      Tool(
        name: "close", description: "Ends a session and its apps.",
        parameters: [(AssistantSessions.handle, "string", "The session, from “launch”.")],
        required: [AssistantSessions.handle])
    ]

  /// The names of the tools for clients that name a session with each call.
  static let statelessNames = Set(statelessTools.map(\.name))

  /// The descriptions of these tools in the protocol's form.
  static let statelessDescriptions = statelessTools.map { description(of: $0) }

  /// Checks the arguments that an assistant passes to a tool.
  ///
  /// - Throws: `LiveStepError` for unknown arguments, wrong types and invalid choices.
  static func check(_ arguments: JSONValue, of name: String) throws {
    guard let tool = statelessTools.first(where: { $0.name == name }),
      case .object(let members) = arguments
    else { return }
    let types = Dictionary(tool.parameters.map { ($0.name, $0.type) }) { first, _ in first }
    for (argument, value) in members.sorted(by: { $0.key < $1.key }) {
      guard let type = types[argument] else {
        let known = all.first { $0.name == name }?.parameters.map(\.name) ?? []
        throw LiveStepError(
          message: "“\(name)” has no argument “\(argument)”; it takes "
            + (known.isEmpty ? "none" : known.joined(separator: ", ")))
      }
      // Some clients send null for omitted arguments.
      if value == .null { continue }
      guard Self.isValue(value, of: type) else {
        throw LiveStepError(
          message: "the argument “\(argument)” is not \(typeWords[type] ?? "what it should be")")
      }
      if let choice = choices[argument], !choice.contains(value.string ?? "") {
        throw LiveStepError(
          message: "the argument “\(argument)” is neither “\(choice.joined(separator: "” nor “"))”")
      }
    }
  }

  /// The allowed values of arguments with a fixed set.
  private static let choices = ["format": ["text", "png"], "language": ["feature", "swift"]]

  private static let typeWords = [
    "array": "a list of texts", "string": "a text", "number": "a number",
    "integer": "a whole number",
  ]

  private static func isValue(_ value: JSONValue, of type: String) -> Bool {
    switch type {
    case "array": value.array?.allSatisfy { $0.string != nil } == true
    case "number": value.number != nil
    case "integer": value.number.map { $0 == $0.rounded() } == true
    // Some clients send a reference as a number.
    default: value.string != nil || value.number != nil
    }
  }

  private static func description(of tool: Tool) -> JSONValue {
    var properties: [String: JSONValue] = [:]
    for parameter in tool.parameters {
      var schema: [String: JSONValue] = [
        "type": .string(parameter.type), "description": .string(parameter.description),
      ]
      if parameter.type == "array" { schema["items"] = .object(["type": .string("string")]) }
      properties[parameter.name] = .object(schema)
    }
    return .object([
      "name": .string(tool.name), "description": .string(tool.description),
      "inputSchema": .object([
        "type": .string("object"), "properties": .object(properties),
        "required": .array(tool.required.map(JSONValue.string)),
      ]),
      "annotations": .object(["readOnlyHint": .bool(!tool.changes)]),
    ])
  }
}
