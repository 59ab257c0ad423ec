import Foundation
import Testing

@testable import TerminalUIKit

@MainActor
struct ReusePoolTests {
  @Test func `a view that was shown waits to be shown again`() {
    var pool = ReusePool<UIView>()
    pool.register("a") { UIView(frame: .zero) }
    #expect(pool.dequeue("a") == nil)
    let first = pool.make("a")
    if let first { pool.enqueue(first, "a") }
    #expect(first != nil && pool.dequeue("a") === first)
    #expect(pool.dequeue("a") == nil && pool.make("a") !== first)
  }

  @Test func `identifiers are kept apart, and forgotten when they are registered as nothing`() {
    var pool = ReusePool<UIView>()
    pool.register("a") { UIView(frame: .zero) }
    pool.enqueue(UIView(frame: .zero), "b")
    #expect(pool.isRegistered("a") && !pool.isRegistered("b"))
    #expect(pool.make("b") == nil && pool.dequeue("b") != nil && pool.dequeue("b") == nil)
    pool.register("a", nil)
    #expect(pool.make("a") == nil)
  }
}
