import Foundation
import NetworkStubs
import Testing

/// The examples of `NetworkStubs.md`.
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
}
