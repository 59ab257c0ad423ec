import Testing

@testable import ToolchainInternals

@Suite struct ObjectClassTests {
  private class Run {
    func name() -> String { "Run" }
  }
  private final class Watched: Run {
    override func name() -> String { "Watched " + super.name() }
  }
  /// A class whose objects don't answer like those of the replacement.
  private final class Other: ObjectClass.Sample {}

  @Test func `the toolchain is as expected`() {
    #expect(ObjectClass.state.change == nil)
  }

  @Test func `an object gets another class while it is in use`() {
    let runs: [Run] = [Run()]
    ObjectClass.replace(of: runs[0], by: Watched.self)
    #expect(runs[0].name() == "Watched Run")
    #expect(type(of: runs[0]) == Watched.self)
  }

  @Test func `an object that doesn't behave like its new class is refused`() {
    #expect(throws: ToolchainChange.wrongResult(of: "changing the class of an object")) {
      try ObjectClass.probe(ObjectClass.Sample.self, Other.self)
    }
  }
}
