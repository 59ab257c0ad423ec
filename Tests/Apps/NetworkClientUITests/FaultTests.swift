import AppDriving
import AutomationProtocol
import Foundation
import NetworkClient
import NetworkStubs
import Testing

@Test(arguments: [
  (StubFault.offline, URLError.cannotFindHost), (.refused, .cannotConnectToHost),
  (.timeout, .timedOut), (.reset(afterBytes: 0), .networkConnectionLost), (.tls, .unknown),
  (.malformed, .badServerResponse),
])
func `a fault ends a request as a real one does`(_ fault: StubFault, _ code: URLError.Code) throws {
  let app = try Client.launch(.get("/"), .fault(fault))
  let seen = try app.fetch("https://host.invalid/")
  #expect(seen.errorCode == code.rawValue)
  #expect(seen.status == nil)
}

@Test(arguments: [5.0, 300])
func `a request to a server that never answers ends with its own timeout`(_ limit: Double) throws {
  let app = try Client.launch(.get("/"), .fault(.timeout))
  let seen = try app.fetch("https://host.invalid/") { $0.timeout = limit }
  #expect(seen.errorCode == URLError.timedOut.rawValue)
  #expect(seen.elapsed > limit - 1)
  #expect(seen.elapsed < limit + 50)
}

@Test
func `a timeout is handled before the clock moves on, however busy the machine is`() async throws {
  try await withThrowingTaskGroup(of: Void.self) { apps in
    for _ in 0..<6 {
      apps.addTask {
        let app = try Client.launch(.get("/"), .fault(.timeout))
        for _ in 0..<20 {
          let seen = try app.fetch("https://host.invalid/") { $0.timeout = 5 }
          #expect(seen.elapsed < 60)
        }
      }
    }
    try await apps.waitForAll()
  }
}

@Test
func `a reset in the middle leaves the bytes before it`() throws {
  let app = try Client.launch(
    .get("/"), .text("0123456789").failing(.reset(afterBytes: 4)))
  let seen = try app.fetch("https://host.invalid/")
  #expect(seen.errorCode == URLError.networkConnectionLost.rawValue)
  #expect(seen.text == "0123")
  #expect(seen.status == 200)
}

@Test
func `a delay passes in the app's time`() throws {
  let app = try Client.launch(.get("/"), .text("late").delayed(by: 45))
  let seen = try app.fetch("https://host.invalid/")
  #expect(seen.text == "late")
  #expect(seen.elapsed >= 45)
}

@Test
func `answers with delays arrive while the main thread waits for them`() throws {
  let body = Data(repeating: 7, count: 1000)
  let app = try Client.launch(
    .get("/"), .data(body).delayed(by: 30).throttled(bytesPerSecond: 100))
  let seen = try app.fetch("https://host.invalid/") { $0.blocksMainThread = true }
  #expect(seen.body == body)
  #expect(seen.elapsed >= 40)
  #expect(seen.elapsed < 45)
}

@Test
func `an answer that is later than the request's timeout doesn't arrive`() throws {
  let app = try Client.launch(.get("/"), .text("late").delayed(by: 45))
  let seen = try app.fetch("https://host.invalid/") { $0.timeout = 5 }
  #expect(seen.errorCode == URLError.timedOut.rawValue)
  #expect(seen.elapsed < 45)
  let due = try app.call(ClockCall()).pending ?? []
  #expect(!due.contains { $0.contains("the answer to") })
}

@Test
func `a limited bandwidth delivers the body in parts`() throws {
  let body = Data(repeating: 7, count: 1000)
  let app = try Client.launch(.get("/"), .data(body).throttled(bytesPerSecond: 100))
  let seen = try app.fetch("https://host.invalid/")
  #expect(seen.body == body)
  #expect(seen.elapsed >= 10)
  #expect(seen.events.count { $0.hasPrefix("data") } > 10)
}

@Test
func `a missing body file refuses the request and says which`() throws {
  let app = try Client.launch(.get("/"), .file("/no/such/body.json"))
  let seen = try app.fetch("https://host.invalid/")
  #expect(seen.errorText.contains("/no/such/body.json can't be read"))
}
