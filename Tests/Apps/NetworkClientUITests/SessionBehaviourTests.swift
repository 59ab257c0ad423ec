import AppDriving
import AutomationProtocol
import Foundation
import NetworkClient
import NetworkStubs
import Testing

@Test
func `a redirect is followed, and the delegate is notified`() throws {
  let stubs = [
    Stub(.get("/old"), .redirect(to: "/new")), Stub(.get("/new"), .text("here")),
  ]
  let app = try Client.launch(
    stubs: stubs.enumerated().map { AddStubCall($1, number: $0) })
  let seen = try app.fetch("https://host.invalid/old")
  #expect(seen.text == "here")
  #expect(seen.url == "https://host.invalid/new")
  #expect(seen.events.first == "redirect to https://host.invalid/new")
  #expect(try app.call(RequestsCall()).records.map(\.request.path) == ["/old", "/new"])
}

@Test
func `a delegate may answer a redirect late`() throws {
  let stubs = [
    Stub(.get("/old"), .redirect(to: "/new")), Stub(.get("/new"), .text("here")),
  ]
  let app = try Client.launch(
    stubs: stubs.enumerated().map { AddStubCall($1, number: $0) })
  let file = try TemporaryFile("gate")
  let gate = file.path
  #expect(mkfifo(gate, 0o600) == 0)
  Thread {
    let descriptor = open(gate, O_WRONLY)
    // A delay like that of a slow disk, during which nothing in the app computes.
    poll(nil, 0, 100)
    close(descriptor)
  }.start()
  let seen = try app.fetch("https://host.invalid/old") { $0.redirectGate = gate }
  #expect(seen.text == "here")
  #expect(seen.errorCode == nil)
  withExtendedLifetime(file) {}
}

@Test
func `a cookie is sent back`() throws {
  let app = try Client.launch(.get("/"), .status(200).header("Set-Cookie", "id=c-1; Path=/"))
  _ = try app.fetch("https://host.invalid/") { $0.session = .shared }
  _ = try app.fetch("https://host.invalid/") { $0.session = .shared }
  let cookies = try app.call(RequestsCall()).records.map { $0.request.headers["Cookie"] }
  #expect(cookies == [nil, "id=c-1"])
}

/// Returns the present date in HTTP's format.
private var httpDate: String {
  let formatter = DateFormatter()
  formatter.locale = Locale(identifier: "en_US_POSIX")
  formatter.timeZone = .gmt
  formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
  return formatter.string(from: Date())
}

@Test
func `an answer is kept in the cache as a real server's is`() throws {
  let field = "Cache-Control: max-age=600"
  let server = try LocalServer(answering: "kept", field, "Date: \(httpDate)")
  let real = try Client.launch(["-ui-testing.network", "open"])
  let url = "http://127.0.0.1:\(server.port)/"
  for _ in 1...2 { #expect(try real.fetch(url) { $0.session = .shared }.text == "kept") }

  let answer = StubAnswer.text("kept").header("Cache-Control", "max-age=600")
  let stubbed = try Client.launch(.get("/"), answer)
  for _ in 1...2 { #expect(try stubbed.fetch(url) { $0.session = .shared }.text == "kept") }
  #expect(try stubbed.call(RequestsCall()).records.count == server.requestCount)
}

@Test
func `a challenge without a right answer ends as with a real server`() throws {
  let field = #"WWW-Authenticate: Basic realm="staff""#
  let server = try LocalServer(answering: "no", status: 401, field)
  let real = try Client.launch(["-ui-testing.network", "open"])
  let url = "http://127.0.0.1:\(server.port)/"
  let answer = StubAnswer.text("no", status: 401).header(
    "WWW-Authenticate", #"Basic realm="staff""#)
  let stubbed = try Client.launch(.get("/"), answer)
  for password in [nil, "wrong"] {
    let (first, second) = (
      try real.fetch(url) { $0.password = password },
      try stubbed.fetch(url) { $0.password = password }
    )
    #expect(first.events == second.events)
    #expect(first.status == second.status)
    #expect(first.errorCode == second.errorCode)
    #expect(first.text == second.text)
  }
}

@Test
func `a challenge is answered with the delegate's credential`() throws {
  let stubs = [
    Stub(
      .get("/").header("Authorization", "Basic Z3JhY2U6cy0x"), .text("welcome")),
    Stub(.get("/"), .status(401).header("WWW-Authenticate", #"Basic realm="staff""#)),
  ]
  let app = try Client.launch(
    stubs: stubs.enumerated().map { AddStubCall($1, number: $0) })
  let seen = try app.fetch("https://host.invalid/") { $0.password = "s-1" }
  #expect(seen.text == "welcome")
  #expect(seen.events.contains("challenge 0"))
}

@Test
func `a download ends in a file`() throws {
  let body = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0) })
  let app = try Client.launch(.get("/file"), .data(body))
  let seen = try app.fetch("https://host.invalid/file") { $0.kind = .download }
  #expect(seen.events.contains("downloaded 3000000"))
  #expect(seen.body == body)
}

@Test
func `an upload arrives whole`() throws {
  let body = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 / 3) })
  let app = try Client.launch(.put("/file"), .status(201))
  let seen = try app.fetch("https://host.invalid/file") { fetch in
    fetch.kind = .upload
    fetch.verb = "PUT"
    fetch.body = body
  }
  #expect(seen.status == 201)
  #expect(try app.call(RequestsCall()).records.first?.request.body == body)
}

@Test
func `HEAD gets only the head`() throws {
  let app = try Client.launch(.head("/"), .text("a text"))
  let seen = try app.fetch("https://host.invalid/") { $0.verb = "HEAD" }
  #expect(seen.status == 200)
  #expect(seen.headers["Content-Length"] == "6")
  #expect(seen.body.isEmpty)
}

@Test
func `answers come one after the other, and the last is repeated`() throws {
  let app = try Client.launch(.get("/"), .status(503), .text("up"))
  let statuses = try (1...3).map { _ in try app.fetch("https://host.invalid/").status }
  #expect(statuses == [503, 200, 200])
}

@Test
func `no time passes between requests, however busy the machine is`() async throws {
  var limits = SessionLimits()
  limits.answer = .seconds(20)
  // More apps at once than processors.
  try await withThrowingTaskGroup(of: Double.self) { group in
    for _ in 0..<6 {
      group.addTask { [limits] in
        let stub = AddStubCall(Stub(.get("/number"), .text("1")), number: 1)
        let app = try Client.launch(stubs: [stub], limits: limits)
        let payload = #"{"url": "https://host.invalid/number", "count": 120}"#
        let call = CommandCall("fetch many times", payload: payload, timeout: 600)
        let result = try app.call(call, timeout: 600)
        #expect(result.value == "120")
        return result.elapsed
      }
    }
    for try await elapsed in group { #expect(elapsed < 60) }
  }
}
