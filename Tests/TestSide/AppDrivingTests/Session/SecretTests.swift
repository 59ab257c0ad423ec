import AutomationProtocol
import Foundation
import Testing

@testable import AppDriving

@Suite struct `Secrets` {
  private let password = ElementQuery(steps: [.descendants(.secureTextField)])

  @Test func `travel in the handshake, not on the command line`() throws {
    let session = try AppLauncher().launch(
      Agent.launch(arguments: [
        "-report", "arguments", "-model.user", "ann", "-model.password", "hunter22", "-mark", "x",
      ]))
    let log = session.logLines.joined(separator: "\n")
    #expect(log.contains("-model.user") && log.contains("-mark"))
    #expect(!log.contains("-model.password"))
    #expect(log.contains("secret model.password of 8 characters"))
    session.terminate()
  }

  @Test func `include the keys that the test names`() throws {
    var launch = Agent.launch(arguments: ["-report", "arguments", "-door", "sesame"])
    launch.secretKeys = ["door"]
    let session = try AppLauncher().launch(launch)
    #expect(session.logLines.contains("secret door of 6 characters"))
  }

  @Test func `are hidden in the transcript and the log`() throws {
    let session = try AppLauncher().launch(Agent.launch(arguments: ["-api-token", "sesa\"me"]))
    _ = try session.call(PerformCall(.tap(count: 1, touches: 1), on: password, timeout: 1))
    _ = try session.call(PerformCall(.typeText("hunter22"), on: password, timeout: 1))
    let transcript = session.transcript.map(\.description).joined(separator: "\n")
    #expect(transcript.contains(#""api-token":"<hidden>""#))
    #expect(transcript.contains(#""typeText":{"text":"<hidden>"}"#))
    #expect(!transcript.contains("hunter22"))
    #expect(!transcript.contains("sesa"))
  }

  @Test func `don't include text that is typed into an ordinary field`() throws {
    let session = try AppLauncher().launch(Agent.launch())
    let field = ElementQuery(steps: [.descendants(.textField)])
    _ = try session.call(PerformCall(.tap(count: 1, touches: 1), on: field, timeout: 1))
    _ = try session.call(PerformCall(.typeText("Annabel"), on: field, timeout: 1))
    #expect(session.transcript.contains { $0.text.contains(#""typeText":{"text":"Annabel"}"#) })
  }
}
