import Foundation
import Testing

@testable import AdapterSupport

/// The kernel's information about threads, read from its files.
@Suite struct `The state of a thread` {
  private func words(_ text: String, _ body: (inout KernelWords) -> Void) {
    Array(text.utf8).withUnsafeBytes {
      var words = KernelWords($0)
      body(&words)
    }
  }

  @Test func `words are read as decimal or hexadecimal numbers`() {
    words("7 0x7ffc8e -1 18446744073709551615\n") { words in
      #expect(words.number() == 7)
      #expect(words.number() == 0x7FFC8E)
      #expect(words.number() == nil)
      #expect(words.number() == .max)
      #expect(words.number() == nil)
    }
  }

  @Test(arguments: ["1 (sh) S 2", "1 (a ) R (b) S 2", "1 ()) S 2"])
  func `a process's name may contain anything`(line: String) {
    words(line) { words in
      words.skipName()
      #expect(words.next()?.elementsEqual("S".utf8) == true)
      #expect(words.number() == 2)
    }
  }

  @Test func `the calling thread is running`() throws {
    let path = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")
    let identifier = try #require(path.split(separator: "/").last.flatMap { Int32($0) })
    let thread = ThreadWatch(identifier, of: getpid())
    #expect(thread.look() == .running)
    #expect(thread.state == UInt8(ascii: "R"))
    #expect(thread.threadCount >= 1)
  }

  @Test func `a thread of a missing process is gone`() {
    let thread = ThreadWatch(.max, of: .max)
    #expect(thread.look() == .gone && thread.threadCount == 0 && thread.startedProcesses.isEmpty)
  }
}
