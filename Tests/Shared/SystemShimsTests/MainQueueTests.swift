import Dispatch
import SystemShims
import Testing

@Suite struct MainQueueTests {
  @Test @MainActor func `work of the main actor runs on the main queue`() {
    #expect(MainQueue.isCurrent)
  }

  @Test func `work of another queue doesn't run on the main queue`() async {
    let isCurrent = await withCheckedContinuation { continuation in
      DispatchQueue(label: "other").async { continuation.resume(returning: MainQueue.isCurrent) }
    }
    #expect(!isCurrent)
  }
}
