import AppDriving
import AutomationProtocol
import Foundation
import NetworkClient
import NetworkStubs
import Testing

@Test
func `a closed network refuses look-ups and connections outside URLSession`() throws {
  let app = try Client.launch()
  let lookUp = try app.call(DialCall("no-such-host.invalid", port: 80))
  let connection = try app.call(DialCall("192.0.2.1", port: 443))
  #expect(lookUp == DialCall.Result(lookUp: EAI_NONAME, connection: nil))
  #expect(connection == DialCall.Result(lookUp: 0, connection: ENETUNREACH))
  let refused = try app.call(NetworkReportCall()).refusedConnections
  #expect(
    refused.map(\.attempt) == [
      .lookUp(host: "no-such-host.invalid"), .connect(address: "192.0.2.1", port: 443),
    ])
  #expect(refused.allSatisfy { $0.caller?.contains("Dialer.swift:") == true })
  #expect(app.logLines.contains { $0.contains("The connection to 192.0.2.1:443 was refused") })
}

@Test(arguments: [DialCall.Way.datagram, .message])
func `a closed network refuses datagrams without a connection`(way: DialCall.Way) throws {
  let app = try Client.launch()
  let outcome = try app.call(DialCall("192.0.2.1", port: 53, by: way))
  #expect(outcome == DialCall.Result(lookUp: 0, connection: ENETUNREACH))
  let refused = try app.call(NetworkReportCall()).refusedConnections
  #expect(refused.map(\.attempt) == [.connect(address: "192.0.2.1", port: 53)])
  #expect(try app.call(DialCall("127.0.0.1", port: 9, by: way)).connection == 0)
}

@Test
func `a closed network refuses reentrant look-ups`() throws {
  let app = try Client.launch()
  let outcome = try app.call(
    DialCall("no-such-host.invalid", port: 0, by: .reentrantLookUp))
  #expect(outcome == DialCall.Result(lookUp: HOST_NOT_FOUND, connection: nil))
  let refused = try app.call(NetworkReportCall()).refusedConnections
  #expect(refused.map(\.attempt) == [.lookUp(host: "no-such-host.invalid")])
  #expect(try app.call(DialCall("localhost", port: 0, by: .reentrantLookUp)).lookUp == 0)
}

@Test
func `a closed network leaves loopback to the test's own servers`() throws {
  let server = try LocalServer(answering: "hello")
  let app = try Client.launch()
  let outcome = try app.call(DialCall("127.0.0.1", port: server.port))
  #expect(outcome == DialCall.Result(lookUp: 0, connection: 0))
  #expect(try app.call(NetworkReportCall()).refusedConnections.isEmpty)
}

@Test
func `a network that is open to one host refuses the others`() throws {
  let app = try Client.launch([
    "-ui-testing.network", "open", "-ui-testing.network.hosts", "localhost",
  ])
  #expect(try app.call(DialCall("192.0.2.1", port: 443)).connection == ENETUNREACH)
  let refused = try app.call(NetworkReportCall()).refusedConnections
  #expect(refused.first?.message.contains("open to other hosts only") == true)
}

@Test
func `an open network sends requests that have no stub`() throws {
  let server = try LocalServer(answering: "from the service")
  let stub = AddStubCall(Stub(.get("/stubbed"), .text("from the stub")), number: 1)
  let app = try Client.launch(
    ["-ui-testing.network", "open", "-ui-testing.network.hosts", "127.0.0.1"], stubs: [stub])
  #expect(try app.fetch("http://127.0.0.1:\(server.port)/real").text == "from the service")
  #expect(try app.fetch("http://127.0.0.1:\(server.port)/stubbed").text == "from the stub")
  let other = try app.fetch("http://no-such-host.invalid/real")
  #expect(other.errorText.contains("the network is open to other hosts only"))
}

@Test
func `a recording is limited to the hosts that are named`() throws {
  let server = try LocalServer(answering: "{}")
  let file = try TemporaryFile("recorded.har")
  let stub = AddStubCall(Stub(.get("/real"), .text("from the stub")), number: 1)
  let recorder = try Client.launch(
    ["-ui-testing.network.recording", file.path, "-ui-testing.network.hosts", "127.0.0.1"],
    stubs: [stub])
  #expect(try recorder.fetch("http://127.0.0.1:\(server.port)/real").text == "{}")
  #expect(try recorder.call(NetworkReportCall()).unusedStubs.count == 1)
  let other = try recorder.fetch("http://no-such-host.invalid/other")
  #expect(other.errorText.contains("the network is open to other hosts only"))
  #expect(try recorder.call(DialCall("192.0.2.1", port: 443)).connection == ENETUNREACH)
  recorder.terminate()
  #expect(try HARArchive(contentsOf: file.path).entries.count == 1)
}

@Test(arguments: [SIGTERM, SIGINT, SIGHUP])
func `a signal that ends the app leaves the recording`(number: Int32) throws {
  let server = try LocalServer(answering: "{}")
  let file = try TemporaryFile("recorded.har")
  let recorder = try Client.launch(["-ui-testing.network.recording", file.path])
  _ = try recorder.fetch("http://127.0.0.1:\(server.port)/real")
  kill(try #require(recorder.processIdentifier), number)
  // The call ends with the app.
  _ = try? recorder.fetch("http://127.0.0.1:\(server.port)/later") { $0.timeout = 1e6 }
  recorder.terminate()
  #expect(try HARArchive(contentsOf: file.path).entries.first?.request.path == "/real")
}

@Test
func `a recorded login is answered again, with another password`() throws {
  let server = try LocalServer(answering: #"{"token": "t-secret"}"#)
  let file = try TemporaryFile("recorded.har")
  let host = "http://127.0.0.1:\(server.port)"
  func logIn(_ app: AppSession, with password: String) throws -> [Int?] {
    let json = try app.fetch(host + "/login") { fetch in
      fetch.verb = "POST"
      fetch.headers = ["Content-Type": "application/json"]
      fetch.body = Data(#"{"user": "grace", "password": "\#(password)"}"#.utf8)
    }
    let form = try app.fetch(host + "/form") { fetch in
      fetch.verb = "POST"
      fetch.headers = ["Content-Type": "application/x-www-form-urlencoded"]
      fetch.body = Data("user=grace&password=\(password)".utf8)
    }
    let query = try app.fetch(host + "/query?page=1&access_token=\(password)")
    return [json, form, query].map(\.status)
  }
  let recorder = try Client.launch(["-ui-testing.network.recording", file.path])
  #expect(try logIn(recorder, with: "first-1234") == [200, 200, 200])
  recorder.terminate()
  #expect(try !String(contentsOfFile: file.path, encoding: .utf8).contains("first-1234"))
  let replayed = try Client.launch(["-stubs", file.path])
  #expect(try logIn(replayed, with: "other") == [200, 200, 200])
}

@Test
func `a recording leaves out the launch's secrets in any body`() throws {
  let server = try LocalServer(answering: "{}")
  let file = try TemporaryFile("recorded.har")
  let recorder = try Client.launch([
    "-ui-testing.network.recording", file.path, "-model.password", "pw-SECRET5",
  ])
  _ = try recorder.fetch("http://127.0.0.1:\(server.port)/xml") { fetch in
    fetch.verb = "POST"
    fetch.headers = ["Content-Type": "text/xml"]
    fetch.body = Data("<login>pw-SECRET5</login>".utf8)
  }
  recorder.terminate()
  let text = try String(contentsOfFile: file.path, encoding: .utf8)
  #expect(text.contains("<login><hidden></login>"))
  #expect(!text.contains("pw-SECRET5"))
  #expect(
    recorder.logLines.contains("AppNetwork: taken out of log.entries[0]: request body"))
}

@Test
func `a recording of the real service leaves secrets out and answers later`() throws {
  let server = try LocalServer(answering: #"{"token": "t-secret", "name": "grace"}"#)
  let file = try TemporaryFile("recorded.har")
  let recorder = try Client.launch(["-ui-testing.network.recording", file.path])
  let url = "http://127.0.0.1:\(server.port)/login"
  let first = try recorder.fetch(url) { $0.headers = ["Authorization": "Bearer b-secret"] }
  #expect(first.text.contains("t-secret"))
  recorder.terminate()
  let text = try String(contentsOfFile: file.path, encoding: .utf8)
  #expect(text.contains("grace"))
  #expect(!text.contains("t-secret"))
  #expect(!text.contains("b-secret"))
  #expect(recorder.logLines.contains { $0.contains("1 requests recorded") })

  let replayed = try Client.launch(["-stubs", file.path])
  let second = try replayed.fetch(url) { $0.headers = ["Authorization": "Bearer other"] }
  #expect(second.status == 200)
  #expect(second.text.contains("grace"))
}

@Test
func `a request of an async method is refused with the line that awaits it`() throws {
  let app = try Client.launch()
  let fetches = #"{"url": "https://host.invalid/news", "count": 1}"#
  _ = try app.call(CommandCall("try to fetch", payload: fetches, timeout: 10), timeout: 10)
  let refusal = try #require(try app.call(NetworkReportCall()).refusals.first)
  #expect(refusal.caller?.contains("Fetches.fetch(), ") == true, "\(refusal.message)")
  #expect(refusal.caller?.contains("/Fetches.swift:") == true, "\(refusal.message)")
}

@Test
func `a closed network refuses FTP even if a stub matches`() throws {
  let app = try Client.launch(stubs: [AddStubCall(Stub(.get("/news"), .text("news")), number: 1)])
  let seen = try app.fetch("ftp://host.invalid/news")
  #expect(!seen.errorText.isEmpty)
  let refusals = try app.call(NetworkReportCall()).refusals
  #expect(
    refusals.map(\.facts).first?.hasPrefix(
      "GET ftp://host.invalid/news was refused: stubs answer HTTP only, and the network is closed to "
        + "other protocols. It was made at ") == true)
  #expect(refusals.count == 1)
}
