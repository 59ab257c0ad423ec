import Foundation
import Testing

@testable import AutomationProtocol

/// Messages read and written without Foundation's coders agree with theirs.
struct CanonicalFormTests {
  private let coder = AutomationCoder(
    calls: [
      CountCall.self, WaitCall.self, ResolveCall.self, PerformCall.self, InitializeCall.self,
      TerminateCall.self,
    ])

  private let foundation: JSONEncoder = {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }()

  @Test func `random calls and results are written exactly as Foundation writes them`() throws {
    let seed = UInt64.random(in: 0...(.max))
    var random = RandomPredicate(seed: seed)
    for _ in 0..<400 {
      let id = Int.random(in: 0..<1_000_000, using: &random)
      let count = CountCall(
        randomQuery(&random), limit: Bool.random(using: &random) ? randomCount(&random) : nil)
      try expectSameRequest(count, id: id, "seed \(seed)")
      try expectSameRequest(
        WaitCall(
          randomQuery(&random), until: Bool.random(using: &random) ? .exists : .doesNotExist,
          timeout: randomTime(&random)), id: id, "seed \(seed)")
      try expectSameRequest(
        ResolveCall(
          randomQuery(&random), expecting: Bool.random(using: &random) ? .one : .all,
          timeout: randomTime(&random), hittability: Bool.random(using: &random)), id: id,
        "seed \(seed)")
      try expectSameResult(randomElements(&random), id: id, "seed \(seed)")
      try expectSameResult(
        CountCall.Result(count: randomCount(&random), version: UInt64(randomCount(&random))),
        id: id,
        "seed \(seed)")
      try expectSameResult(
        WaitCall.Result(
          isSatisfied: Bool.random(using: &random), elapsed: randomTime(&random),
          busy: Int.random(in: 0..<5, using: &random) == 0 ? ["A request"] : [],
          version: UInt64(randomCount(&random))), id: id, "seed \(seed)")
    }
  }

  @Test func `random interactions and greetings are written exactly as Foundation writes them`()
    throws
  {
    let seed = UInt64.random(in: 0...(.max))
    var random = RandomPredicate(seed: seed)
    for _ in 0..<400 {
      let id = Int.random(in: 0..<1_000_000, using: &random)
      let interaction: Interaction =
        [
          .tap(count: 1, touches: 1), .tap(count: 2, touches: 1), .typeText(randomText(&random)),
          .hover, .press(duration: 1),
        ].randomElement(using: &random) ?? .hover
      try expectSameRequest(
        PerformCall(
          interaction, on: randomQuery(&random),
          modifiers: Int.random(in: 0..<5, using: &random) == 0 ? .shift : [],
          timeout: randomTime(&random)), id: id, "seed \(seed)")
      var result = PerformCall.Result(
        element: randomAttributes(&random), elapsed: randomTime(&random),
        version: UInt64(randomCount(&random)), isSecret: Bool.random(using: &random))
      if Bool.random(using: &random) {
        result.secureText = SecureText(
          identity: UInt64(randomCount(&random)), text: randomText(&random))
      }
      try expectSameResult(result, id: id, "seed \(seed)")
      let secrets = (0..<Int.random(in: 0..<4, using: &random)).map { _ in randomText(&random) }
      try expectSameRequest(
        InitializeCall(
          client: randomText(&random),
          secrets: Dictionary(secrets.map { ($0, $0 + "!") }) { first, _ in first },
          device: Int.random(in: 0..<5, using: &random) == 0 ? [.appearance(.dark)] : [],
          reportsScreens: Bool.random(using: &random)), id: id, "seed \(seed)")
      try expectSameResult(
        InitializeCall.Result(
          protocolVersion: .current, name: randomText(&random),
          processIdentifier: Int32.random(in: 0...(.max), using: &random),
          capabilities: secrets, screenSize: CGSize(width: 640, height: 384.5)), id: id,
        "seed \(seed)")
    }
    try expectSameRequest(TerminateCall(), id: 1, "no parameters")
    try expectSameResult(EmptyResult(), id: 1, "no result")
  }

  @Test(arguments: [
    "", "one line", "a\nb\n\nc", "│ ••••  é 👩‍💻 │\n╰──╯", "\n", "tab\there", "a \"quote\"",
    "back\\slash",
    "bell\u{7}", "delete\u{7F}", "\r\n",
  ])
  func `a screen is written as Foundation writes it, and read`(text: String) throws {
    let screen = ScreenNotification(text: text)
    let line = try coder.encode(screen: screen)
    let reference = try foundation.encode(
      OutgoingNotification(method: ScreenNotification.method, params: screen))
    #expect(
      String(decoding: line, as: UTF8.self) == String(decoding: reference, as: UTF8.self) + "\n")
    guard case .screen(let read) = try coder.decodeAnswer(line, as: CountCall.Result.self) else {
      Issue.record("It was read as something else.")
      return
    }
    #expect(read == screen)
  }

  @Test func `the calls of a login and their results have a canonical form`() throws {
    let field = ElementQuery(
      steps: [.descendants(.textField), .matching(.identified(by: "Username"))])
    try expectCanonicalForm(InitializeCall(client: "tests", secrets: ["model.password": "1234"]))
    try expectCanonicalForm(
      PerformCall(.tap(count: 1, touches: 1), on: field, modifiers: [], timeout: 1))
    try expectCanonicalForm(PerformCall(.typeText("bob"), on: field, modifiers: [], timeout: 1))
    try expectCanonicalForm(TerminateCall())
    try expectCanonicalForm(
      result: InitializeCall.Result(
        protocolVersion: .current, name: "LoginApp", processIdentifier: 7,
        capabilities: ["capture"], screenSize: CGSize(width: 640, height: 384)))
    try expectCanonicalForm(
      result: PerformCall.Result(
        element: ElementAttributes(identity: 1, elementType: .textField), elapsed: 0, version: 2))
    var typed = PerformCall.Result(
      element: ElementAttributes(identity: 2, elementType: .secureTextField), elapsed: 0,
      version: 3, isSecret: true)
    typed.secureText = SecureText(identity: 2, text: "1234")
    try expectCanonicalForm(result: typed)
    try expectCanonicalForm(result: EmptyResult())
  }

  @Test(arguments: ["a\nb", "│ é │\n╰──╯", "plain"])
  func `screens of several lines in any script have a canonical form`(text: String) throws {
    let line = try #require(CanonicalMessage.screen(ScreenNotification(text: text)))
    #expect(CanonicalMessage.answer(in: line, as: CountCall.Result.self) != nil)
    for length in 0..<(line.count - 1) {
      let isRead =
        CanonicalMessage.answer(in: line.prefix(length), as: CountCall.Result.self) != nil
      #expect(!isRead, "\(length)")
    }
  }

  @Test func `a screen that isn't UTF-8 is left to Foundation to reject`() {
    let line =
      Data(#"{"jsonrpc":"2.0","method":"screen","params":{"text":""#.utf8) + [0xC3, 0x28]
      + Data("\"}}\n".utf8)
    #expect(throws: DecodingProblem.self) {
      try coder.decodeAnswer(line, as: CountCall.Result.self)
    }
  }

  @Test(arguments: [
    #"{"contains":[{"key":"label"},"x"],"options":"c"}"#, #"{"==":[{"key":"frame.size"},"x"]}"#,
  ])
  func `comparisons with a string have a canonical form`(predicate: String) throws {
    let line = Data(
      (#"{"id":1,"jsonrpc":"2.0","method":"count","params":{"query":["matching","# + predicate
        + "]}}\n").utf8)
    let request = try #require(
      CanonicalMessage.request(in: line, CallRegistry(calls: [CountCall.self])))
    let call = try #require(request.call as? CountCall)
    #expect(CanonicalMessage.request(call, id: 1) == line)
  }

  @Test(arguments: ["", "Login", "a b", "{[,:]}", "a/b", "~"])
  func `plain strings have a canonical form`(string: String) throws {
    let call = CountCall(ElementQuery(steps: [.matching(.identified(by: string))]))
    let line = try #require(CanonicalMessage.request(call, id: 1))
    #expect(CanonicalMessage.request(in: line, CallRegistry(calls: [CountCall.self])) != nil)
  }

  @Test(arguments: ["\"", "\\", "\n", "\u{7}", "é", "👩‍💻", "\u{7F}", "\u{0}"])
  func `strings with characters to escape are left to Foundation`(string: String) throws {
    let call = CountCall(ElementQuery(steps: [.matching(.identified(by: string))]))
    #expect(CanonicalMessage.request(call, id: 1) == nil)
    #expect(try coder.decodeRequest(coder.encode(call, id: 1)).call as? CountCall == call)
  }

  @Test(arguments: [
    #"{"id":1,"jsonrpc":"2.0","method":"count","params":{"query":["identifiedBy","a"b"]}}"#,
    #"{"id":1,"jsonrpc":"2.0","method":"count","params":{"query":["identifiedBy","a]}}"#,
    #"{"id":1,"jsonrpc":"2.0","method":"count","params":{"query":["index",01]}}"#,
    #"{"id":01,"jsonrpc":"2.0","method":"count","params":{"query":[]}}"#,
    #"{"id":1,"jsonrpc":"2.0","method":"count","params":{"query":["index",]}}"#,
    #"{"id":1,"jsonrpc":"2.0","method":"count","params":{"query":["first"]}}x"#,
    #"{"id":1,"jsonrpc":"2.0","method":"count","params":{"query":["descendants","nothing"]}}"#,
    #"{"id":1,"jsonrpc":"2.0","method":"nothing","params":{"query":[]}}"#,
    #"{"id":1,"jsonrpc":"2.0","method":"wait","params":{"condition":{"exists":true},"query":[],"timeout":1.}}"#,
    #"{"id":1,"jsonrpc":"2.0","method":"wait","params":{"condition":{"exists":true},"query":[],"timeout":.5}}"#,
    #"{"id":1,"jsonrpc":"2.0","method":"wait","params":{"condition":{"exists":true},"query":[],"timeout":1.2.3}}"#,
    #"{"id":1,"jsonrpc":"2.0","method":"wait","params":{"condition":{"exists":true},"query":[],"timeout":}}"#,
    #"{"id":1,"#, #"{"id":"#, "{", "", "\n",
  ])
  func `invalid lines are left to Foundation to reject`(line: String) {
    #expect(throws: RequestError.self) { try coder.decodeRequest(Data(line.utf8)) }
  }

  @Test func `every truncated line is rejected, without reading past its end`() throws {
    let line = try coder.encode(
      WaitCall(
        ElementQuery(steps: [.descendants(.button), .matching(.identified(by: "Login")), .index(2)]
        ),
        until: .exists, timeout: 2.5), id: 12)
    for length in 0..<(line.count - 1) {
      #expect(throws: RequestError.self) { try coder.decodeRequest(line.prefix(length)) }
    }
  }

  @Test(arguments: [
    #" {"id":7,"jsonrpc":"2.0","method":"count","params":{"query":["first"]}}"#,
    #"{"jsonrpc":"2.0","id":7,"method":"count","params":{"query":["first"]}}"#,
    #"{"id":7,"jsonrpc":"2.0","method":"count","params":{"query":["\u0066irst"],"more":1}}"#,
    #"{"id":7,"jsonrpc":"2.0","method":"count","params":{"limit":null,"query":["first"]}}"#,
  ])
  func `other spellings of a request are equivalent`(line: String) throws {
    let request = try coder.decodeRequest(Data(line.utf8))
    #expect(request.id == 7)
    #expect(request.call as? CountCall == CountCall(ElementQuery(steps: [.first])))
  }

  @Test func `every call and result with a canonical form is registered`() {
    let calls: [any AutomationCall.Type] = [
      AuditCall.self, CaptureCall.self, ClockCall.self, CommandCall.self, CountCall.self,
      DeviceCall.self, InitializeCall.self, LaunchAuditCall.self, MoveClockCall.self,
      PassTimeCall.self, PasteboardCall.self, PerformCall.self, RecordCall.self, ResolveCall.self,
      ScreenReaderCall.self, SnapshotCall.self, TerminateCall.self, WaitCall.self,
    ]
    func result<Call: AutomationCall>(of call: Call.Type) -> Any.Type { Call.Result.self }
    for call in calls {
      #expect((CanonicalTypes.calls[call.method] != nil) == (call is any CanonicalForm.Type))
      for type in [call, result(of: call)] {
        #expect(
          (CanonicalTypes.form(of: type) != nil) == (type is any CanonicalForm.Type), "\(type)")
      }
    }
  }

  /// Expects that neither writing nor reading a request is left to Foundation.
  private func expectCanonicalForm<Call: AutomationCall & Equatable>(_ call: Call) throws {
    let line = try #require(CanonicalMessage.request(call, id: 1))
    let request = CanonicalMessage.request(in: line, CallRegistry(calls: [Call.self]))
    #expect(request?.call as? Call == call)
  }

  private func expectCanonicalForm<Result: Codable & Sendable>(result: Result) throws {
    let line = try #require(CanonicalMessage.result(result, id: 1))
    guard case .result(let read, id: 1) = CanonicalMessage.answer(in: line, as: Result.self) else {
      Issue.record("\(Result.self) isn't read.")
      return
    }
    #expect(CanonicalMessage.result(read, id: 1) == line)
  }

  private func expectSameRequest<Call: AutomationCall & Equatable>(
    _ call: Call, id: Int, _ comment: Comment
  ) throws {
    let line = try coder.encode(call, id: id)
    var reference = try foundation.encode(
      OutgoingRequest(id: id, method: Call.method, params: call))
    reference.append(UInt8(ascii: "\n"))
    #expect(
      String(decoding: line, as: UTF8.self) == String(decoding: reference, as: UTF8.self), comment)
    let request = try coder.decodeRequest(line)
    #expect(request.id == id, comment)
    #expect(request.call as? Call == call, comment)
  }

  private func expectSameResult<Result: Codable & Sendable & Equatable>(
    _ result: Result, id: Int, _ comment: Comment
  ) throws {
    let line = try coder.encode(result: result, id: id)
    var reference = try foundation.encode(OutgoingResult(id: id, result: result))
    reference.append(UInt8(ascii: "\n"))
    #expect(
      String(decoding: line, as: UTF8.self) == String(decoding: reference, as: UTF8.self), comment)
    guard case .result(let read, let number) = try coder.decodeAnswer(line, as: Result.self) else {
      Issue.record("It was read as something else.")
      return
    }
    #expect(number == id, comment)
    #expect(read == result, comment)
  }

  private func randomQuery(_ random: inout RandomPredicate) -> ElementQuery {
    let types: [ElementType] = [.any, .button, .staticText, .secureTextField, .statusItem]
    let words = ["Login", "", "a \"b\"", "naïve", "x/y", "line\nbreak", "[]{},:", "end\\"]
    let steps = (0..<Int.random(in: 0..<5, using: &random)).map { _ -> QueryStep in
      let type = types.randomElement(using: &random) ?? .any
      let word = words.randomElement(using: &random) ?? ""
      return switch Int.random(in: 0..<11, using: &random) {
      case 9:
        .matching(
          .comparison(
            PredicateComparison(
              left: .keyPath(["label", "length"]), operator: .contains,
              right: .constant(.string(word)), options: [.caseInsensitive, .diacriticInsensitive])))
      case 10:
        .matching(
          .comparison(
            PredicateComparison(
              left: .keyPath(["identifier"]),
              operator: PredicateComparison.Operator.allCases.randomElement(using: &random)
                ?? .equal,
              right: .constant(
                [.string(word), .bool(true)].randomElement(using: &random) ?? .string("")))))
      case 0: .descendants(type)
      case 1: .children(type)
      case 2: .type(type)
      case 3: .index(Int.random(in: -3..<1_000, using: &random))
      case 4: .first
      case 5: .identity(UInt64.random(in: 0...(.max), using: &random))
      case 6: .containing(type, .identified(by: word))
      case 7: .system
      default: .matching(.identified(by: word))
      }
    }
    return ElementQuery(steps: steps)
  }

  private func randomText(_ random: inout RandomPredicate) -> String {
    ["", "test", "a b", "é", "say \"hi\"", "x\ny", "{}", "model.password"]
      .randomElement(using: &random) ?? ""
  }

  private func randomElements(_ random: inout RandomPredicate) -> ResolveCall.Result {
    let elements = (0..<Int.random(in: 0..<4, using: &random)).map { _ in
      randomAttributes(&random)
    }
    var obstacles: [Obstacle?]?
    if Bool.random(using: &random) {
      obstacles = elements.map { _ in
        Int.random(in: 0..<9, using: &random) == 0 ? .ignoresTouches : nil
      }
    }
    return ResolveCall.Result(
      elements: elements, obstacles: obstacles, version: UInt64(randomCount(&random)),
      isAtRest: Bool.random(using: &random))
  }

  private func randomAttributes(_ random: inout RandomPredicate) -> ElementAttributes {
    var attributes = ElementAttributes(
      identity: UInt64(randomCount(&random)),
      elementType: [.button, .staticText, .slider].randomElement(using: &random) ?? .other)
    let texts = ["", "", "Login", "x/y", "[]{},:\"", "naïve", "a b"]
    func text() -> String { texts.randomElement(using: &random) ?? "" }
    func isSo() -> Bool { Int.random(in: 0..<4, using: &random) == 0 }
    func length() -> Double {
      [0, 0, 8, 16, 640, -16, 0.5, -0.25, 1e-5, 1e16, 33.333].randomElement(using: &random) ?? 0
    }
    attributes.identifier = text()
    attributes.label = text()
    attributes.title = text()
    if isSo() {
      attributes.value =
        [.string(text()), .string("1"), .number(2.5), .bool(true)].randomElement(using: &random)
    }
    if isSo() { attributes.placeholderValue = text() }
    attributes.frame = CGRect(x: length(), y: length(), width: length(), height: length())
    attributes.isEnabled = !isSo()
    attributes.isSelected = isSo()
    attributes.hasFocus = isSo()
    attributes.hasKeyboardFocus = isSo()
    attributes.isMain = isSo()
    if isSo() { attributes.sliderPosition = 0.25 }
    return attributes
  }

  private func randomCount(_ random: inout RandomPredicate) -> Int {
    [0, 1, 12, 1_000_000, Int.max].randomElement(using: &random) ?? 0
  }

  private func randomTime(_ random: inout RandomPredicate) -> Double {
    [
      0, 1, 30, 0.1, 1e-9, 1e300, 1_234_567.891, Double.random(in: 0..<100, using: &random),
      Double.random(in: 0..<1e-3, using: &random),
    ].randomElement(using: &random) ?? 0
  }
}
