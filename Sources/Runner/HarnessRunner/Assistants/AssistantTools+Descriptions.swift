import NetworkStubs

extension AssistantTools {
  /// What an assistant reads before it uses the tools.
  static let instructions = """
    Launch an allowed app, look at the tree, and act with “tap”, “type” or “do”, which carries out steps in \
    plain English (“steps” lists them). Each action answers with what has changed. References stay an \
    element's as long as it lives. Time in the app is virtual: waiting costs nothing. “write_test” gives what \
    was done as a feature.
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
      description: "Launches an app, in place of one of that name, and shows its tree.",
      parameters: [
        ("app", "string", "The app's name."),
        ("arguments", "array", "Launch arguments besides -ui-testing YES: [\"-key\", \"value\"]."),
      ], required: ["app"]),
    Tool(
      name: "tree", description: "Shows the elements, how to name each, and their references.",
      changes: false),
    Tool(
      name: "screen", description: "Shows the screen as text or as a picture.",
      parameters: [("format", "string", "text or png; text unless told.")], changes: false),
    Tool(
      name: "do", description: "Carries out steps in plain English, one a line.",
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
        ("seconds", "number", "How long at most; 30 unless told."),
      ], required: ["element"]),
    Tool(
      name: "advance_clock", description: "Lets app time pass.",
      parameters: [("seconds", "number", "How long.")], required: ["seconds"]),
    Tool(
      name: "stub",
      description:
        "Answers the app's requests for a URL, now and in later launches; the app must link AppNetwork.",
      parameters: [
        ("method", "string", "GET, POST and so on; ANY for all."),
        ("url", "string", "A path such as /login or /items/*, or a whole URL."),
        ("status", "integer", "The status code; 200 unless told."),
        ("body", "string", "The body, as JSON or plain text."),
        ("delay", "number", "Seconds of app time before the answer."),
        ("fault", "string", "In place of an answer: offline, refused, timeout, tls or malformed."),
      ], required: ["method", "url"]),
    Tool(
      name: "requests",
      description: "Lists the app's requests over the network, with the answer that each got.",
      changes: false),
    Tool(name: "log", description: "Shows the last lines of the app's log.", changes: false),
    Tool(
      name: "audit", description: "Looks for accessibility problems on the screen.", changes: false),
    Tool(
      name: "steps", description: "Lists the steps that “do” and features know.", changes: false),
    Tool(
      name: "write_test",
      description: "Gives what was done so far as a feature or a test in Swift.",
      parameters: [
        ("name", "string", "The name of the feature or test."),
        ("language", "string", "feature or swift; feature unless told."),
      ], changes: false),
  ]

  /// The names of the tools.
  static let names = Set(all.map(\.name))

  /// The tools as the protocol lists them.
  static let descriptions = all.map { description(of: $0) }

  /// The tools of clients that name a session with each call.
  private static let statelessTools: [Tool] =
    all.map { tool in
      guard tool.name != "steps" else { return tool }
      var tool = tool
      let isLaunch = tool.name == "launch"
      tool.parameters.append(
        (
          AssistantSessions.handle, "string",
          isLaunch
            ? "The session to launch the app in; a new one unless told."
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

  /// The names of the tools of clients that name a session with each call.
  static let statelessNames = Set(statelessTools.map(\.name))

  /// These tools as the protocol lists them.
  static let statelessDescriptions = statelessTools.map { description(of: $0) }

  /// Makes sure that a tool has what an assistant passes it.
  ///
  /// - Throws: `LiveStepError` for arguments that the tool doesn't know, and for those of another type.
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
      // What some clients send for an argument that they leave out.
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

  /// The values of arguments that have only some.
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
    // A reference is a number to some.
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
