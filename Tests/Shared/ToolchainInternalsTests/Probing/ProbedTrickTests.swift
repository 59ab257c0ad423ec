import Testing

@testable import ToolchainInternals

@Suite struct ProbedTrickTests {
  private let trick = ToolchainTrick(name: "sample", basis: "a sample", loss: "Nothing is lost.")

  @Test func `a successful probe leaves the trick on without output`() {
    let probed = ProbedTrick(trick, disabled: [], report: { Issue.record("\($0)") }) {}
    #expect(probed.isOn)
    #expect(probed.change == nil)
  }

  @Test func `a probe that finds a change switches the trick off, with one line`() {
    var lines: [String] = []
    let probed = ProbedTrick(trick, disabled: [], report: { lines.append($0) }) {
      () throws(ToolchainChange) in throw .size(of: "Thing", found: 16, expected: 8)
    }
    #expect(!probed.isOn)
    #expect(
      lines == [
        """
        understudy: 'sample' is off, because this Swift toolchain is not as expected (Thing has 16 \
        bytes instead of 8). Nothing is lost. './harness.sh doctor' of Understudy lists what depends \
        on the toolchain.
        """
      ])
  }

  @Test func `a disabled trick is off and not probed`() {
    var lines: [String] = []
    let probed = ProbedTrick(trick, disabled: ["sample"], report: { lines.append($0) }) {
      Issue.record("It was probed.")
    }
    #expect(probed.change == .disabled)
    #expect(
      lines.first?.hasPrefix(
        "understudy: 'sample' is off, because UNDERSTUDY_DISABLED_TRICKS names it. Nothing") == true
    )
  }

  @Test func `every trick has a unique name, a basis and a loss`() {
    let all = ToolchainTrick.all
    #expect(Set(all.map(\.name)).count == all.count)
    #expect(all.map(\.name) == all.map(\.name).sorted())
    #expect(all.allSatisfy { !$0.basis.isEmpty && $0.loss.hasSuffix(".") })
  }
}

@Suite struct DisabledTricksTests {
  @Test func `names are separated by commas`() {
    let names = DisabledTricks.parse("array-cast, task-object,,") { Issue.record("\($0)") }
    #expect(names == ["array-cast", "task-object"])
    #expect(DisabledTricks.parse("") { Issue.record("\($0)") } == [])
  }

  @Test func `an unknown name is reported with the known ones`() {
    var lines: [String] = []
    #expect(DisabledTricks.parse("task-object,arraycast") { lines.append($0) } == ["task-object"])
    #expect(
      lines == [
        """
        UNDERSTUDY_DISABLED_TRICKS names 'arraycast', which isn't one of array-cast, \
        bundle-information, case-arguments, conforming-classes, delegate-initializer, \
        expectation-state, object-class, task-object.
        """
      ])
  }
}
