import Testing

@testable import AdapterSupport

@Suite struct BusyProgramTests {
  @Test func `a waiting program isn't described as waiting for input`() {
    #expect(BusyProgram.sentence("top", isWorking: true) == "top is working")
    let waiting = BusyProgram.sentence("top", isWorking: false)
    #expect(waiting.hasPrefix("top may continue without input"))
    #expect(!waiting.contains("waits for input"))
  }
}
