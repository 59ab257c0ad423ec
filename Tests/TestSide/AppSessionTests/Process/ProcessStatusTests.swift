import Testing

@testable import AppSession

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

  @Test func `is that of one which lives`() {
    #expect(!status().isDying)
    // With a thread that blocks what Dispatch's threads do, or without Swift's handlers.
    #expect(!status(blocked: "fffffffe7ffba00f").isDying)
    #expect(!status(caught: "0000000000000000").isDying)
    // With a thread that blocks all, whose process is to handle what crashes it.
    #expect(!status(blocked: "fffffffe7ffbfeff").isDying)
    #expect(!ProcessStatus("").isDying)
  }

  @Test func `is that of one whose memory is written to a file`() {
    #expect(status(isDumping: true).isDying)
  }

  @Test func `is that of one whose threads Swift's handler has stopped`() {
    #expect(status(blocked: "fffffffe7ffbfeff", caught: "0000000100000000").isDying)
    // The one that has crashed blocks all but the signals of crashes.
    #expect(status(blocked: "fffffffe7ffbfa23", caught: "0000000100000000").isDying)
    // SIGHUP, SIGPIPE and SIGTERM are the 1st, the 13th and the 15th.
    #expect(status(blocked: "0000000000005001", caught: "0000000000000000").isDying)
    #expect(!status(blocked: "000000000000a002", caught: "0000000000000000").isDying)
  }
}
