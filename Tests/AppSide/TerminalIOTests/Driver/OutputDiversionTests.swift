import Foundation
import TerminalTestSupport
import Testing

@testable import TerminalIO

/// The app's output while the screen is up.
@Suite struct OutputDiversionTests {
  /// A pipe to print into, which is read only at the end.
  private final class Printer {
    let pipe = Pipe()
    var descriptor: Int32 { pipe.fileHandleForWriting.fileDescriptor }

    init() { _ = fcntl(pipe.fileHandleForReading.fileDescriptor, F_SETFL, O_NONBLOCK) }

    func print(_ text: String) { _ = write(descriptor, text, text.utf8.count) }

    var received: String {
      var buffer = [UInt8](repeating: 0, count: 4096)
      let count = read(pipe.fileHandleForReading.fileDescriptor, &buffer, buffer.count)
      return String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
    }
  }

  @Test func `pipes are held back on request, each for its own reader`() throws {
    let terminal = try PseudoTerminal()
    let (output, error) = (Printer(), Printer())
    var diversion = OutputDiversion(
      from: terminal.app, holdsBackPipes: true, output: output.descriptor, error: error.descriptor)
    output.print("before, ")
    diversion.begin()
    output.print("out")
    error.print("err")
    #expect(output.received == "before, " && error.received.isEmpty)
    diversion.end()
    #expect(output.received == "out" && error.received == "err")
    output.print("after")
    #expect(output.received == "after")
    diversion.begin()
    diversion.end()
    #expect(output.received.isEmpty, "nothing is shown twice")
    diversion.discard()
    #expect(terminal.received().isEmpty)
  }

  @Test func `pipes of an app that is run by hand are left alone`() throws {
    let terminal = try PseudoTerminal()
    let (output, error) = (Printer(), Printer())
    var diversion = OutputDiversion(
      from: terminal.app, output: output.descriptor, error: error.descriptor)
    diversion.begin()
    output.print("out")
    #expect(output.received == "out")
    diversion.end()
    diversion.discard()
  }

  @Test func `two streams of one terminal keep the order of their lines`() throws {
    let terminal = try PseudoTerminal()
    let output = dup(terminal.app)
    let error = dup(terminal.app)
    defer { [output, error].forEach { close($0) } }
    var diversion = OutputDiversion(from: terminal.app, output: output, error: error)
    diversion.begin()
    for (descriptor, text) in [(output, "1"), (error, "2"), (output, "3")] {
      _ = write(descriptor, text, 1)
    }
    #expect(terminal.received().isEmpty)
    diversion.end()
    #expect(String(decoding: terminal.received(), as: UTF8.self) == "123")
    diversion.discard()
  }
}
