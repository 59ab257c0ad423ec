import Testing

@testable import ClockContracts

/// The contracts of the virtual clock, each of which is checked in a separate process.
@Suite(.serialized)
struct ContractTests {
  @Test(arguments: Contract.all.map(\.name))
  func `a contract holds`(_ name: String) async throws {
    // Alone, so that a failure shows the program's output.
    let outcome = try await ContractProcess.dynamic.outcome(of: name)
    #expect(outcome == "ok")
  }

  @Test(arguments: Contract.all.filter { !$0.needsSharedDispatch }.map(\.name))
  func `a contract holds where Dispatch and Foundation are linked statically`(_ name: String)
    async throws
  {
    let outcome = try await ContractProcess.static.outcome(of: name)
    #expect(outcome == "ok")
  }

  @Test func `a seed decides the order of waits with the same deadline`() async throws {
    let contract = "of several with the same deadline the first is woken first"
    let seven = try await ContractProcess.dynamic.outcome(of: contract, seed: 7)
    #expect(seven != "ok")
    #expect(try await ContractProcess.dynamic.outcome(of: contract, seed: 7) == seven)
    #expect(try await ContractProcess.dynamic.outcome(of: contract, seed: 8) != seven)
  }

  @Test func `each contract has a unique name`() {
    #expect(Set(Contract.all.map(\.name)).count == Contract.all.count)
  }

  @Test func `an unknown contract is reported`() async throws {
    let outcome = try await ContractProcess.dynamic.outcome(of: "clocks are round")
    #expect(outcome == "There is no contract 'clocks are round'. (status 64)")
  }
}
