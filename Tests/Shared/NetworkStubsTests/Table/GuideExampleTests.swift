import Foundation
import NetworkStubs
import Testing

/// The examples of `NetworkStubs.md`, and the text of a refusal in `AppNetwork.md`.
struct GuideExampleTests {
  @Test func `the stub of the guide answers with a fault and then with a token`() throws {
    var table = StubTable()
    try table.add(
      Stub(.post("/login").json(["user": "grace"]), .status(503), .json(["token": "t-1"])),
      from: .test)
    let request = NetworkRequest(
      "POST", "https://example.com/login", body: Data(#"{"user":"grace","pin":1}"#.utf8))
    var answers: [StubAnswer] = []
    for _ in 1...2 {
      guard case .answer(let answer, let stub) = table.decide(request) else { continue }
      answers.append(answer)
      #expect(stub.laterMatches == 0)
    }
    #expect(answers == [.status(503), .json(["token": "t-1"])])
  }

  @Test func `the answers of the guide are delayed, faulty or cut off`() {
    #expect(StubAnswer.json([:]).delayed(by: 2).delay == 2)
    #expect(StubAnswer.fault(.offline).fault == .offline)
    let cut = StubAnswer.text("page").failing(.reset(afterBytes: 100))
    #expect(cut.fault == .reset(afterBytes: 100))
    #expect(cut.body == .data(Data("page".utf8)))
  }

  @Test func `the refusal of the guide is what a request without a stub gets`() throws {
    var table = StubTable()
    try table.add(Stub(.get("/item"), .status(200)), from: .test)
    let request = NetworkRequest("GET", "https://shop.example/items?page=2")
    let caller = "ItemList.load(), Sources/Shop/ItemList.swift:31"
    guard case .refuse(let refusal) = table.decide(request, caller: caller) else {
      Issue.record("no refusal")
      return
    }
    let guide = try words(of: "Sources/AppSide/AppNetwork/AppNetwork.docc/AppNetwork.md")
    #expect(guide.contains("```" + words(refusal.message) + "```"))
  }

  @Test func `the example of the guide is tested here`() throws {
    let guide = try words(of: "Sources/Shared/NetworkStubs/NetworkStubs.docc/NetworkStubs.md")
    let tests = words(try String(contentsOfFile: #filePath, encoding: .utf8))
    let examples = guide.components(separatedBy: "```swift").dropFirst().map {
      $0.components(separatedBy: "```")[0]
    }
    #expect(examples.count == 1)
    for example in examples { #expect(tests.contains(example)) }
    for answer in [
      ".json([:]).delayed(by: 2)", ".fault(.offline)", ".failing(.reset(afterBytes: 100))",
    ] {
      // Once here, and once in the test above.
      #expect(tests.components(separatedBy: words(answer)).count == 3)
      #expect(guide.contains(words(answer)))
    }
  }

  private func words(of file: String) throws -> String {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 0..<5 { root.deleteLastPathComponent() }
    return words(try String(contentsOf: root.appendingPathComponent(file), encoding: .utf8))
  }

  /// Returns the text without white space, because its lines may be broken elsewhere.
  private func words(_ text: String) -> String { text.filter { !$0.isWhitespace } }
}
