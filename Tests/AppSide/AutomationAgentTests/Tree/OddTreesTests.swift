import AutomationAgent
import AutomationProtocol
import Foundation
import Testing

/// Malformed trees, which no toolkit should have.
@MainActor
@Suite struct `A malformed tree` {
  /// A window with a button, deep inside groups.
  private func deep(_ levels: Int) -> FakeElement {
    let root = FakeElement(.window)
    var innermost = root
    for _ in 0..<levels {
      let group = FakeElement(.group)
      innermost.add(group)
      innermost = group
    }
    innermost.add(FakeElement(.button, id: "bottom"))
    return root
  }

  /// Makes two elements that contain each other and themselves, one of them listed twice.
  private func cyclic() -> FakeElement {
    let outer = FakeElement(.group, id: "outer")
    let inner = FakeElement(.group, id: "inner")
    outer.add(inner)
    outer.add(FakeElement(.button, id: "button"))
    for element in [outer, inner] {
      for other in [outer, inner, inner] { element.addWithoutParent(other) }
    }
    return outer
  }

  @Test func `is asked only once for the children at each level`() throws {
    let groups = ElementQuery(steps: [.descendants(.group)])
    func count(_ root: FakeElement, _ type: ElementType, _ name: String? = nil) throws -> Int {
      let predicate = name.map { ElementPredicate.identified(by: $0) } ?? .value(true)
      let query = groups.appending(.containing(type, predicate))
      return try AgentRig([root]).call(CountCall(query)).count
    }
    #expect(try count(deep(2_000), .button, "bottom") == 2_000)
    #expect(try count(deep(2_000), .group) == 2_000)
    #expect(try count(deep(2_000), .switch) == 0)
    // All elements of the cycle contain each other.
    let all = try AgentRig([cyclic()]).call(CountCall(groups)).count
    #expect(try count(cyclic(), .button, "button") == all)
    #expect(try count(cyclic(), .group) == all)
    #expect(try count(cyclic(), .switch) == 0)
  }

  @Test func `of ten thousand levels is searched to the bottom`() throws {
    let rig = try AgentRig([deep(10_000)])
    let query = ElementQuery.one(.button, "bottom")
    #expect(try rig.call(CountCall(query)).count == 1)
    let containing = ElementQuery(steps: [
      .descendants(.window), .containing(.button, .identified(by: "bottom")),
    ])
    #expect(try rig.call(CountCall(containing)).count == 1)
    let snapshot = try rig.call(SnapshotCall(.application)).snapshot
    #expect(snapshot.nodes.count == 10_003)
    #expect(snapshot.nodes.last?.depth == 10_002)
    #expect(try rig.call(SnapshotCall(query)).path.count == 10_002)
  }

  @Test func `that contains itself is searched once`() throws {
    let rig = try AgentRig([cyclic()])
    #expect(try rig.call(CountCall(.one(.button, "button"))).count == 1)
    #expect(try rig.call(CountCall(.one(.button, "missing"))).count == 0)
    let containing = ElementQuery(steps: [
      .descendants(.group), .containing(.link, .identified(by: "missing")),
    ])
    #expect(try rig.call(CountCall(containing)).count == 0)
    let nested = ElementQuery(steps: [
      .descendants(.group), .descendants(.button), .matching(.value(true)),
    ])
    #expect(try rig.call(CountCall(nested)).count == 1)
    #expect(try rig.call(SnapshotCall(.application)).snapshot.nodes.count < 20)
    #expect(throws: AutomationFailure.self) {
      _ = try rig.call(ResolveCall(.one(.button, "missing"), expecting: .one))
    }
    let identity = ElementQuery(steps: [.identity(.max)])
    #expect(try rig.call(CountCall(identity)).count == 0)
    #expect(try rig.call(ScreenReaderCall(.enable)).isEnabled)
  }

  @Test func `whose parents form a cycle is walked to an end`() throws {
    let first = FakeElement(.group, id: "first")
    let second = FakeElement(.group, id: "second")
    let button = FakeElement(.button, id: "button")
    first.add(second)
    second.add(first)
    second.add(button)
    let rig = try AgentRig([first])
    second.add(first)
    #expect(try rig.call(SnapshotCall(.one(.button, "button"))).path.count < 5)
    #expect(button.isInside(first) && !button.isInside(FakeElement(.group)))
  }

  @Test func `with a label of a megabyte is reported`() throws {
    let label = String(repeating: "ä🙂\"\\\n", count: 100_000)
    let rig = try AgentRig([FakeElement(.button, id: "long", label: label)])
    let result = try rig.call(ResolveCall(.one(.button, "long"), expecting: .one))
    #expect(result.elements.first?.label == label)
    #expect(try rig.call(CountCall(.one(.button, label))).count == 1)
  }
}
