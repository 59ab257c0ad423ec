#if os(Linux)
  import Foundation
  import Testing

  @testable import SystemShims

  @Suite struct FamilyMarkTests {
    /// Starts a shell that writes a line when all its processes have started.
    private func start(_ script: String, marked mark: FamilyMark) throws -> Process {
      let shell = Process()
      let output = Pipe()
      shell.executableURL = URL(fileURLWithPath: "/bin/sh")
      shell.arguments = ["-c", script]
      shell.standardOutput = output
      try ProcessStart.exclusively { try mark.marking { try shell.run() } }
      _ = try output.fileHandleForReading.read(upToCount: 1)
      return shell
    }

    @Test func `processes that left their session, parents and variables are found and killed`()
      throws
    {
      let mark = FamilyMark()
      let shell = try start(
        "(setsid env -i sh -c 'sleep 1001 & exec sleep 1002' &); sleep 1003 & echo ready; wait",
        marked: mark)
      let family = mark.processes
      #expect(family.contains(shell.processIdentifier) && family.count >= 3)
      #expect(!family.contains(getpid()))
      let descriptors = try family.map { try #require(ProcessDescriptor.open($0)) }
      mark.kill(upTo: .seconds(60))
      for descriptor in descriptors {
        // Readable when the process has ended.
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        #expect(poll(&entry, 1, 0) == 1)
        close(descriptor)
      }
    }

    @Test func `other processes have other marks or none`() throws {
      let (one, two) = (FamilyMark(), FamilyMark())
      let shell = try start("echo ready; exec sleep 1000", marked: one)
      #expect(two.processes.isEmpty)
      one.kill(upTo: .seconds(60))
      shell.waitUntilExit()
    }

    @Test func `a mark is read from its text only`() {
      let mark = FamilyMark()
      #expect(FamilyMark(mark.text) == mark)
      for text in ["", "1", "-1", "x", "18446744073709551615", mark.text + "0"] {
        #expect(FamilyMark(text) == nil, "\(text)")
      }
    }
  }
#endif
