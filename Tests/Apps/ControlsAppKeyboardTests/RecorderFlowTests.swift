import Foundation
import Testing

/// People who record at a terminal.
@Suite struct RecorderFlowTests {
  private static let f2 = "\u{1B}OQ"
  private static let done = "\u{4}"

  private let file = FileManager.default.temporaryDirectory
    .appendingPathComponent("recording-\(UUID().uuidString).feature")

  private func recorder(rows: UInt16 = 30) throws -> PersonAtTerminal {
    try PersonAtTerminal(
      "understudy",
      [
        "record", "LoginApp", "--name", "Login succeeds", "--output", file.path, "--",
        "-model.user", "test", "-model.password", "1234",
      ], rows: rows)
  }

  @Test func `a recorded session becomes a feature that passes`() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let person = try recorder()
    person.sees("─ recording LoginApp ─")
    person.sees("Ctrl-D done")
    person.type("\ttest")
    person.sees("I type \"test\" into the text field \"Username\"")
    person.type("\t1234\t\r")
    person.sees("I tap the button \"Login\"")
    person.sees("Success")
    person.type(Self.f2)
    person.sees("Click on the element to expect")
    // The middle of the text "Success".
    let row = 1 + (person.rows.firstIndex { $0.contains("Success") } ?? 0)
    person.type("\u{1B}[<0;40;\(row)M\u{1B}[<0;40;\(row)m")
    person.sees("the text \"results\" reads \"Success\"")
    person.type(Self.done)
    let output = person.leave()
    #expect(output.contains("4 steps"), "\(output)")
    #expect(output.contains("run once: passes"), "\(output)")
    #expect(person.status == 0)
    let feature = try String(contentsOf: file, encoding: .utf8)
    #expect(feature.hasPrefix("Feature: Login succeeds\n"), "\(feature)")
    #expect(feature.contains("I type the secret \"testing.password\""), "\(feature)")
    #expect(!feature.contains("1234"), "\(feature)")
  }

  @Test func `the terminal can be resized during a recording`() throws {
    defer { try? FileManager.default.removeItem(at: file) }
    let person = try recorder()
    person.sees("Ctrl-D done")
    person.type("\tte")
    person.sees("I type \"te\" into the text field \"Username\"")
    person.resize(columns: 120, rows: 40)
    person.type("st")
    person.sees("I type \"test\" into the text field \"Username\"")
    person.resize(columns: 60, rows: 10)
    person.sees("Make it larger")
    person.type("more")
    person.resize(columns: 80, rows: 30)
    person.sees("Ctrl-D done")
    person.type("\t1234\t\r")
    person.sees("I tap the button \"Login\"")
    person.type(Self.done)
    let output = person.leave()
    #expect(output.contains("run once: passes"), "\(output)")
    #expect(person.status == 0)
  }

  @Test func `Ctrl-C discards the recording`() throws {
    let person = try recorder()
    person.sees("Ctrl-D done")
    person.type("\u{3}")
    #expect(person.leave() == "")
    #expect(person.status == 130)
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test func `a signal gives the terminal back`() throws {
    let person = try recorder()
    person.sees("Ctrl-D done")
    #expect(person.quit() == "")
    #expect(person.status == 130)
  }

  @Test func `the recorder reports the size that a small terminal lacks`() throws {
    let person = try recorder(rows: 24)
    let output = person.leave()
    #expect(output.contains("80 × 29"), "\(output)")
    #expect(output.contains("-ui-testing.screen 640x304"), "\(output)")
    #expect(person.status == 69)
  }
}
