import Testing

@testable import ToolchainInternals

@Suite struct CaseArgumentsTests {
  private struct Case {
    var kind: Any
  }
  private enum Kind {
    case parameterized(arguments: [Argument], discriminator: Int)
    case unnumbered(Int)
  }
  private enum Renamed { case parameterized(values: [Argument], discriminator: Int) }
  private enum Unnumbered { case parameterized(arguments: [Argument], other: Int) }
  private struct Argument { var id = 1 }

  @Test(arguments: ["same", "same", "other"])
  func `the toolchain is as expected`(argument: String) throws {
    let testCase = try #require(Test.Case.current)
    #expect(throws: Never.self) { try CaseArguments.probe(testCase) }
    let text = try #require(CaseArguments.description(of: testCase))
    #expect(text.contains(argument) && text.contains("discriminator"))
  }

  @Test func `a value of the known form is accepted`() {
    #expect(throws: Never.self) {
      try CaseArguments.probe(
        Case(kind: Kind.parameterized(arguments: [Argument()], discriminator: 0)))
    }
  }

  @Test func `a value of another form is refused`() {
    #expect(throws: ToolchainChange.missingProperty("parameterized", of: "Case")) {
      try CaseArguments.probe(Case(kind: Kind.unnumbered(1)))
    }
    #expect(throws: ToolchainChange.missingProperty("parameterized", of: "Int")) {
      try CaseArguments.probe(1)
    }
    #expect(throws: ToolchainChange.missingProperty("arguments", of: "Case")) {
      try CaseArguments.probe(
        Case(kind: Renamed.parameterized(values: [Argument()], discriminator: 0)))
    }
    #expect(throws: ToolchainChange.missingProperty("arguments", of: "Case")) {
      try CaseArguments.probe(Case(kind: Kind.parameterized(arguments: [], discriminator: 0)))
    }
    #expect(throws: ToolchainChange.missingProperty("discriminator", of: "Case")) {
      try CaseArguments.probe(
        Case(kind: Unnumbered.parameterized(arguments: [Argument()], other: 0)))
    }
  }
}
