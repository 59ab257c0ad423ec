import Testing

@testable import AutomationAgent

@Suite struct IdentitySetTests {
  @Test func `inserting a member again returns false, regardless of its size`() {
    var set = IdentitySet()
    var reference: Set<UInt64> = []
    for _ in 0..<5_000 {
      let identity = UInt64.random(in: 0...(.max)) >> UInt64.random(in: 0..<64)
      let isNew = set.insert(identity)
      let wasNew = reference.insert(identity).inserted
      #expect(isNew == wasNew, "\(identity)")
    }
  }

  @Test(arguments: [0, 63, 64, (1 << 24) - 1, 1 << 24, .max] as [UInt64])
  func `distinguishes numbers at the boundaries from their neighbours`(identity: UInt64) {
    var set = IdentitySet()
    let neighbour = identity == .max ? identity - 1 : identity + 1
    let answers = [set.insert(identity), set.insert(identity), set.insert(neighbour)]
    #expect(answers == [true, false, true])
  }
}
