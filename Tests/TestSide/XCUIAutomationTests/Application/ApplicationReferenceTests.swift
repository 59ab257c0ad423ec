import AppDriving
import Synchronization
import Testing

@testable import XCUIAutomation

@Suite struct `A proxy` {
  @Test func `is not mistaken for an earlier one at its address`() {
    var identities: [ApplicationReference.Identity] = []
    for _ in 0..<100 {
      identities.append(ApplicationReference(.file(Fixture.agent)).identity)
    }
    #expect(Set(identities.map { ObjectIdentifier($0) }).count == 100)
  }

  @Test(arguments: [AppAdapter.page, .desktop, .terminal])
  func `has higher limits if an adapter drives the program`(adapter: AppAdapter) {
    let program = ApplicationReference(.adapted(Fixture.agent, by: adapter))
    let app = ApplicationReference(.file(Fixture.agent))
    #expect(program.settings.withLock { $0.limits } == .adapter)
    #expect(app.settings.withLock { $0.limits } == SessionLimits())
  }
}
