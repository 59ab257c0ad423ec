import AppDriving
import AutomationProtocol
import Foundation
import NetworkClient
import NetworkStubs
import Testing

/// Requests that are refused while the symbolizer is slow to find their lines.
@Suite struct SlowSymbolizerTests {
  private let app: AppSession
  private let program: TemporaryFile

  init() throws {
    program = try TemporaryFile("symbolizer", "#!/bin/sh\nsleep 3\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: program.path)
    app = try Client.launch(environment: ["UNDERSTUDY_SYMBOLIZER": program.path])
  }

  @Test func `a request is refused before it would time out`() throws {
    let result = try app.fetch("http://no-such-host.invalid/a") { $0.timeout = 2 }
    #expect(result.errorText.contains("GET http://no-such-host.invalid/a was refused"))
  }

  @Test func `a connection of the main thread takes none of the app's time`() throws {
    let start = try app.call(ClockCall()).now
    let result = try app.call(DialCall("192.0.2.1", port: 443))
    #expect(result.connection == ENETUNREACH)
    let end = try app.call(ClockCall()).now
    #expect(end == start)
  }

  @Test func `a wait doesn't end before a connection of another thread has failed`() throws {
    var call = DialCall("192.0.2.1", port: 443)
    call.isOnThread = true
    let result = try app.call(call, timeout: 2)
    #expect(result == DialCall.Result(lookUp: 0, connection: ENETUNREACH))
  }
}
