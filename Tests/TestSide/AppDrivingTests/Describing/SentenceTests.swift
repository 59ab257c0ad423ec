import AutomationProtocol
import Foundation
import Testing

@testable import AppDriving

@Suite struct `The sentence of a call` {
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
    (.swipe(.init(.up)), #"Swipe up "Login" Button"#),
    (.pinch(.init(scale: 2, velocity: 1)), #"Pinch "Login" Button with scale 2.0"#),
    (.rotate(.init(angle: 1.5, velocity: 1)), #"Rotate "Login" Button by 1.5 radians"#),
    (.click(.init()), #"Click "Login" Button"#),
    (.click(.init(count: 2)), #"Double click "Login" Button"#),
    (.click(.init(.secondary)), #"Right click "Login" Button"#),
    (.hover, #"Hover over "Login" Button"#),
    (.scroll(deltaX: 0, deltaY: -48), #"Scroll "Login" Button by (0.0, -48.0)"#),
    (.adjustSlider(position: 0.5), #"Adjust "Login" Button to position 0.5"#),
    (.adjustPickerWheel(value: "Red"), #"Set value of "Login" Button to Red"#),
    (
      .adjustDate(Date(timeIntervalSince1970: 0)),
      #"Set date of "Login" Button to 1970-01-01T00:00:00Z"#
    ),
    (.scrollIntoView, #"Scroll "Login" Button into view"#),
    (
      .accessibilityAction(name: "Delete"),
      #"Perform accessibility action 'Delete' of "Login" Button"#
    ),
    (
      .drag(
        Interaction.Drag(
          pressDuration: 1,
          to: .init(
            login, at: ElementPlace(normalizedOffset: .zero, offset: CGPoint(x: 8, y: 1))))),
      #"Press "Login" Button for 1.0s and drag to "Login" Button[0.0, 0.0] + (8.0, 1.0)"#
    ),
    (
      .drag(Interaction.Drag(pressDuration: 0.5, to: .init(.application), pointer: .mouse)),
      #"Click "Login" Button for 0.5s and drag to Application 'LoginApp'"#
    ),
  ]) func `interactions`(interaction: Interaction, sentence: String) {
    let call = PerformCall(interaction, on: Self.login, timeout: 1)
    #expect(call.sentence(application: "LoginApp") == sentence)
  }

  @Test func `places and held modifiers`() {
    let place = ElementPlace(normalizedOffset: CGPoint(x: 0.5, y: 0.6))
    let call = PerformCall(.tap(count: 1, touches: 1), on: .application, at: place, timeout: 1)
    #expect(call.sentence(application: "LoginApp") == "Tap Application 'LoginApp'[0.5, 0.6]")
    let click = PerformCall(
      .click(.init()), on: Self.login, modifiers: [.shift, .command], timeout: 1)
    #expect(
      click.sentence(application: "LoginApp")
        == #"Click "Login" Button with shift, command held"#)
    let key = PerformCall(
      .typeKey("a", modifiers: .shift), on: .application, modifiers: .control, timeout: 1)
    #expect(
      key.sentence(application: "LoginApp")
        == "Type 'a' key into Application 'LoginApp' with shift, control held")
  }

  @Test func `possibly secret text is hidden`() {
    let call = PerformCall(.typeText("1234"), on: Self.login, timeout: 1)
    #expect(
      call.sentence(application: "LoginApp", hidesText: true)
        == #"Type '<hidden>' into "Login" Button"#)
  }

  @Test func `every call has a sentence`() {
    let calls: [any AutomationCall] = [
      AuditCall([], in: .application), CaptureCall(.png), ClockCall(), CountCall(.application),
      DeviceCall(.isInForeground(true)), InitializeCall(client: ""), LaunchAuditCall(),
      MoveClockCall(.advance(1)), MoveClockCall(.freeze), PassTimeCall(seconds: 1),
      PasteboardCall(), PasteboardCall(["a"]),
      PerformCall(.hover, on: .application, timeout: 0), ResolveCall(.application, expecting: .all),
      ScreenReaderCall(.enable), SnapshotCall(.application), TerminateCall(),
      WaitCall(.application, until: .hasChanged(since: 1), timeout: 1),
    ]
    for call in calls {
      let sentence = call.sentence(application: "LoginApp")
      #expect(sentence != type(of: call).method && sentence.contains(" "), "\(sentence)")
    }
  }

  @Test func `all other calls`() {
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
    #expect(sentence(LaunchAuditCall()) == "Check the launch arguments of LoginApp")
    #expect(sentence(TerminateCall()) == "Terminate LoginApp")
    #expect(sentence(InitializeCall(client: "")) == "Launch LoginApp")
  }
}
