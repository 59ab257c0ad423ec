import Testing

@testable import AppDriving

@Suite struct `The status of a process` {
  private func status(
    isDumping: Bool = false, blocked: String = "0000000000000000",
    caught: String = "00000001000054dc"
  ) -> ProcessStatus {
    ProcessStatus(
      """
      Name:\tApp
      CoreDumping:\t\(isDumping ? 1 : 0)
      SigPnd:\t0000000000000000
      SigBlk:\t\(blocked)
      SigIgn:\t0000000000001000
      SigCgt:\t\(caught)

      """)
  }

  @Test func `shows that a running process isn't dying`() {
    #expect(!status().isDying)
    // One thread blocks the signals that Dispatch's threads block, or Swift's handlers are missing.
    #expect(!status(blocked: "fffffffe7ffba00f").isDying)
    #expect(!status(caught: "0000000000000000").isDying)
    // One thread blocks all signals, and the process handles the signals of crashes.
    #expect(!status(blocked: "fffffffe7ffbfeff").isDying)
    #expect(!ProcessStatus("").isDying)
  }

  @Test func `shows which signals the process handles`() {
    #expect(status(caught: "1000000000000000").catches(61))
    #expect(!status(caught: "0000000100000000").catches(61))
    #expect(!ProcessStatus("").catches(61))
  }

  @Test func `shows that a process is dying while its core is dumped`() {
    #expect(status(isDumping: true).isDying)
  }

  @Test func `shows that a process is dying while Swift's crash handler runs`() {
    #expect(status(blocked: "fffffffe7ffbfeff", caught: "0000000100000000").isDying)
    // The crashed thread blocks all signals except those of crashes.
    #expect(status(blocked: "fffffffe7ffbfa23", caught: "0000000100000000").isDying)
    // The bits are SIGHUP (1), SIGPIPE (13) and SIGTERM (15).
    #expect(status(blocked: "0000000000005001", caught: "0000000000000000").isDying)
    #expect(!status(blocked: "000000000000a002", caught: "0000000000000000").isDying)
  }
}
