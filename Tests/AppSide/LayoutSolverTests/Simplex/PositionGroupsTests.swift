import Testing

@testable import LayoutSolver

@Suite struct `Position groups` {
  @Test func `positions tied to a held position are held, in any order of calls`() {
    var groups = PositionGroups(count: 6)
    _ = groups.join(0, 1)
    _ = groups.join(2, 3)
    groups.hold(3)
    #expect(held(&groups, 6) == [2, 3])
    _ = groups.join(1, 2)
    _ = groups.join(4, 0)
    #expect(held(&groups, 6) == [0, 1, 2, 3, 4])
  }

  @Test func `a group is not joined to itself`() {
    var groups = PositionGroups(count: 100)
    let first = (1..<100).filter { groups.join($0 - 1, $0) }
    let again = (1..<100).filter { groups.join($0, 0) }
    #expect(first.count == 99)
    #expect(again.isEmpty)
    #expect(held(&groups, 100).isEmpty)
  }

  private func held(_ groups: inout PositionGroups, _ count: Int) -> [Int] {
    var held: [Int] = []
    for position in 0..<count where groups.isHeld(position) { held.append(position) }
    return held
  }
}
