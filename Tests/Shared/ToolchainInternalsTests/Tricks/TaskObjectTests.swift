import Testing

@testable import ToolchainInternals

@Suite struct TaskObjectTests {
  private struct Wide { var a = 0, b = 0 }
  private struct Other { var object = Thing() }
  private final class Thing {}

  @Test func `the toolchain is as expected`() {
    #expect(TaskObject.state.change == nil)
  }

  @Test func `the object belongs to the task while it runs`() async {
    #expect(TaskObject.current != nil && TaskObject.current === TaskObject.current)
    let own = TaskObject.current.map { ObjectIdentifier($0) }
    let other = await Task { TaskObject.current.map { ObjectIdentifier($0) } }.value
    #expect(other != nil && own != other)
  }

  @Test func `a value of another size or with another content is refused`() {
    #expect(throws: ToolchainChange.size(of: "Wide", found: 16, expected: 8)) {
      try TaskObject.probe(Wide.self, Wide())
    }
    #expect(throws: ToolchainChange.layout(of: "Other")) {
      try TaskObject.probe(Other.self, Other())
    }
    #expect(throws: ToolchainChange.layout(of: "Int")) { try TaskObject.probe(Int.self, 1) }
  }
}
