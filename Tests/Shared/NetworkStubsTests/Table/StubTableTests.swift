import Foundation
import NetworkStubs
import Testing

struct StubTableTests {
  private func status(_ decision: StubTable.Decision) -> Int? {
    if case .answer(let answer, _) = decision { return answer.status }
    return nil
  }

  private func refusal(_ decision: StubTable.Decision) -> Refusal? {
    if case .refuse(let refusal) = decision { return refusal }
    return nil
  }

  private let request = NetworkRequest("GET", "https://example.com/items?page=2")

  @Test func `the first stub that matches wins and says how many others do`() throws {
    var table = StubTable()
    try table.add(Stub(.get("/other"), .status(200)), from: .test)
    try table.add(Stub(.get("/*"), .status(201), origin: "Tests.swift:7"), from: .test)
    try table.add(Stub(.get("/items"), .status(202)), from: .test)
    guard case .answer(let answer, let stub) = table.decide(request) else {
      Issue.record("no answer")
      return
    }
    #expect(answer.status == 201)
    #expect(stub.number == 1)
    #expect(stub.origin == "Tests.swift:7")
    #expect(stub.laterMatches == 1)
  }

  @Test func `the test is asked before the app and the app before the launch`() throws {
    var table = StubTable()
    try table.add(Stub(.get("/items"), .status(1_00)), from: .launch)
    try table.add(Stub(.get("/items"), .status(1_01)), from: .app)
    let number = try table.add(Stub(.get("/items"), .status(1_02)), from: .test)
    #expect(status(table.decide(request)) == 102)
    table.remove(number)
    #expect(status(table.decide(request)) == 101)
    table.removeAll(from: .app)
    #expect(status(table.decide(request)) == 100)
  }

  @Test func `answers come one after the other and the last one is repeated`() throws {
    var table = StubTable()
    try table.add(Stub(.get("/items"), .status(500), .status(503), .status(200)), from: .test)
    let statuses = (1...5).map { _ in status(table.decide(request)) }
    #expect(statuses == [500, 503, 200, 200, 200])
  }

  @Test func `a stub that is used up leaves its requests to the next one`() throws {
    var table = StubTable()
    try table.add(Stub(.get("/items"), .status(500), limit: 2), from: .test)
    try table.add(Stub(.get("/items"), .status(200), limit: 1), from: .test)
    #expect((1...3).map { _ in status(table.decide(request)) } == [500, 500, 200])
    #expect(refusal(table.decide(request))?.usedUp?.number == 0)
  }

  @Test func `stubs that answered nothing are unused until they are removed`() throws {
    var table = StubTable()
    try table.add(Stub(.get("/items"), .status(200)), from: .test)
    let other = try table.add(Stub(.get("/other"), .status(200)), from: .app)
    #expect(table.unused.count == 2)
    _ = table.decide(request)
    #expect(table.unused.map(\.number) == [other])
    table.remove(other)
    #expect(table.unused.isEmpty)
  }

  @Test func `a refusal names the stubs that come nearest`() throws {
    var table = StubTable()
    try table.add(Stub(.get("/itmes"), .status(200), origin: "A.swift:1"), from: .test)
    try table.add(Stub(.post("/items"), .status(200)), from: .test)
    try table.add(Stub(.get("/entirely/different"), .status(200)), from: .test)
    try table.add(Stub(.get("/items").query("page", "1"), .status(200)), from: .test)
    let facts = try #require(
      refusal(table.decide(request, caller: "loadItems() at Items.swift:12")))
    #expect(
      facts.nearest.map(\.pattern.code) == [
        #".post("/items")"#, #".get("/items").query("page", "1")"#, #".get("/itmes")"#,
      ])
    #expect(
      facts.message == """
        GET https://example.com/items?page=2 was refused: none of the 4 stubs matches, and the \
        network is closed under -ui-testing YES. It was made at loadItems() at Items.swift:12. The \
        stub .post("/items") doesn't match: the method is GET instead of POST. The stub \
        .get("/items").query("page", "1") doesn't match: the query's “page” is “2” instead of “1”. \
        The stub .get("/itmes"), declared at A.swift:1, doesn't match: the path “/items” doesn't \
        match “/itmes”. To answer it: \
        app.network.stub(.get("/items").query("page", "2"), .json([:])).
        """)
  }

  @Test func `a short message fits into an error`() {
    var table = StubTable()
    let long = NetworkRequest("GET", "https://example.com/" + String(repeating: "ä", count: 300))
    let message = refusal(table.decide(long))?.shortMessage ?? ""
    #expect(message.utf8.count <= 250)
    #expect(message.hasSuffix("…"))
  }

  @Test func `secret fields of a query aren't shown`() {
    var table = StubTable()
    let secret = NetworkRequest("GET", "https://example.com/items?token=abc123&page=2")
    let message = refusal(table.decide(secret))?.message ?? ""
    #expect(!message.contains("abc123"))
    #expect(message.contains("token=<hidden>&page=2"))
  }

  @Test func `a stub without an answer or with a useless pattern isn't added`() {
    var table = StubTable()
    #expect(throws: StubProblem.noAnswer(.get("/x"), origin: nil)) {
      try table.add(Stub(.get("/x"), .answers([])), from: .test)
    }
    #expect(throws: StubProblem.pattern(.incomplete("x"), origin: "F.swift:1")) {
      try table.add(Stub(.get("x"), .status(200), origin: "F.swift:1"), from: .test)
    }
    #expect(table.count == 0)
  }

  @Test func `requests are kept in their order`() throws {
    var table = StubTable()
    try table.add(Stub(.get("/items"), .status(200)), from: .test)
    table.record(request, .passed, time: 1.5, caller: "f()")
    table.record(NetworkRequest("GET", "http://x/"), .passed, time: 2, caller: nil)
    #expect(table.records.map(\.number) == [1, 2])
    #expect(table.records.map(\.time) == [1.5, 2])
  }

  @Test func `each of thousands of stubs answers for its own path`() throws {
    var table = StubTable()
    for index in 0..<5_000 {
      try table.add(Stub(.get("/items/\(index)"), .status(200)), from: .launch)
    }
    for index in 0..<5_000 {
      #expect(status(table.decide(NetworkRequest("GET", "http://x/items/\(index)"))) == 200)
    }
    #expect(table.unused.isEmpty)
  }
}
