/// Tells one run of a test from another, although Swift Testing gives both the same name.
///
/// Every test, and every case of a parameterized one, runs in a task of its own. The task's object is
/// remembered weakly: when it is gone the run is over, and no later task can be taken for it, as could
/// happen with its address alone.
struct TaskIdentity: Sendable {
  // The object is only compared, never used.
  nonisolated(unsafe) private weak var task: AnyObject?

  /// The task that runs now; its run is over at once when there is none.
  init() { task = Self.current }

  /// Whether this is the task that runs now.
  var isCurrent: Bool { task.map { $0 === Self.current } ?? false }

  /// The address of the task that runs now, which tells it from all others that are not over.
  static var currentAddress: ObjectIdentifier? { current.map { ObjectIdentifier($0) } }

  /// Whether the task has ended.
  var isOver: Bool { task == nil }

  private static var current: AnyObject? {
    withUnsafeCurrentTask { task in
      // The standard library keeps the object to itself, but it is all that the structure holds.
      guard let task, MemoryLayout<UnsafeCurrentTask>.size == MemoryLayout<AnyObject>.size else {
        return nil
      }
      return unsafeBitCast(task, to: AnyObject.self)
    }
  }
}
