import AppDriving
import AutomationProtocol
import Foundation
import Testing

@testable import HarnessRunner

/// Tests the prompt at a terminal, where it reads keys.
@Suite struct LineEditorTests {
  @Test(arguments: ["", "LC_ALL=C.UTF-8 "])
  func `a line may contain letters outside ASCII`(variables: String) throws {
    let command = "sh -c '\(variables)exec \(AppLocator.productsFolder)/understudy repl LoginApp'"
    let person = try LiveApp("the terminal program \"\(command)\" is launched", arguments: [])
    defer { person.end() }
    try person.carryOut("within 60 s the text containing \"LoginApp>\" exists")
    try person.carryOut("I type \"Zürich über 日本\"")
    try person.carryOut("I press the key \"return\"")
    try person.carryOut("within 20 s the text containing \"no step matches\" exists")
    let screen = try person.session.call(CaptureCall(.text))
    #expect(String(decoding: screen.data, as: UTF8.self).contains("“Zürich über 日本”"))
  }

  @Test(arguments: [("", "control+d"), ("", "control+c"), ("I tap", "control+c")])
  func `output after the prompt starts on a new line`(typed: String, key: String) throws {
    let command =
      "sh -c 'trap : INT; \(AppLocator.productsFolder)/understudy repl LoginApp; "
      + "echo status $?; exec cat'"
    let person = try LiveApp("the terminal program \"\(command)\" is launched", arguments: [])
    defer { person.end() }
    try person.carryOut("within 60 s the text containing \"LoginApp>\" exists")
    if !typed.isEmpty { try person.carryOut("I type \"\(typed)\"") }
    try person.carryOut("I press the key \"\(key)\"")
    try person.carryOut("within 20 s the text containing \"status\" exists")
    let capture = try person.session.call(CaptureCall(.text))
    let lines = String(decoding: capture.data, as: UTF8.self).split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("status ") }, "\(lines)")
    #expect(
      lines.contains { $0.hasPrefix(typed.isEmpty ? "LoginApp>" : "LoginApp> \(typed)") },
      "\(lines)")
  }

  @Test func `Ctrl-C at the prompt is an interruption, not the end of the input`() throws {
    // Several attempts, because telling a signal from the end of the input could depend on thread timing.
    for _ in 1...8 {
      let command =
        "sh -c 'trap : INT; \(AppLocator.productsFolder)/understudy repl LoginApp; "
        + "echo status $?; exec cat'"
      let person = try LiveApp(
        "the terminal program \"\(command)\" is launched", arguments: [])
      defer { person.end() }
      try person.carryOut("within 60 s the text containing \"LoginApp>\" exists")
      try person.carryOut("I press the key \"control+c\"")
      try person.carryOut("within 20 s the text containing \"status\" exists")
      try person.carryOut("the text containing \"status 130\" exists")
    }
  }
}
