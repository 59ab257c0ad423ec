import AppDriving
import AutomationProtocol
import Testing

@testable import HarnessRunner

@Suite struct InspectedNamesTests {
  @Test func `the phrase for each element of an app finds only that element`() throws {
    let live = try LiveApp("ControlsApp", arguments: ["-screen", "stepper"])
    defer { live.end() }
    let snapshot = try live.session.call(SnapshotCall(.application)).snapshot
    let queries = InspectedNames(snapshot).queries
    #expect(queries.count == snapshot.nodes.count)
    for (node, query) in zip(snapshot.nodes, queries) {
      let query = try #require(query)
      let found = try live.session.call(ResolveCall(query, expecting: .one)).elements
      #expect(found.map(\.identity) == [node.attributes.identity], "\(query.swiftSource)")
      let words = try #require(query.phrase)
      #expect(try ElementPhrase(words).query == query)
    }
  }

  @Test func `an inspection lists elements and missing accessibility`() throws {
    let live = try LiveApp("ControlsApp", arguments: ["-screen", "barriers"])
    defer { live.end() }
    let inspection = try Inspection(of: live.session)
    #expect(!inspection.issues.isEmpty)
    #expect(inspection.lines().contains { $0.contains("→  the navigation bar \"Barriers\"") })
    #expect(
      inspection.lines(withSwift: true).contains { $0.contains("app.navigationBars[\"Barriers\"]") }
    )
  }
}
