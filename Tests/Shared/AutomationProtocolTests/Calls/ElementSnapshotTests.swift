import AutomationProtocol
import Foundation
import Testing

@Suite struct ElementSnapshotTests {
  private func attributes(_ identity: UInt64) -> ElementAttributes {
    ElementAttributes(identity: identity, elementType: .other)
  }

  @Test func `returns each element's children`() {
    var snapshot = ElementSnapshot(attributes(1))
    for (identity, depth) in [(2, 1), (3, 2), (4, 2), (5, 1)] {
      snapshot.append(attributes(UInt64(identity)), depth: depth)
    }
    #expect(snapshot.attributes.identity == 1)
    #expect(snapshot.children(of: 0) == [1, 4])
    #expect(snapshot.children(of: 1) == [2, 3])
    #expect(snapshot.children(of: 4) == [])
  }

  @Test func `is encoded and decoded at any depth`() throws {
    var snapshot = ElementSnapshot(attributes(1))
    for depth in 1...10_000 { snapshot.append(attributes(UInt64(depth) + 1), depth: depth) }
    let data = try JSONEncoder().encode(snapshot)
    #expect(try JSONDecoder().decode(ElementSnapshot.self, from: data) == snapshot)
  }

  @Test(arguments: [
    "[]", #"[{"id":1,"type":"other","depth":1}]"#,
    #"[{"id":1,"type":"other"},{"id":2,"type":"other","depth":2}]"#,
    #"[{"id":1,"type":"other"},{"id":2,"type":"other"}]"#,
  ])
  func `is rejected if its depths are invalid`(json: String) {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(ElementSnapshot.self, from: Data(json.utf8))
    }
  }
}
