import Testing

@testable import HarnessRunner

@Suite struct BenchFigureTests {
  @Test(
    arguments: [
      ([], 0), ([3], 3), ([9, 1, 5], 5), ([4, 1, 3, 2], 2.5), ([1, 1, 1, 100], 1),
    ] as [([Double], Double)])
  func `the median doesn't depend on the order of the values`(values: [Double], median: Double) {
    #expect(Median.of(values) == median)
  }

  @Test func `a figure with a base is compared with a multiple of the base`() {
    let figure = BenchFigure(name: "exists", value: 0.05, base: ("cat", 0.01), limit: 10)
    #expect(figure.isWithinLimit)
    #expect(figure.line.contains(" 5.00 × cat (0.010 ms), at most 10.00 ×"))
    #expect(!BenchFigure(name: "x", value: 0.2, base: ("cat", 0.01), limit: 10).isWithinLimit)
  }

  @Test func `a figure equal to the limit is within it`() {
    #expect(BenchFigure(name: "flow", value: 40, base: ("bare", 10), limit: 4).isWithinLimit)
    #expect(!BenchFigure(name: "flow", value: 40.1, base: ("bare", 10), limit: 4).isWithinLimit)
  }

  @Test func `a figure without a limit is shown and not checked`() {
    let figure = BenchFigure(name: "flow", value: 40, base: ("other", 1), limit: nil)
    #expect(figure.isWithinLimit && figure.line.hasSuffix("40.00 × other (1.000 ms)"))
  }

  @Test func `a desired figure is shown but isn't a limit`() {
    var figure = BenchFigure(name: "query", value: 0.5, base: ("cat", 1), limit: 2, aim: 1)
    #expect(figure.line.hasSuffix("at most 2.00 ×, wanted at most 1.000 ms"))
    figure.value = 1.5
    #expect(figure.isWithinLimit && figure.line.hasSuffix("wanted at most 1.000 ms (missed)"))
  }

  @Test func `encoding and decoding labels takes some time`() throws {
    #expect(try LabelCoding().time() > 0)
  }

  @Test func `a base of zero exceeds the limit`() {
    #expect(!BenchFigure(name: "x", value: 1, base: ("nothing", 0), limit: 10).isWithinLimit)
  }
}
