import Testing
import XCUIAutomation

@Test
func `a launch argument answers for the user`() throws {
  let app = World.launch(["-ui-testing.grant", "location, camera"])
  #expect(try app.call("status of camera") == 3)
  #expect(try app.call("ask for camera") == true)
  app.launchArguments = ["-ui-testing", "YES", "-ui-testing.deny", "camera"]
  app.launch()
  #expect(try app.call("status of camera") == 2)
  #expect(try app.call("ask for camera") == false)
}

@Test
func `without an answer no permission is granted`() throws {
  let app = World.launch()
  #expect(try app.call("status of camera") == 0)
  #expect(try app.call("ask for camera") == false)
  #expect(try app.call("status of camera") == 2)
}

@Test
func `an answer can be reset`() throws {
  let app = World.launch(["-ui-testing.grant", "camera"])
  app.resetAuthorizationStatus(for: .camera)
  #expect(try app.call("status of camera") == 0)
}

@Test(arguments: [
  (
    ["-ui-testing.grant", "camra"],
    "“camra”, which isn't a protected resource. Did you mean “camera”?"
  ),
  (["-ui-testing.deny", "x"], "There are notifications, contacts,"),
  (
    ["-ui-testing.grant", "camera", "-ui-testing.deny", "camera"],
    "-ui-testing.grant and -ui-testing.deny both name “camera”"
  ),
])
func `a wrong answer ends the launch`(arguments: [String], text: String) {
  let app = World.app(arguments)
  let error = #expect(throws: XCUIAutomationError.self) { try attempting { app.launch() } }
  #expect(error?.message.contains(text) == true, "\(error?.message ?? "")")
}
