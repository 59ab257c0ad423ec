import Dispatch
import Testing
import os

@Suite struct `A lock with its state` {
  @Test func `is held by one thread at a time`() {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    let entries = OSAllocatedUnfairLock(initialState: 0)
    lock.withLock { _ in
      DispatchQueue.concurrentPerform(iterations: 10) { _ in
        if lock.withLockIfAvailable({ $0 += 1 }) != nil { entries.withLock { $0 += 1 } }
      }
    }
    #expect(entries.withLock { $0 } == 0)
    DispatchQueue.concurrentPerform(iterations: 1000) { _ in lock.withLock { $0 += 1 } }
    #expect(lock.withLock { $0 } == 1000)
  }

  @Test func `can be taken and released`() {
    let lock = OSAllocatedUnfairLock()
    lock.lock()
    #expect(!lock.lockIfAvailable())
    lock.unlock()
    #expect(lock.withLock { 3 } == 3)
    let other = OSAllocatedUnfairLock(initialState: "a")
    #expect(other.withLockIfAvailable { $0 } == "a")
  }
}
