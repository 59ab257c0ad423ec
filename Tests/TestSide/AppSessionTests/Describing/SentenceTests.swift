import AutomationProtocol
import Testing

@testable import AppSession

@Suite struct `What is asked, in words` {
  private static let login = ElementQuery(steps: [
    .descendants(.button), .matching(.identified(by: "Login")),
  ])

  @Test(arguments: [
    (Interaction.tap(count: 1, touches: 1), #"Tap "Login" Button"#),
    (.tap(count: 2, touches: 1), #"Double tap "Login" Button"#),
    (.tap(count: 1, touches: 2), #"Two finger tap "Login" Button"#),
    (.tap(count: 3, touches: 2), #"Tap "Login" Button with 3 taps and 2 touches"#),
    (.press(duration: 1), #"Press "Login" Button for 1.0s"#),
    (.typeText("a\nb"), #"Type 'a\nb' into "Login" Button"#),
    (.typeKey("\u{8}", modifiers: []), #"Type '\u{08}' key into "Login" Button"#),
    (
      .typeKey("a", modifiers: [.command, .shift]),
      #"Type 'a' key into "Login" Button with shift, command held"#
    ),
  ]) func `interactions`(interaction: Interaction, sentence: String) {
    let call = PerformCall(interaction, on: Self.login, timeout: 1)
    #expect(call.sentence(application: "LoginApp") == sentence)
  }

  @Test func `a text that may be secret is left out`() {
    let call = PerformCall(.typeText("1234"), on: Self.login, timeout: 1)
    #expect(
      call.sentence(application: "LoginApp", hidesText: true)
        == #"Type '<hidden>' into "Login" Button"#)
  }

  @Test func `everything else`() {
    func sentence(_ call: some AutomationCall) -> String { call.sentence(application: "LoginApp") }
    let login = Self.login
    #expect(sentence(CountCall(login, limit: 1)) == #"Checking existence of `"Login" Button`"#)
    #expect(
      sentence(CountCall(login))
        == #"Get number of matches for: Elements matching predicate '"Login" IN identifiers'"#)
    #expect(sentence(ResolveCall(login, expecting: .one)) == #"Find the "Login" Button"#)
    #expect(
      sentence(WaitCall(login, until: .exists, timeout: 5))
        == #"Waiting 5.0s for "Login" Button to exist"#)
    #expect(
      sentence(WaitCall(login, until: .doesNotExist, timeout: 0.25))
        == #"Waiting 0.25s for "Login" Button to not exist"#)
    #expect(sentence(SnapshotCall(login)) == #"Requesting snapshot of "Login" Button"#)
    #expect(sentence(CaptureCall(.svg)) == "Capture the screen as svg")
    #expect(sentence(TerminateCall()) == "Terminate LoginApp")
    #expect(sentence(InitializeCall(client: "")) == "Launch LoginApp")
  }
}
