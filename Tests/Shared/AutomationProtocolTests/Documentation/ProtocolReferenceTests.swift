import AutomationProtocol
import Foundation
import Testing

/// The reference page says what the types do.
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

  @Test(arguments: AutomationCoderTests.calls.map { $0.method } + [LaunchAuditCall.method])
  func `every call has a row`(method: String) {
    #expect(page.contains("| `\(method)` |"))
  }

  @Test func `every failure has a row`() {
    for failure in AutomationCoderTests.failures {
      #expect(page.contains("| `\(failure.code.rawValue)` |"), "\(failure.code)")
    }
  }

  @Test func `every interaction has a row, whose example is one`() throws {
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

  private func name(of interaction: Interaction) throws -> String {
    let data = try JSONEncoder().encode(interaction)
    let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    return try #require(object?.keys.first)
  }

  @Test func `the examples are messages of the protocol`() throws {
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

  @Test func `steps are written as in the table`() throws {
    let steps: [(QueryStep, String)] = [
      (.descendants(.button), #""descendants", "button""#), (.index(2), #""index", 2"#),
      (.first, #""first""#), (.identity(12), #""identity", 12"#),
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
