import Testing

@testable import AdapterSupport

@Suite struct BusyProgramTests {
  @Test func `a program that only waits isn't said to wait for input`() {
    #expect(BusyProgram.sentence("top", isWorking: true) == "top is working")
    let waiting = BusyProgram.sentence("top", isWorking: false)
    #expect(waiting.hasPrefix("top may go on without input"))
    #expect(!waiting.contains("waits for input"))
  }
}
