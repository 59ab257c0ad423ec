import Testing

@testable import LaunchDomain

@Suite struct SeedRangeTests {
  @Test func `seeds are a number from 1, or a range`() {
    #expect(SeedRange.seeds("3") == 1...3 && SeedRange.seeds("5-7") == 5...7)
    for text in ["", "0", "-1", "3-1", "1-2-3", "1.5", "many"] {
      #expect(SeedRange.seeds(text) == nil, "\(text)")
    }
  }
}
