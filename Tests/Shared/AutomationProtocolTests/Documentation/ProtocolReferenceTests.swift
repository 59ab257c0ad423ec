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
      (.descendants(.button), #"{"descendants":"button"}"#), (.index(2), #"{"index":2}"#),
      (.first, #"{"first":true}"#), (.identity(12), #"{"identity":12}"#),
      (.matching(.identified(by: "Login")), #"{"matching":{"identifiedBy":"Login"}}"#),
    ]
    for (step, text) in steps {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.sortedKeys]
      #expect(String(decoding: try encoder.encode(step), as: UTF8.self) == text)
    }
  }
}
