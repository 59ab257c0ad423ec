import AutomationAgent
import AutomationProtocol
import Foundation
import Testing

@MainActor
@Suite struct QueryResolverTests {
  let rig: AgentRig

  init() throws {
    rig = try AgentRig([
      FakeElement(
        .window, id: "main",
        [
          FakeElement(
            .other, id: "outer",
            [
              FakeElement(.other, id: "inner", [FakeElement(.button, id: "a", label: "Alpha")]),
              FakeElement(.button, id: "b", label: "Beta"),
            ]),
          FakeElement(
            .table, id: "table",
            [
              FakeElement(.cell, id: "c1", [FakeElement(.staticText, label: "One")]),
              FakeElement(.cell, id: "c2", [FakeElement(.staticText, label: "Two")]),
            ]),
          FakeElement(.button, id: "Alpha"),
        ])
    ])
    rig.tree.system = FakeElement(
      .application, label: "System",
      [FakeElement(.alert, label: "May I?", [FakeElement(.button, id: "Allow")])])
  }

  nonisolated static let queries: [(steps: [QueryStep], expected: [String])] = [
    ([], ["Fake"]),
    ([.descendants(.button)], ["a", "b", "Alpha"]),
    ([.children(.window)], ["main"]),
    ([.children(.button)], []),
    ([.descendants(.other), .descendants(.button)], ["a", "b"]),
    ([.descendants(.other), .children(.button)], ["b", "a"]),
    ([.descendants(.any), .type(.cell)], ["c1", "c2"]),
    ([.descendants(.button), .matching(.identified(by: "Alpha"))], ["a", "Alpha"]),
    ([.descendants(.cell), .containing(.staticText, .identified(by: "Two"))], ["c2"]),
    ([.descendants(.cell), .containing(.button, .identified(by: "Two"))], []),
    ([.descendants(.staticText), .containing(.any, .identified(by: "Two"))], ["Two"]),
    ([.descendants(.button), .containing(.button, .identified(by: "Alpha"))], ["a", "Alpha"]),
    ([.descendants(.button), .containing(.staticText, .identified(by: "Alpha"))], []),
    ([.descendants(.button), .index(1)], ["b"]),
    ([.descendants(.button), .index(-1)], ["Alpha"]),
    ([.descendants(.button), .index(3)], []),
    ([.descendants(.button), .index(-4)], []),
    ([.descendants(.button), .first], ["a"]),
    ([.descendants(.cell), .index(1), .descendants(.staticText)], ["Two"]),
    ([.descendants(.cell), .first, .descendants(.staticText), .first], ["One"]),
    ([.descendants(.button), .matching(.value(false))], []),
    ([.system, .descendants(.button)], ["Allow"]),
    ([.system, .descendants(.alert), .index(0), .children(.button)], ["Allow"]),
    ([.system, .descendants(.cell)], []),
  ]

  @Test(arguments: queries.indices)
  func `a query finds each of XCUITest's matches once, in the tree's order`(index: Int) throws {
    let (steps, expected) = Self.queries[index]
    let query = ElementQuery(steps: steps)
    let result = try rig.call(ResolveCall(query, expecting: .all))
    #expect(
      result.elements.map { $0.identifier.isEmpty ? $0.label : $0.identifier } == expected,
      "\(steps)")
    #expect(try rig.call(CountCall(query)).count == expected.count)
    #expect(try rig.call(CountCall(query, limit: 1)).count == min(1, expected.count))
  }

  @Test func `an element is found again by its identity`() throws {
    let button = try rig.call(ResolveCall(.one(.button, "b"), expecting: .one)).elements[0]
    let again = ElementQuery(steps: [.identity(button.identity)])
    #expect(try rig.call(ResolveCall(again, expecting: .one)).elements == [button])
  }

  @Test func `identities select elements in the tree's order`() throws {
    let buttons = ElementQuery(steps: [.descendants(.button)])
    let all = try rig.call(ResolveCall(buttons, expecting: .all)).elements.map(\.identity)
    let label = try rig.call(
      ResolveCall(ElementQuery(steps: [.descendants(.staticText), .first]), expecting: .one))
    let wanted = [all[2], label.elements[0].identity, all[0], .max]
    let chosen = buttons.appending(.identities(wanted))
    let found = try rig.call(ResolveCall(chosen, expecting: .all)).elements.map(\.identity)
    #expect(found == [all[0], all[2]])
    #expect(try rig.call(CountCall(buttons.appending(.identities([])))).count == 0)
  }

  @Test func `the failure for no match names the step, its input and near misses`() throws {
    let failure = try rig.failure(of: ResolveCall(.one(.button, "Alpah"), expecting: .one))
    guard case .noMatches(let facts) = failure else {
      Issue.record("\(failure)")
      return
    }
    #expect(facts.failedStep == 1)
    #expect(facts.inputCount == 3)
    #expect(facts.input.map(\.identifier) == ["a", "b", "Alpha"])
    #expect(facts.candidates.first?.element.identifier == "a")
    #expect(facts.candidates.first?.query == .one(.button, "a"))
  }

  @Test func `an element with the beginning of the requested name is a near miss`() throws {
    let label = "Clock is virtual, at 2001-01-01 00:00"
    let rig = try AgentRig([FakeElement(.staticText, label: label)])
    let failure = try rig.failure(
      of: ResolveCall(.one(.staticText, "Clock is de"), expecting: .one))
    guard case .noMatches(let facts) = failure else {
      Issue.record("\(failure)")
      return
    }
    #expect(facts.candidates.map(\.element.label) == [label])
  }

  @Test func `near misses of a permission prompt are found in the prompt`() throws {
    let query = ElementQuery.system.appending(.descendants(.button))
      .appending(.matching(.identified(by: "Allw")))
    guard
      case .noMatches(let facts) = try rig.failure(of: ResolveCall(query, expecting: .one))
    else {
      Issue.record("found")
      return
    }
    let candidate = try #require(facts.candidates.first)
    #expect(candidate.element.identifier == "Allow")
    let found = try rig.call(ResolveCall(candidate.query, expecting: .one)).elements
    #expect(found.map(\.identifier) == ["Allow"])
  }

  @Test func `the failure for several matches has a query for each of them`() throws {
    let failure = try rig.failure(of: ResolveCall(.one(.button, "Alpha"), expecting: .one))
    guard case .multipleMatches(let facts) = failure else {
      Issue.record("\(failure)")
      return
    }
    #expect(facts.count == 2)
    for candidate in facts.matches {
      let found = try rig.call(ResolveCall(candidate.query, expecting: .all)).elements
      #expect(found == [candidate.element])
    }
  }

  @Test func `a snapshot holds the descendants and the path to the element`() throws {
    let result = try rig.call(SnapshotCall(.one(.table, "table")))
    let snapshot = result.snapshot
    let cells = snapshot.children(of: 0)
    #expect(cells.map { snapshot.nodes[$0].attributes.identifier } == ["c1", "c2"])
    #expect(snapshot.nodes[snapshot.children(of: cells[1])[0]].attributes.label == "Two")
    #expect(result.path.map(\.elementType) == [.application, .window])
  }
}
