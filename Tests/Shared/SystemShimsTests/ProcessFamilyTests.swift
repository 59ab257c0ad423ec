import Foundation
import Testing

@testable import SystemShims

@Suite struct ProcessFamilyTests {
  @Test func `a stopped process is distinguished from a sleeping one`() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/cat")
    let input = Pipe()
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    defer { process.waitUntilExit() }
    defer { try? input.fileHandleForWriting.close() }
    let identifier = process.processIdentifier
    #expect(!ProcessFamily.isStopped(identifier))
    kill(identifier, SIGSTOP)
    var information = siginfo_t()
    #expect(waitid(P_PID, id_t(identifier), &information, WSTOPPED | WNOWAIT) == 0)
    #expect(ProcessFamily.isStopped(identifier))
    kill(identifier, SIGCONT)
    #expect(waitid(P_PID, id_t(identifier), &information, WCONTINUED | WNOWAIT) == 0)
    #expect(!ProcessFamily.isStopped(identifier))
  }

  @Test func `an ended process has no state`() {
    #expect(ProcessFamily.state(ofTask: "/proc/0") == nil)
    #expect(!ProcessFamily.isStopped(0))
  }
}
