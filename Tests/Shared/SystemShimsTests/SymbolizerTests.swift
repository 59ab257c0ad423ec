import Foundation
import Testing

@testable import SystemShims

@Suite(.serialized) struct SymbolizerTests {
  @Test func `a line of this program is found, and no line of the system's`() throws {
    let addresses = Thread.callStackReturnAddresses.map(\.uint64Value)
    let line = #line - 1
    let lines = try #require(Symbolizer.lines(of: addresses)).values.joined()
    let own = try #require(lines.first { $0.path == #filePath && $0.line == line })
    #expect(own.column > 0 && SwiftSymbol.function(own.symbol)?.contains("Symbolizer") == true)
    #expect(!lines.contains { $0.path.hasSuffix("pthread_create.c") })
  }

  @Test func `a program that keeps running finds the same lines repeatedly`() throws {
    let addresses = Thread.callStackReturnAddresses.map(\.uint64Value)
    let lines = try #require(Symbolizer.lines(of: addresses))
    #expect(lines.values.joined().contains { $0.path == #filePath })
    for _ in 0..<2 { #expect(Symbolizer.lines(of: addresses, keepsProgram: true) == lines) }
  }

  @Test(arguments: [true, false])
  func `addresses of nothing have no lines`(keepsProgram: Bool) {
    #expect(Symbolizer.lines(of: [0, 1, .max], keepsProgram: keepsProgram) == [:])
    #expect(Symbolizer.lines(of: [], keepsProgram: keepsProgram) == [:])
  }

  #if os(Linux)
    @Test func `a killed program is restarted`() throws {
      let addresses = Thread.callStackReturnAddresses.map(\.uint64Value)
      let lines = try #require(Symbolizer.lines(of: addresses, keepsProgram: true))
      let programs = ProcessFamily.children(of: getpid()).filter { process in
        (try? String(contentsOfFile: "/proc/\(process)/cmdline", encoding: .utf8))?
          .contains("llvm-symbolizer\0--output-style") == true
      }
      #expect(!programs.isEmpty)
      ProcessFamily.kill(programs, upTo: .seconds(60))
      #expect(Symbolizer.lines(of: addresses, keepsProgram: true) == lines)
    }

    @Test func `each line has an answer, however long it is`() throws {
      let echo = try #require(SymbolizerProcess(URL(fileURLWithPath: "/bin/cat"), []))
      for line in ["one", "", String(repeating: "two ", count: 10_000), "three"] {
        #expect(echo.answer(to: line) == Data(line.utf8))
      }
    }

    @Test func `an ended program has no answers, and a missing one can't be started`()
      throws
    {
      let ended = try #require(SymbolizerProcess(URL(fileURLWithPath: "/bin/true"), []))
      for _ in 0..<3 { #expect(ended.answer(to: "one") == nil) }
      #expect(SymbolizerProcess(URL(fileURLWithPath: "/nonexistent"), []) == nil)
    }
  #endif
}
