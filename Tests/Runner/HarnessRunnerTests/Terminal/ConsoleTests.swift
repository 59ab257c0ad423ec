import Synchronization
import Testing

@testable import HarnessRunner

@Suite struct ConsoleTests {
  /// A console whose output fails after a number of texts, and its output until then.
  private final class Rig: Sendable {
    private let state = Mutex((output: "", errors: "", rest: 0))
    private let problem: OutputProblem

    init(texts: Int, then problem: OutputProblem) {
      self.problem = problem
      state.withLock { $0.rest = texts }
    }

    var output: String { state.withLock(\.output) }
    var errors: String { state.withLock(\.errors) }

    var console: Console {
      Console(
        hasColor: true, width: { 40 }, errorFeatures: (false, nil),
        output: { text throws(OutputProblem) in
          let isWritten = self.state.withLock { state in
            if state.rest > 0 { state.output += text }
            state.rest -= 1
            return state.rest >= 0
          }
          if !isWritten { throw self.problem }
        }, error: { text in self.state.withLock { $0.errors += text } })
    }
  }

  @Test func `styles are applied only if colour is allowed`() {
    let plain = Console(hasColor: false, output: { _ in }, error: { _ in })
    let colored = Console(hasColor: true, output: { _ in }, error: { _ in })
    #expect(plain.styled("ok", .green) == "ok")
    #expect(colored.styled("ok", .green) == "\u{1B}[32mok\u{1B}[0m")
  }

  @Test(arguments: [("xterm", true), ("dumb", false), (nil, false)] as [(String?, Bool)])
  func `a dumb terminal has no progress line`(kind: String?, isScreen: Bool) {
    let console = Console(
      hasColor: false, width: { 80 }, environment: kind.map { ["TERM": $0] } ?? [:],
      output: { _ in }, error: { _ in })
    #expect(console.isScreen == isScreen)
  }

  @Test func `a full device is reported once, and nothing more is written`() {
    let rig = Rig(texts: 1, then: OutputProblem(errorNumber: 28))
    let console = rig.console
    for line in ["a", "b", "c"] { console.print(line) }
    #expect(rig.output == "a\n")
    #expect(rig.errors == "error: standard output cannot be written: No space left on device\n")
    #expect(!console.isReaderGone)
  }

  @Test func `a closed output is reported once to listeners, and not as an error`() {
    let rig = Rig(texts: 1, then: OutputProblem(errorNumber: 32))
    let console = rig.console
    let calls = Mutex(0)
    console.whenReaderIsGone { calls.withLock { $0 += 1 } }
    console.print("a")
    #expect(calls.withLock { $0 } == 0)
    for line in ["b", "c"] { console.print(line) }
    #expect(calls.withLock { $0 } == 1)
    #expect(rig.output == "a\n")
    #expect(rig.errors.isEmpty)
    // A listener that is added later is called, too.
    console.whenReaderIsGone { calls.withLock { $0 += 10 } }
    #expect(calls.withLock { $0 } == 11)
  }

  @Test func `with a report on standard output, other text goes to standard error`() {
    let rig = Rig(texts: 9, then: .readerGone)
    let console = rig.console.forReportOnOutput
    console.print(console.styled("passed", .green))
    console.writeOutput("<report/>")
    #expect(rig.output == "<report/>")
    #expect(rig.errors == "passed\n")
    #expect(console.columns == nil)
  }
}
