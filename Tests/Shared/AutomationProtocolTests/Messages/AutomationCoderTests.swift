import AutomationProtocol
import Foundation
import Testing

@Suite struct AutomationCoderTests {
  static let calls: [any AutomationCall.Type] = [
    InitializeCall.self, ResolveCall.self, CountCall.self, WaitCall.self, PerformCall.self,
    SnapshotCall.self, CaptureCall.self, TerminateCall.self,
  ]

  let coder = AutomationCoder(calls: calls)
  let query = ElementQuery(steps: [
    .descendants(.button), .matching(.identified(by: "Login")), .children(.any), .type(.cell),
    .containing(.staticText, .identified(by: "x")), .index(-1), .first, .identity(7),
    .identities([3, 7]), .system,
  ])

  @Test func `a request is one line of JSON-RPC that a person can read`() throws {
    let call = CountCall(ElementQuery(steps: [.descendants(.button), .index(2)]), limit: 1)
    let line = try coder.encode(call, id: 3)
    #expect(
      String(decoding: line, as: UTF8.self)
        == #"{"id":3,"jsonrpc":"2.0","method":"count","params":{"limit":1,"#
        + #""query":["descendants","button","index",2]}}"# + "\n")
  }

  @Test func `every call is encoded and decoded without loss`() throws {
    try expectRoundTrip(InitializeCall(client: "test", secrets: ["a": "b\n\"🌍\u{0}"]))
    try expectRoundTrip(ResolveCall(query, expecting: .all, timeout: 1.5, hittability: true))
    try expectRoundTrip(CountCall(query))
    try expectRoundTrip(WaitCall(query, until: .exists, timeout: 30))
    try expectRoundTrip(WaitCall(query, until: .doesNotExist, timeout: .infinity))
    try expectRoundTrip(
      WaitCall(query, until: .matches(.identified(by: "x")), timeout: 0))
    try expectRoundTrip(PerformCall(.tap(count: 2, touches: 1), on: query, timeout: 1))
    for interaction in InteractionTests.interactions {
      try expectRoundTrip(PerformCall(interaction, on: query, timeout: 1))
    }
    let place = ElementPlace(
      normalizedOffset: CGPoint(x: 0.5, y: 1), offset: CGPoint(x: -3, y: 0.25))
    try expectRoundTrip(
      PerformCall(.hover, on: query, at: place, modifiers: [.shift, .function], timeout: 1))
    try expectRoundTrip(PerformCall(.typeText("é\u{1F600}\n"), on: query, timeout: 1))
    try expectRoundTrip(
      PerformCall(.typeKey("a", modifiers: [.command, .shift]), on: query, timeout: 1))
    try expectRoundTrip(SnapshotCall(query))
    try expectRoundTrip(CaptureCall(.svg, of: query))
  }

  @Test func `a call without parameters needs none on the wire`() throws {
    let line = Data(#"{"jsonrpc":"2.0","id":1,"method":"terminate"}"#.utf8)
    #expect(try coder.decodeRequest(line).call is TerminateCall)
  }

  @Test(arguments: [
    (#"nonsense"#, nil as Int?, AutomationFailure.Code.malformedMessage),
    (#"{"jsonrpc":"2.0","id":4,"#, nil, .malformedMessage),
    (#""#, nil, .malformedMessage),
    (#"{"jsonrpc":"2.0","id":4}"#, 4, .invalidRequest),
    (#"{"jsonrpc":"2.0","id":5,"method":"fly","params":{}}"#, 5, .unknownMethod),
    (
      #"{"jsonrpc":"2.0","id":6,"method":"count","params":{"query":["jump"]}}"#, 6,
      .invalidParameters
    ),
    (#"{"jsonrpc":"2.0","id":7,"method":"count"}"#, 7, .invalidParameters),
    (#"{"jsonrpc":"2.0","id":7,"method":"count","params":[]}"#, 7, .invalidParameters),
    (#"{"jsonrpc":"2.0","id":7,"method":"count","params":{}}"#, 7, .invalidParameters),
    (
      #"{"jsonrpc":"2.0","id":8,"method":"count","params":{"query":["descendants","cat"]}}"#, 8,
      .invalidParameters
    ),
    (#"[]"#, nil, .invalidRequest),
    (#"5"#, nil, .invalidRequest),
    (#"{"jsonrpc":"2.0","id":"x","method":"count"}"#, nil, .invalidRequest),
    (#"{"id":9,"method":"terminate"}"#, 9, .invalidRequest),
    (#"{"jsonrpc":"1.0","id":9,"method":"terminate"}"#, 9, .invalidRequest),
    (#"{"jsonrpc":2,"id":9,"method":"terminate"}"#, 9, .invalidRequest),
  ])
  func `an invalid request is rejected with its number, if it has one`(
    line: String, id: Int?, code: AutomationFailure.Code
  ) {
    do {
      _ = try coder.decodeRequest(Data(line.utf8))
      Issue.record("\(line) was taken for a request.")
    } catch {
      #expect(error.id == id)
      #expect(error.failure.code == code)
      #expect(!error.failure.message.isEmpty)
    }
  }

  static let element: ElementAttributes = {
    var element = ElementAttributes(identity: 9, elementType: .secureTextField)
    element.identifier = "id"
    element.label = "label"
    element.title = "title"
    element.value = .string("••")
    element.placeholderValue = "Password"
    element.frame = CGRect(x: 1, y: 2.5, width: 3, height: 4)
    element.isEnabled = false
    element.isSelected = true
    element.hasFocus = true
    element.hasKeyboardFocus = true
    element.isMain = true
    element.sliderPosition = 0.25
    return element
  }()

  static let failures: [AutomationFailure] = [
    .malformedMessage(DecodingProblem(reason: "It is wrong.", path: "a.b", line: Data("x".utf8))),
    .invalidRequest(DecodingProblem(reason: "It is wrong.", path: "id", line: Data("x".utf8))),
    .invalidParameters(
      DecodingProblem(reason: "It is wrong.", path: "params.query", line: Data("x".utf8))),
    .messageTooLong(byteCount: 10, limit: 5),
    .unknownMethod("fly", known: ["count"]),
    .outOfOrder(method: "count"),
    .unsupportedVersion(requested: ProtocolVersion(major: 2, minor: 0), supported: .current),
    .unsupported("fly"),
    .internalError("broken"),
    .noMatches(
      NoMatches(
        failedStep: 1, input: [element], inputCount: 1,
        candidates: [Candidate(element: element, query: .application)], waited: 1,
        busy: ["busy"], modal: element)),
    .multipleMatches(
      MultipleMatches(matches: [Candidate(element: element, query: .application)], count: 2)),
    .notHittable(element, .isCovered(by: element)),
    .notHittable(element, .isOffScreen(screen: CGRect(x: 0, y: 0, width: 640, height: 384))),
    .notHittable(element, .hasNoSize),
    .notHittable(element, .ignoresTouches),
    .disabled(element, nil),
    .disabled(element, .itself),
    .disabled(element, .container(element)),
    .disabled(element, .modal(element)),
    .noKeyboardFocus(element, focused: nil),
    .noKeyboardFocus(element, focused: element),
    .lostKeyboardFocus(element, typed: 2, left: "b\n"),
    .invalidQuery("why"),
    .command(.unknown(name: "sed", nearest: ["seed"], known: ["seed"])),
    .command(.unknown(name: "fly", nearest: [], known: ["seed"])),
    .command(.unknown(name: "fly", nearest: [], known: [])),
    .command(
      .undecodable(
        name: "seed", ValueMismatch(CocoaError(.coderReadCorrupt), type: "Book", in: nil))),
    .command(.unwantedPayload(name: "reset", found: "1")),
    .command(.failed(name: "seed", error: "Full()")),
    .command(.unanswered(name: "seed", timeout: 10, busy: [])),
    .command(.unencodable(name: "ratio", error: "It is not a number.")),
    .outsideScreen(
      element, point: CGPoint(x: -1, y: 2), screen: CGRect(x: 0, y: 0, width: 640, height: 384)),
    .invalidArgument(.outOfRange(name: "duration", value: -1, least: 0, most: 3600)),
    .invalidArgument(.notANumber(name: "timeout")),
    .invalidArgument(.tooSlow(duration: 1e9, limit: 60)),
    .invalidArgument(.notOneKey(key: "ab")),
    .invalidArgument(.wrongDirection(scale: 0.5, velocity: 1)),
    .invalidArgument(.unknownModifiers(0x40)),
    .cannotAdjust(element, .isNoSlider),
    .cannotAdjust(element, .isNoPickerWheel),
    .cannotAdjust(element, .hasNoRow(title: "Blue", rows: ["Red"], count: 9)),
    .cannotAdjust(element, .isNoSwitch), .cannotAdjust(element, .staysAsItIs),
    .cannotAdjust(element, .isNoDatePicker), .cannotAdjust(element, .isNoTextInput),
    .cannotAdjust(
      element, .isNoPermittedDate(earliest: nil, latest: 1.5)),
    .cannotAdjust(element, .hasNoAction(name: "Move", names: ["Delete"])),
    .cannotAdjust(element, .actionFailed(name: "Delete")),
    .typedTextDiffers(element, typed: "abc", shown: "ab"),
    .destination(.disabled(element, .itself)),
  ]

  @Test(arguments: failures)
  func `every failure keeps its facts on the wire`(failure: AutomationFailure) throws {
    let line = try coder.encode(failure: failure, id: 4)
    guard case .failure(let read, let id) = try coder.decodeAnswer(line, as: EmptyResult.self)
    else {
      Issue.record("\(line) isn't a failure.")
      return
    }
    #expect(read == failure)
    #expect(id == 4)
    #expect(
      failure.message.last.map { ".?".contains($0) } == true
        || failure.code == .internalError || failure.code == .invalidQuery
    )
  }

  @Test func `a failure of a newer version keeps its text`() throws {
    let line = Data(#"{"id":1,"error":{"code":4711,"message":"new trouble"}}"#.utf8)
    guard case .failure(let failure, _) = try coder.decodeAnswer(line, as: EmptyResult.self) else {
      Issue.record("no failure")
      return
    }
    #expect(failure == .internalError("new trouble"))
  }

  @Test func `an app's log lines are distinguished from answers`() throws {
    let line = try coder.encode(log: LogNotification(message: "hello"))
    guard case .log(let log) = try coder.decodeAnswer(line, as: EmptyResult.self) else {
      Issue.record("no log")
      return
    }
    #expect(log.message == "hello")
  }

  @Test func `the error for an invalid message names the place`() throws {
    let line = Data(#"{"id":1,"result":{"count":"many","version":1}}"#.utf8)
    do {
      _ = try coder.decodeAnswer(line, as: CountCall.Result.self)
      Issue.record("taken for a result")
    } catch {
      #expect(error.path == "result.count")
      #expect(error.excerpt.hasPrefix("{\"id\":1"))
    }
  }

  private func expectRoundTrip<Call: AutomationCall & Equatable>(
    _ call: Call, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let line = try coder.encode(call, id: 12)
    #expect(line.filter { $0 == UInt8(ascii: "\n") }.count == 1, sourceLocation: sourceLocation)
    let request = try coder.decodeRequest(line)
    #expect(request.id == 12, sourceLocation: sourceLocation)
    #expect(request.call as? Call == call, sourceLocation: sourceLocation)
  }
}
