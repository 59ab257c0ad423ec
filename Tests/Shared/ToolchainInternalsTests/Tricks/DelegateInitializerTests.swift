import Foundation
import Testing

@testable import ToolchainInternals

@Suite struct DelegateInitializerTests {
  private final class Delegate: NSObject {
    let name = "own"
    private let isMade: Bool
    override init() {
      isMade = true
      super.init()
    }
  }
  private class Extended: NSObject {
    override init() { super.init() }
    func more() {}
  }
  private final class Distant: Extended {}
  private final class Hashing: NSObject {
    override var hash: Int { 1 }
  }

  @Test func `the toolchain is as expected`() {
    #expect(DelegateInitializer.state.change == nil)
  }

  @Test func `a delegate is made by its own initialiser`() {
    let made = DelegateInitializer.make(Delegate.self) as? Delegate
    #expect(made?.name == "own")
  }

  @Test func `a class that adds a slot is refused`() {
    #expect(throws: ToolchainChange.layout(of: "the method table of NSObject")) {
      try DelegateInitializer.probe(Extended.self, Delegate.self)
    }
  }

  @Test func `classes that differ in other slots are refused`() {
    #expect(throws: ToolchainChange.layout(of: "the method table of NSObject")) {
      try DelegateInitializer.probe(ObjectOfClass.self, Hashing.self)
    }
  }

  @Test func `a class with another superclass is refused`() {
    #expect(throws: ToolchainChange.layout(of: "a class")) {
      try DelegateInitializer.probe(Distant.self, Delegate.self)
    }
  }
}
