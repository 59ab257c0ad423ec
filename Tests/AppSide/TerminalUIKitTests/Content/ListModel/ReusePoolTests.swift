import Foundation
import Testing

@testable import TerminalUIKit

@MainActor
struct ReusePoolTests {
  @Test func `a view that waits comes before a new one`() {
    var pool = ReusePool<UIView>()
    pool.register("a") { UIView(frame: .zero) }
    let first = pool.dequeue("a")
    #expect(first?.isNew == true)
    if let view = first?.view { pool.enqueue(view, "a") }
    let again = pool.dequeue("a")
    #expect(again?.isNew == false && again?.view === first?.view)
    #expect(pool.dequeue("a")?.isNew == true)
  }

  @Test func `identifiers are kept apart, and forgotten when they are registered as nothing`() {
    var pool = ReusePool<UIView>()
    pool.register("a") { UIView(frame: .zero) }
    pool.enqueue(UIView(frame: .zero), "b")
    #expect(pool.isRegistered("a") && !pool.isRegistered("b"))
    #expect(pool.dequeue("b")?.isNew == false && pool.dequeue("b") == nil)
    pool.register("a", nil)
    #expect(pool.dequeue("a") == nil)
  }
}
