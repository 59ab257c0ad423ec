/// Distinguishes the runs of a test, to which Swift Testing gives the same name.
///
/// Every test, and every case of a parameterized one, runs in a task of its own. The task's object
/// is referenced weakly: when it is gone the run has ended, and no later task can be mistaken for
/// it, as could happen with its address alone.
struct TaskIdentity: Sendable {
  // The object is only compared, never used.
  nonisolated(unsafe) private weak var task: AnyObject?

  /// Identifies the current task; without one, the run counts as ended.
  init() { task = Self.current }

  /// Whether this is the current task.
  var isCurrent: Bool { task.map { $0 === Self.current } ?? false }

  /// The address of the current task, which is unique among the tasks that have not ended.
  static var currentAddress: ObjectIdentifier? { current.map { ObjectIdentifier($0) } }

  /// Whether the task has ended.
  var isOver: Bool { task == nil }

  private static var current: AnyObject? {
    withUnsafeCurrentTask { task in
      // The standard library doesn't publish the object, but it is the structure's only content.
      guard let task, MemoryLayout<UnsafeCurrentTask>.size == MemoryLayout<AnyObject>.size else {
        return nil
      }
      return unsafeBitCast(task, to: AnyObject.self)
    }
  }
}
