import Foundation
import Testing

@testable import TerminalUIKit

@MainActor
struct ReusePoolTests {
  @Test func `a recycled view is reused`() {
    var pool = ReusePool<UIView>()
    pool.register("a") { UIView(frame: .zero) }
    #expect(pool.dequeue("a") == nil)
    let first = pool.make("a")
    if let first { pool.enqueue(first, "a") }
    #expect(first != nil && pool.dequeue("a") === first)
    #expect(pool.dequeue("a") == nil && pool.make("a") !== first)
  }

  @Test func `identifiers are separate, and registering nil removes them`() {
    var pool = ReusePool<UIView>()
    pool.register("a") { UIView(frame: .zero) }
    pool.enqueue(UIView(frame: .zero), "b")
    #expect(pool.isRegistered("a") && !pool.isRegistered("b"))
    #expect(pool.make("b") == nil && pool.dequeue("b") != nil && pool.dequeue("b") == nil)
    pool.register("a", nil)
    #expect(pool.make("a") == nil)
  }
}
