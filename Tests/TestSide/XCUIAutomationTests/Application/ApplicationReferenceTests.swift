import AppDriving
import Testing

@testable import XCUIAutomation

@Suite struct `A proxy` {
  @Test func `is not taken for an earlier one that had its address`() {
    var identities: [ApplicationReference.Identity] = []
    for _ in 0..<100 {
      identities.append(ApplicationReference(.file(Fixture.agent)).identity)
    }
    #expect(Set(identities.map { ObjectIdentifier($0) }).count == 100)
  }
}
