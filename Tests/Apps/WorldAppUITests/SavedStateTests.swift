import Foundation
import Synchronization
import Testing
import XCUIAutomation

/// A note, as the test decodes it.
private struct Note: Codable {
  var name = "token"
  var text: String
}

private struct Notes: Codable, Equatable {
  var setting: String?
  var file: String?
  var secret: String?

  static let none = Self()
  static func all(_ text: String) -> Self { Self(setting: text, file: text, secret: text) }
}

private let makings = Mutex(0)

extension XCUIApplication.SavedState {
  fileprivate static let signedIn = Self("logged in") { app in
    makings.withLock { $0 += 1 }
    try app.call("remember", with: Note(text: "grace"))
  }
}

/// A folder that is removed at the end of the test.
private final class Folder {
  let path = NSTemporaryDirectory() + "states-\(UUID().uuidString)"

  init() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    let url = URL(fileURLWithPath: path + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }
}

@Test
func `a relaunch in a test finds settings, files and secrets`() throws {
  let app = World.launch()
  try app.call("remember", with: Note(text: "kept"))
  app.terminate()
  app.launch()
  #expect(try app.call("recall", with: "token") == Notes.all("kept"))
}

@Test
func `a launch with the empty state finds nothing`() throws {
  let app = World.launch()
  try app.call("remember", with: Note(text: "lost"))
  app.launch(state: .empty)
  #expect(try app.call("recall", with: "token") == Notes.none)
}

@Test
func `the next test finds nothing`() throws {
  #expect(try World.launch().call("recall", with: "token") == Notes.none)
}

@Test(arguments: 0..<3)
func `a state is made once, and each launch with it has its own copy`(number: Int) throws {
  let app = World.app()
  app.launch(state: .signedIn)
  #expect(try app.call("recall", with: "token") == Notes.all("grace"))
  try app.call("remember", with: Note(text: "changed by \(number)"))
  app.terminate()
  app.launch()
  #expect(try app.call("recall", with: "token") == Notes.all("changed by \(number)"))
  #expect(makings.withLock(\.self) == 1)
}

@Test
func `a test reads what its app has saved`() throws {
  let app = World.launch()
  try app.call("remember", with: Note(text: "seen"))
  app.terminate()
  let container = try #require(app.container)
  #expect(container.text(of: "Documents/token.txt") == "seen")
  #expect(container.secrets == ["token": "seen"])
  #expect(container.defaults["token"] as? String == "seen")
  #expect(container.files.contains("Documents/token.txt"))
  #expect(container.text(of: "Documents/other.txt") == nil)
}

@Test
func `an app that was never launched has no container`() {
  #expect(World.app().container == nil)
}

@Test
func `a state is saved to a folder and launched from it`() throws {
  let folder = try Folder()
  let path = folder.path + "/logged-in"
  let app = World.launch()
  try app.call("remember", with: Note(text: "saved"))
  app.saveState(to: path)
  #expect(app.state == .notRunning)
  app.launch(state: .empty)
  app.launch(state: .init(savedAt: path))
  #expect(try app.call("recall", with: "token") == Notes.all("saved"))
  try app.call("remember", with: Note(text: "saved again"))
  app.saveState(to: path)
  app.launch(state: .init(savedAt: path))
  #expect(try app.call("recall", with: "token") == Notes.all("saved again"))
  #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["logged-in"])
}

@Test
func `a launch begins with the files of a folder`() throws {
  let folder = try Folder()
  try folder.write("by hand", to: "Documents/token.txt")
  let app = World.app()
  app.launch(state: .init(homeFolder: folder.path))
  #expect(try app.call("recall", with: "token") == Notes(file: "by hand"))
}

@Test
func `unreadable secrets are reported with their file, and kept`() throws {
  let folder = try Folder()
  try folder.write("no JSON", to: ".local/share/WorldApp/secrets.json")
  let app = World.app()
  app.launch(state: .init(homeFolder: folder.path))
  let home = try #require(app.container?.path)
  #expect(
    message { try app.call("remember", with: Note(text: "x")) }
      == "Failed to call “remember” of WorldApp: The command “remember” threw an error: The secrets in "
      + "\(home)/.local/share/WorldApp/secrets.json could not be read: The operation could not be "
      + "completed. The data isn’t in the correct format.")
  #expect(app.container?.text(of: ".local/share/WorldApp/secrets.json") == "no JSON")
}

@Test
func `only the owner may read the secrets`() throws {
  let app = World.launch()
  try app.call("remember", with: Note(text: "x"))
  let home = try #require(app.container?.path)
  let attributes = try FileManager.default.attributesOfItem(
    atPath: home + "/.local/share/WorldApp/secrets.json")
  #expect(attributes[.posixPermissions] as? Int == 0o600)
}

/// Launches with an unusable state, and returns the failure.
private func failure(
  _ state: XCUIApplication.SavedState, _ app: XCUIApplication = World.app()
) -> String {
  let error = #expect(throws: XCUIAutomationError.self) {
    try attempting { app.launch(state: state) }
  }
  #expect(app.state == .notRunning)
  return error?.message ?? ""
}

@Test
func `a missing state is reported with the nearest one`() throws {
  let folder = try Folder()
  try folder.write("", to: "logged-in/x")
  #expect(
    failure(.init(savedAt: folder.path + "/loged-in"))
      == "Failed to launch WorldApp: WorldApp could not be started: there is no saved state at "
      + "\(folder.path)/loged-in; did you mean “logged-in”?")
}

@Test
func `a file, or a folder that isn't a state, is refused`() throws {
  let folder = try Folder()
  try folder.write("", to: "file")
  #expect(
    failure(.init(savedAt: folder.path + "/file"))
      == "Failed to launch WorldApp: WorldApp could not be started: "
      + "\(folder.path)/file is a file; a state is a folder.")
  #expect(
    failure(.init(savedAt: folder.path))
      == "Failed to launch WorldApp: WorldApp could not be started: the folder "
      + "\(folder.path) has no state.json, so it isn't a complete saved state; save it again "
      + "with saveState(to:).")
}

@Test
func `a half copied state is refused`() throws {
  let folder = try Folder()
  let path = folder.path + "/state"
  let app = World.launch()
  try app.call("remember", with: Note(text: "saved"))
  app.saveState(to: path)
  try FileManager.default.removeItem(atPath: path + "/home/Documents/token.txt")
  let written = try Data(contentsOf: URL(fileURLWithPath: path + "/state.json"))
  let marker = try JSONDecoder().decode(Marker.self, from: written)
  #expect(
    failure(.init(savedAt: path), app)
      == "Failed to launch WorldApp: WorldApp could not be started: the state at "
      + "\(path) isn't whole: it has 2 files of \(marker.bytes - "saved".utf8.count) bytes, and was saved "
      + "with 3 of \(marker.bytes); save it again.")
}

/// The contents of a state's marker.
private struct Marker: Codable {
  var bytes: Int
}

@Test(arguments: [
  ("{", "FOLDER/state.json isn't a state's marker: The given data was not valid JSON"),
  (#"{"version": 1}"#, "FOLDER/state.json isn't a state's marker: “app” is missing"),
  (
    #"{"version": 2}"#,
    "the state at FOLDER has version 2, and this one reads 1; save it again"
  ),
  (
    #"{"version": 1, "app": "LoginApp", "files": 0, "bytes": 0}"#,
    "the state at FOLDER is one of LoginApp, not of WorldApp"
  ),
  (
    #"{"version": 1, "app": "", "files": 0, "bytes": 0}"#,
    "FOLDER/state.json isn't a state's marker: “app” is empty"
  ),
  (
    #"{"version": 1, "app": "WorldApp", "files": 2, "bytes": 7}"#,
    "the state at FOLDER isn't whole: it has 0 files of 0 bytes, and was saved with 2 of 7; save it again"
  ),
])
func `a state with a wrong marker is refused`(marker: String, text: String) throws {
  let folder = try Folder()
  try folder.write(marker, to: "state.json")
  #expect(
    failure(.init(savedAt: folder.path))
      == "Failed to launch WorldApp: WorldApp could not be started: "
      + text.replacing("FOLDER", with: folder.path) + ".")
}

@Test
func `a state that can't be written leaves the earlier one`() throws {
  let folder = try Folder()
  try folder.write("in the way", to: "file")
  let app = World.launch()
  let error = #expect(throws: XCUIAutomationError.self) {
    try attempting { app.saveState(to: folder.path + "/file/state") }
  }
  #expect(error?.message == "\(folder.path)/file could not be copied: File exists")
  #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["file"])
}

@Test
func `saving replaces nothing but a state and an empty folder`() throws {
  let folder = try Folder()
  try folder.write("my thesis", to: "mine/thesis.txt")
  let app = World.launch()
  func failure(_ name: String) -> String {
    let error = #expect(throws: XCUIAutomationError.self) {
      try attempting { app.saveState(to: folder.path + name) }
    }
    return error?.message ?? ""
  }
  let remedy = "; saving would replace it, so save to another path, or delete it first"
  #expect(
    failure("/mine") == "\(folder.path)/mine is no saved state, but a folder with “thesis.txt”"
      + remedy)
  #expect(failure("/mine/thesis.txt") == "\(folder.path)/mine/thesis.txt is a file" + remedy)
  #expect(
    try String(contentsOfFile: folder.path + "/mine/thesis.txt", encoding: .utf8) == "my thesis")
  try FileManager.default.createDirectory(
    atPath: folder.path + "/empty", withIntermediateDirectories: false)
  app.saveState(to: folder.path + "/empty")
  #expect(FileManager.default.fileExists(atPath: folder.path + "/empty/state.json"))
}

@Test
func `the path of a state may end with a slash or be a symbolic link`() throws {
  let folder = try Folder()
  let app = World.launch()
  try app.call("remember", with: Note(text: "saved"))
  app.saveState(to: folder.path + "/state/")
  try FileManager.default.createSymbolicLink(
    atPath: folder.path + "/link", withDestinationPath: "state")
  app.launch(state: .init(savedAt: folder.path + "/state"))
  try app.call("remember", with: Note(text: "saved again"))
  app.saveState(to: folder.path + "/link")
  app.launch(state: .init(savedAt: folder.path + "/state/"))
  #expect(try app.call("recall", with: "token") == Notes.all("saved again"))
  #expect(
    try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/link") == "state")
}

@Test
func `a folder isn't copied into itself`() throws {
  let app = World.launch()
  let home = try #require(app.container?.path)
  let error = #expect(throws: XCUIAutomationError.self) {
    try attempting { app.saveState(to: home + "/state") }
  }
  #expect(
    error?.message
      == "\(home) can't be copied to \(home)/state, which is inside of it; choose a path outside of it"
  )
  #expect(!FileManager.default.fileExists(atPath: home + "/state"))
  let temporary = String(NSTemporaryDirectory().dropLast())
  #expect(
    failure(.init(homeFolder: temporary)).hasPrefix(
      "Failed to launch WorldApp: WorldApp could not be started: \(temporary) can't be copied to "
        + temporary + "/understudy-"))
}

@Test
func `a missing home folder is reported with the nearest one`() throws {
  let folder = try Folder()
  try folder.write("", to: "seeded/x")
  #expect(
    failure(.init(homeFolder: folder.path + "/seded"))
      == "Failed to launch WorldApp: WorldApp could not be started: there is no folder at "
      + "\(folder.path)/seded with files for the app’s home folder; did you mean “seeded”?")
}

@Test
func `a flow that throws fails the launch, and the next test tries again`() {
  struct Closed: Error {}
  let tries = Mutex(0)
  let state = XCUIApplication.SavedState("shop") { _ in
    tries.withLock { $0 += 1 }
    throw Closed()
  }
  for _ in 0..<2 {
    let error = #expect(throws: XCUIAutomationError.self) {
      try attempting { World.app().launch(state: state) }
    }
    #expect(
      error?.message
        == "Failed to launch WorldApp: WorldApp could not be started: the flow that makes "
        + "the state “shop” has failed: Closed().")
  }
  #expect(tries.withLock(\.self) == 2)
}

@Test
func `a state that depends on itself is refused`() {
  let error = #expect(throws: XCUIAutomationError.self) {
    try attempting { World.app().launch(state: .circular) }
  }
  #expect(
    error?.message
      == "Failed to launch WorldApp: WorldApp could not be started: the flow that makes the state "
      + "“circular” launches the app with that state.")
}

extension XCUIApplication.SavedState {
  fileprivate static var circular: Self { Self("circular") { app in app.launch(state: .circular) } }
}

@Test
func `an app's pipes aren't part of its state`() throws {
  let folder = try Folder()
  let app = World.launch()
  let home = try #require(app.container?.path)
  #expect(mkfifo(home + "/pipe", 0o600) == 0)
  #expect(symlink("nowhere", home + "/link") == 0)
  app.saveState(to: folder.path + "/state")
  app.launch(state: .init(savedAt: folder.path + "/state"))
  let copy = try #require(app.container?.path)
  let names = try FileManager.default.contentsOfDirectory(atPath: copy)
  #expect(!names.contains("pipe") && names.contains("link"))
}
