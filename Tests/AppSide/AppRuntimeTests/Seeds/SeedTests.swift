import Testing

@testable import AppRuntime

@Suite struct SeedTests {
  @Test func `the generator has the numbers of the reference implementation`() {
    var generator = SplitMix64(state: 1_234_567)
    // The first numbers of the reference implementation in C.
    #expect(generator.next() == 6_457_827_717_110_365_317)
    #expect(generator.next() == 3_203_168_211_198_807_973)
    #expect(generator.next() == 9_817_491_932_198_370_423)
  }

  @Test func `each stream of a seed has numbers of its own`() {
    func numbers(_ stream: String, _ seed: UInt64) -> [UInt64] {
      var generator = AppRandomNumberGenerator(stream: stream, seed: seed)
      return (0..<3).map { _ in generator.next() }
    }
    #expect(numbers("a", 7) == numbers("a", 7))
    #expect(numbers("a", 7) != numbers("b", 7))
    #expect(numbers("a", 7) != numbers("a", 8))
  }

  @MainActor
  @Test func `a seed shuffles only work with the same deadline`() {
    func order(_ seed: UInt64?) -> [String] {
      var queue = ScheduledWorkQueue(seed: seed)
      for number in 0..<20 {
        queue.insert(ScheduledWork(name: "\(number)", deadline: 5) {})
      }
      queue.insert(ScheduledWork(name: "earlier", deadline: 4) {})
      queue.insert(ScheduledWork(name: "at once", deadline: 5) {}, isDelayed: false)
      var names: [String] = []
      while let work = queue.popFirst(dueAt: 5) { names.append(work.name) }
      return names
    }
    let plain = order(nil)
    #expect(plain == ["earlier"] + (0..<20).map { "\($0)" } + ["at once"])
    for seed in 1...3 as ClosedRange<UInt64> {
      let shuffled = order(seed)
      #expect(shuffled != plain)
      #expect(shuffled.sorted() == plain.sorted())
      #expect(shuffled.first == "earlier" && shuffled.last == "at once")
      #expect(order(seed) == shuffled)
    }
    #expect(order(1) != order(2))
  }
}
