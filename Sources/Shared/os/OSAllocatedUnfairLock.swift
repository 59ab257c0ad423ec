import Foundation

/// A lock with the state that it protects.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  /// The storage that copies of a lock share.
  private final class Storage {
    var state: State
    let mutex: UnsafeMutablePointer<pthread_mutex_t>

    init(_ state: State) {
      self.state = state
      mutex = .allocate(capacity: 1)
      mutex.initialize(to: pthread_mutex_t())
      pthread_mutex_init(mutex, nil)
    }

    deinit {
      pthread_mutex_destroy(mutex)
      mutex.deallocate()
    }
  }

  private let storage: Storage

  /// Creates a lock with a state.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Runs a block with the lock held.
  ///
  /// - Returns: The value that the block returns.
  public func withLockUnchecked<Value>(
    _ body: (inout State) throws -> Value
  ) rethrows -> Value {
    pthread_mutex_lock(storage.mutex)
    defer { pthread_mutex_unlock(storage.mutex) }
    return try body(&storage.state)
  }

  /// Runs a block with the lock held.
  ///
  /// - Returns: The value that the block returns.
  public func withLock<Value: Sendable>(
    _ body: @Sendable (inout State) throws -> Value
  ) rethrows -> Value {
    try withLockUnchecked(body)
  }

  /// Runs a block with the lock held, unless another thread holds it.
  ///
  /// - Returns: The value that the block returns, or `nil` if it wasn't run.
  public func withLockIfAvailable<Value: Sendable>(
    _ body: @Sendable (inout State) throws -> Value
  ) rethrows -> Value? {
    guard pthread_mutex_trylock(storage.mutex) == 0 else { return nil }
    defer { pthread_mutex_unlock(storage.mutex) }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock where State: Sendable {
  /// Creates a lock with a state.
  public init(initialState: State) { self.init(uncheckedState: initialState) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock without a state.
  public init() { self.init(uncheckedState: ()) }

  /// Waits until the lock is free, and takes it.
  public func lock() { pthread_mutex_lock(storage.mutex) }

  /// Releases the lock, which this thread must hold.
  public func unlock() { pthread_mutex_unlock(storage.mutex) }

  /// Takes the lock unless it is held.
  ///
  /// - Returns: Whether the lock was taken.
  public func lockIfAvailable() -> Bool { pthread_mutex_trylock(storage.mutex) == 0 }

  /// Runs a block with the lock held.
  ///
  /// - Returns: The value that the block returns.
  public func withLock<Value: Sendable>(
    _ body: @Sendable () throws -> Value
  ) rethrows -> Value {
    try withLockUnchecked { _ in try body() }
  }
}
