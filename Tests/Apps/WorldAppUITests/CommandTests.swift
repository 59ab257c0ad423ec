import Testing
import XCUIAutomation

@Test
func `a command takes a payload and returns a result`() throws {
  let app = World.launch()
  let count: Int = try app.call("seed", with: [Book(title: "Emma", pages: 474)])
  #expect(count == 1)
  try app.call("seed", with: [Book(title: "Persuasion", pages: 249)])
  #expect(try app.call("titles") == ["Emma", "Persuasion"])
  #expect(try app.call("pages per book", as: Double.self) == 361.5)
}

@Test
func `a command without a payload and a result is called by its name alone`() throws {
  let app = World.launch()
  try app.call("seed", with: [Book(title: "Emma", pages: 474)])
  try app.call("clear")
  #expect(try app.call("titles") == [String]())
}

@Test
func `a command that waits takes app time`() throws {
  let app = World.launch()
  try app.call("add slowly", with: Book(title: "Emma", pages: 474), timeout: 5)
  #expect(try app.call("titles") == ["Emma"])
}

@Test
func `an optional payload can be left out`() throws {
  let app = World.launch()
  try app.call("add slowly")
  #expect(try app.call("titles") == [String]())
}

@Test
func `an unknown command is reported with the nearest one`() {
  let app = World.launch()
  #expect(
    message { try app.call("title") }
      == "Failed to call “title” of WorldApp: The app has no command “title”. Did you mean “titles”?"
  )
  #expect(
    message { try app.call("fly") }
      == "Failed to call “fly” of WorldApp: The app has no command “fly”. It has “add slowly”, “add to "
      + "full shelf”, “ask for camera”, “clear”, “crash”, “draw”, “first weekday”, “hang”, “order of work "
      + "due at once”, “pages per book”, “price”, “recall” and 6 more.")
}

@Test
func `an app without commands says how to register one`() {
  let app = XCUIApplication(bundleIdentifier: "WidgetCounter")
  app.launchArguments = ["-ui-testing", "YES"]
  app.launch()
  #expect(
    message { try app.call("seed") }
      == "Failed to call “seed” of WidgetCounter: The app has no command “seed”. It has none: "
      + "AppCommands.register(_:_:) makes one.")
}

@Test
func `a payload that doesn't decode is reported with its key and value`() {
  let app = World.launch()
  #expect(
    message { try app.call("seed", with: [WordyBook(title: "Emma", pages: "many")]) }
      == "Failed to call “seed” of WorldApp: The payload of “seed” isn't a valid Array<Book> at “0.pages”: "
      + "Expected to decode Int but found a string instead. Found: \"many\".")
  #expect(
    message { try app.call("seed", with: [["title": "Emma"]]) }
      == "Failed to call “seed” of WorldApp: The payload of “seed” isn't a valid Array<Book> at “0”: "
      + "“pages” is missing. Found: {\"title\":\"Emma\"}.")
  #expect(
    message { try app.call("seed") }
      == "Failed to call “seed” of WorldApp: The payload of “seed” isn't a valid Array<Book>: Cannot get "
      + "unkeyed decoding container -- found null value instead. Found: nothing.")
}

@Test
func `a payload for a command that takes none is refused`() throws {
  let app = World.launch()
  try app.call("seed", with: [Book(title: "Emma", pages: 474)])
  #expect(
    message { try app.call("clear", with: 1) }
      == "Failed to call “clear” of WorldApp: The command “clear” takes no payload, and got 1.")
  #expect(try app.call("titles") == ["Emma"])
}

@Test
func `a payload that isn't JSON doesn't reach the app`() {
  let app = World.launch()
  #expect(
    message { try app.call("seed", with: Double.infinity) }
      == "Failed to call “seed” of WorldApp: The payload can't be written as JSON: "
      + "EncodingError.invalidValue: inf (Double). Debug description: Unable to encode Double.inf "
      + "directly in JSON.")
}

@Test
func `a command that throws fails the call with its error`() {
  let app = World.launch()
  #expect(
    message { try app.call("add to full shelf", with: Book(title: "Emma", pages: 474)) }
      == "Failed to call “add to full shelf” of WorldApp: The command “add to full shelf” threw an "
      + "error: Full().")
}

@Test
func `a result that isn't JSON is named`() {
  let app = World.launch()
  #expect(
    // The sign of NaN depends on the machine.
    message { try app.call("pages per book") }.replacing("-nan", with: "nan")
      == "Failed to call “pages per book” of WorldApp: The result of “pages per book” can't be written "
      + "as JSON: EncodingError.invalidValue: nan (Double). Debug description: Unable to encode "
      + "Double.nan directly in JSON.")
}

@Test
func `a result of another type is reported with its value`() throws {
  let app = World.launch()
  try app.call("seed", with: [Book(title: "Emma", pages: 474)])
  #expect(
    message { let _: [Int] = try app.call("titles") }
      == "Failed to call “titles” of WorldApp: The result isn't a valid Array<Int> at “0”: Expected to "
      + "decode Int but found a string instead. Found: \"Emma\".")
  #expect(
    message { let _: Int = try app.call("clear") }
      == "Failed to call “clear” of WorldApp: The result isn't a valid Int: Cannot get value of type "
      + "Int -- found null value instead. Found: nothing.")
}

@Test
func `a command that never returns times out, and the next one is answered`() throws {
  let app = World.launch()
  #expect(
    message { try app.call("wait forever", timeout: 60) }
      == "Failed to call “wait forever” of WorldApp: The command “wait forever” hasn't returned within "
      + "60.0 s of app time. Pending: due in 999999940.0 s on the app's clock: a command.")
  #expect(try app.call("titles") == [String]())
}

@Test
func `a command that hangs ends the app after the answer timeout`() {
  let app = World.app()
  app.answerTimeout = 0.2
  app.launch()
  #expect(
    message { try app.call("hang", timeout: 0) }
      == "Failed to call “hang” of WorldApp: The main thread has been busy with it for too long.")
  #expect(app.state == .notRunning)
}

@Test
func `a command that crashes leaves one crash`() {
  let app = World.launch()
  #expect(message { try app.call("crash") }.contains("Lost connection to the application"))
  #expect(app.state == .notRunning)
}
