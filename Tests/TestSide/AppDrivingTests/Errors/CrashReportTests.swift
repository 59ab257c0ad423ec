import Testing

@testable import AppDriving

@Suite struct `The log of an app that crashed` {
  private func shown(_ log: [String]) -> String {
    AppSessionError.Circumstances(app: "App", log: log).sections.joined()
  }

  private let before = (1...60).map { "said \($0)" }
  private let backtrace = ["", "Thread 0 crashed:", ""] + (0..<90).map { "\($0) frame\($0)()" }

  @Test(arguments: [
    "*** Program crashed: Bad pointer at 0x0 ***", "💣 Program crashed: Bad pointer",
  ])
  func `shows the app's last lines and the beginning of the crash report`(heading: String) {
    let text = shown(before + [heading] + backtrace)
    #expect(text.hasPrefix("Log of App:\n    … (40 more)\n    said 41\n    said 42\n"))
    #expect(text.contains("    said 60\n    \(heading)\n"))
    #expect(text.contains("0 frame0()"))
    #expect(!text.contains("89 frame89()"))
    #expect(text.hasSuffix("… (54 more)"))
  }

  @Test func `shows the message of a failed check after the app's last lines`() {
    let fatal = "App/main.swift:3: Fatal error: no"
    let text = shown(
      before + [
        fatal, "", "*** Signal 5: Backtracing from 0x1... done ***", "",
        "*** Program crashed: System trap at 0x1 ***",
      ] + backtrace)
    #expect(text.hasPrefix("Log of App:\n    … (40 more)\n    said 41\n"))
    #expect(text.contains("    said 60\n    \(fatal)\n"))
    #expect(text.contains("0 frame0()"))
  }

  @Test func `counts the dropped lines`() {
    let known = AppSessionError.Circumstances(app: "App", log: before, droppedLogLineCount: 1000)
    #expect(known.sections.joined().hasPrefix("Log of App:\n    … (1040 more)\n    said 41\n"))
  }

  @Test func `shows its end if it contains no crash report`() {
    let text = shown(before)
    #expect(text.contains("… (40 more)"))
    #expect(text.hasSuffix("said 60"))
  }
}
