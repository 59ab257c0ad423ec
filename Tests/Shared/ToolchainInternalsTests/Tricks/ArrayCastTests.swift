import Testing

@testable import ToolchainInternals

@Suite struct ArrayCastTests {
  private typealias Plain = (String, (Int) -> Int)
  private typealias OfMainActor = (String, @MainActor (Int) -> Int)

  @Test func `the toolchain is as expected`() {
    #expect(ArrayCast.state.change == nil)
  }

  @Test func `a function that the standard library doesn't have is noticed`() {
    #expect(throws: ToolchainChange.missingFunction("$ss5other", library: "libswiftCore.so")) {
      try ArrayCast.probe(function: "$ss5other")
    }
  }

  @Test @MainActor func `functions of the main actor become plain ones`() {
    let source: [OfMainActor] = [("first", { $0 + 1 }), ("second", { $0 + 2 })]
    let target: [Plain] = ArrayCast.cast(source)
    #expect(target.map(\.0) == ["first", "second"])
    #expect(target.map { $0.1(1) } == [2, 3])
  }

  @Test func `other elements are cast one by one`() {
    let numbers: [Any] = ArrayCast.cast([1, 2])
    #expect(numbers as? [Int] == [1, 2])
    let texts: [String] = ArrayCast.cast(["a"] as [Any])
    #expect(texts == ["a"])
    let none: [Plain] = ArrayCast.cast([OfMainActor]())
    #expect(none.isEmpty)
  }

  @Test func `only the main actor may differ`() {
    let sample: OfMainActor = ("a", { $0 })
    #expect(ArrayCast.differInActorOnly(sample, Plain.self))
    #expect(!ArrayCast.differInActorOnly(sample, OfMainActor.self))
    #expect(!ArrayCast.differInActorOnly(sample, (String, (Int) -> String).self))
    #expect(!ArrayCast.differInActorOnly(1, Int.self))
  }
}
