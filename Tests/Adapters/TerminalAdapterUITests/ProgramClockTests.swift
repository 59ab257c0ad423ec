import Foundation
import Testing
import XCUIAutomation

/// The clock of a program in a terminal, which is real.
@Suite struct `The clock of a program in a terminal` {
  @Test(arguments: ["date", "time zone", "locale"])
  func `keeps its date, time zone and locale`(name: String) {
    let change = { (app: XCUIApplication) in
      switch name {
      case "date": app.clock.setDate(Date(timeIntervalSince1970: 0))
      case "time zone": app.clock.setTimeZone("Asia/Tokyo")
      default: app.clock.setLocale("de_CH")
      }
    }
    let reason = "cannot change its \(name), because it runs in another process"
    let shell = MarkedShell.launched("echo Ready; read line")
    let late = failure { change(shell.app) }
    #expect(late.contains(reason), "\(late)")
    #expect(shell.app.staticTexts["Ready"].exists, "The program goes on.")
    shell.app.terminate()
    let next = MarkedShell("echo Ready; read line")
    change(next.app)
    let early = failure { next.app.launch() }
    #expect(early.contains(reason), "\(early)")
    #expect(next.processes == [])
  }

  @Test func `isn't moved`() {
    let shell = MarkedShell.launched("echo Ready; read line")
    for move in [{ shell.app.clock.advance(by: 60) }, { shell.app.clock.freeze() }] {
      let text = failure(move)
      #expect(text.contains("cannot have its clock moved, because that is real"), "\(text)")
    }
    shell.app.terminate()
  }

  private func failure(_ body: () -> Void) -> String {
    let error = #expect(throws: XCUIAutomationError.self) { try attempting(body) }
    return error.map { "\($0)" } ?? ""
  }
}
