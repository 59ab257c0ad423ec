import AutomationProtocol
import Foundation
import Testing

/// The reference page agrees with the types.
@Suite struct ProtocolReferenceTests {
  let page: String

  init() throws {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<5 { root.deleteLastPathComponent() }
    page = try String(
      contentsOf: root.appendingPathComponent(
        "Sources/Shared/AutomationProtocol/AutomationProtocol.docc/TheProtocol.md"),
      encoding: .utf8)
  }

  @Test(
    arguments: AutomationCoderTests.calls.map { $0.method } + [
      LaunchAuditCall.method, PasteboardCall.method, ClockCall.method, PassTimeCall.method,
      MoveClockCall.method, CommandCall.method, RecordCall.method,
    ])
  func `every call has a row`(method: String) {
    #expect(page.contains("| `\(method)` |"))
  }

  @Test func `every failure has a row`() {
    for failure in AutomationCoderTests.failures {
      #expect(page.contains("| `\(failure.code.rawValue)` |"), "\(failure.code)")
    }
  }

  @Test func `every interaction has a row with a valid example`() throws {
    let destination =
      #"{"query": ["first"], "place": {"normalizedOffset": [0, 0], "offset": [0, 0]}}"#
    let wanted = try InteractionTests.interactions.map(name)
    var found: Set<String> = []
    for row in page.split(separator: "\n") {
      guard let match = row.firstMatch(of: /^\| `(\{"\w+": \{.*\}\})` \| [a-z]/) else { continue }
      let example = String(match.1).replacingOccurrences(
        of: #"{"query": […], "place": {…}}"#, with: destination)
      let interaction = try JSONDecoder().decode(Interaction.self, from: Data(example.utf8))
      found.insert(try name(of: interaction))
    }
    #expect(found == Set(wanted))
  }

  /// A message of every call with all its parameters, and an answer.
  private static let samples:
    [(call: any AutomationCall.Type, parameters: String, result: String)] =
      [
        (
          InitializeCall.self,
          #"{"client": "x", "protocolVersion": "1.0", "secrets": {}, "#
            + #""environment": {}, "device": [{"appearance": "dark"}]}"#,
          #"{"capabilities": [], "name": "x", "processIdentifier": 1, "protocolVersion": "1.0", "#
            + #""screenSize": [1, 2]}"#
        ),
        (
          RecordCall.self, "{}",
          #"{"elements": {"first": 1, "last": 0, "nodes": [{"depth": 1, "id": 2, "type": "button"}]}, "#
            + #""picture": {"form": "svg", "size": [1, 2], "text": "<svg/>"}, "#
            + #""activity": {"busy": ["x"], "requests": [{"number": 1, "title": "GET /x", "#
            + #""answer": "200", "time": 1}]}, "version": 2}"#
        ),
        (CountCall.self, #"{"query": [], "limit": 2}"#, #"{"count": 1, "version": 2}"#),
        (
          ResolveCall.self,
          #"{"query": [], "expecting": "one", "timeout": 1, "hittability": true}"#,
          #"{"elements": [], "obstacles": [], "version": 2, "atRest": true}"#
        ),
        (
          WaitCall.self,
          #"{"query": [], "condition": {"exists": true}, "timeout": 1, "clock": true}"#,
          #"{"satisfied": true, "elapsed": 1, "busy": [], "version": 2, "#
            + #""clock": {"now": 1, "next": 2, "real": false, "version": 2}}"#
        ),
        (
          PerformCall.self,
          #"{"query": [], "interaction": {"hover": {}}, "timeout": 1, "modifiers": 1, "check": true, "#
            + #""place": {"normalizedOffset": [0, 0], "offset": [0, 0]}}"#,
          #"{"element": {"id": 1, "type": "button"}, "elapsed": 1, "version": 2, "secret": true, "#
            + #""secureText": {"id": 2, "text": "x"}}"#
        ),
        (
          SnapshotCall.self, #"{"query": []}"#,
          #"{"snapshot": [{"id": 1, "type": "button"}], "path": [], "horizontalSizeClass": 1, "#
            + #""verticalSizeClass": 1, "version": 2}"#
        ),
        (
          CaptureCall.self, #"{"format": "text", "query": []}"#,
          #"{"data": "", "size": [1, 2], "version": 2}"#
        ),
        (
          DeviceCall.self, #"{"change": {"appearance": "dark"}}"#,
          #"{"handled": true, "version": 2}"#
        ),
        (
          ScreenReaderCall.self, #"{"action": "current"}"#,
          #"{"enabled": true, "utterance": "x", "element": {"id": 1, "type": "button"}, "#
            + #""version": 2}"#
        ),
        (
          CommandCall.self, #"{"name": "x", "payload": "1", "timeout": 1}"#,
          #"{"value": "1", "elapsed": 1}"#
        ),
        (PasteboardCall.self, #"{"strings": ["x"]}"#, #"{"strings": ["x"], "version": 2}"#),
        (
          AuditCall.self, #"{"checks": ["trait"], "query": []}"#, #"{"issues": [], "version": 2}"#
        ),
      ]

  @Test(arguments: samples.indices)
  func `optional parameters are marked, and no others`(index: Int) throws {
    let sample = Self.samples[index]
    let row = try #require(
      page.split(separator: "\n").first { $0.hasPrefix("| `\(sample.call.method)` |") })
    let columns = row.split(separator: "|")
    try #require(columns.count == 4 || columns.count == 3)
    try expect(columns[1], sample.parameters) { try JSONDecoder().decode(sample.call, from: $0) }
    try expect(columns[2], sample.result) { try decodeResult(of: sample.call, $0) }
  }

  private func decodeResult<Call: AutomationCall>(of call: Call.Type, _ data: Data)
    throws
  {
    _ = try JSONDecoder().decode(Call.Result.self, from: data)
  }

  /// Removes each member in turn, and checks whether the rest can still be read.
  private func expect(
    _ column: Substring, _ sample: String, _ decode: (Data) throws -> Any
  ) throws {
    // Members are at the start of the column or after a comma or semicolon. Other matches, such as
    // a member's values, do no harm.
    let marked = column.matches(of: /(?:^ |, |; )`(\w+\??)`/).map { String($0.1) }
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(sample.utf8)) as? [String: Any])
    for (name, _) in object {
      var rest = object
      rest[name] = nil
      let data = try JSONSerialization.data(withJSONObject: rest)
      let isOptional = (try? decode(data)) != nil
      #expect(marked.contains(isOptional ? name + "?" : name), "\(name) in \(column)")
    }
    _ = try decode(Data(sample.utf8))
  }

  @Test func `all members of the examples are required, with four exceptions`()
    throws
  {
    for interaction in InteractionTests.interactions {
      let data = try JSONEncoder().encode(interaction)
      guard let object = try JSONSerialization.jsonObject(with: data) as? [String: [String: Any]],
        let (name, members) = object.first
      else { continue }
      for member in members.keys {
        var rest = members
        rest[member] = nil
        let cut = try JSONSerialization.data(withJSONObject: [name: rest])
        let isOptional = (try? JSONDecoder().decode(Interaction.self, from: cut)) != nil
        #expect(
          isOptional == (name == "tap" || member == "modifiers"), "\(member) of \(name)")
      }
    }
  }

  private func name(of interaction: Interaction) throws -> String {
    let data = try JSONEncoder().encode(interaction)
    let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    return try #require(object?.keys.first)
  }

  @Test func `the examples are valid messages`() throws {
    let coder = AutomationCoder(calls: AutomationCoderTests.calls)
    let examples = page.split(separator: "\n").filter { $0.hasPrefix("{") }
    try #require(examples.count == 3)
    let request = try coder.decodeRequest(Data(examples[0].utf8))
    #expect(request.call as? InitializeCall == InitializeCall(client: "XCUIAutomation"))
    guard
      case .result(let result, 1) = try coder.decodeAnswer(
        Data(examples[1].utf8), as: InitializeCall.Result.self)
    else {
      Issue.record("no result")
      return
    }
    #expect(result.name == "LoginApp")
    let element = try JSONDecoder().decode(ElementAttributes.self, from: Data(examples[2].utf8))
    #expect(element.placeholderValue == "Username")
  }

  @Test func `the steps in the table are valid`() throws {
    let steps: [(QueryStep, String)] = [
      (.descendants(.button), #""descendants", "button""#), (.index(2), #""index", 2"#),
      (.first, #""first""#), (.system, #""system""#), (.identity(12), #""identity", 12"#),
      (.identities([12, 7]), #""identities", [12, 7]"#),
      (.matching(.identified(by: "Login")), #""identifiedBy", "Login""#),
    ]
    for (step, text) in steps {
      #expect(page.contains("| `\(text)` |"))
      let data = try JSONEncoder().encode(ElementQuery(steps: [step]))
      let written = String(decoding: data, as: UTF8.self)
      #expect(written == "[\(text.replacingOccurrences(of: ", ", with: ","))]")
    }
  }
}
