import ToolchainInternals

/// Distinguishes the runs of a test, to which Swift Testing gives the same name.
///
/// Every test, and every case of a parameterized one, runs in a task of its own. The task's object
/// is referenced weakly: when it is gone the run has ended, and no later task can be mistaken for
/// it, as could happen with its address alone.
///
/// Where nothing is known of tasks, no run counts as ended.
struct TaskIdentity: Sendable {
  // The object is only compared, never used.
  nonisolated(unsafe) private weak var task: AnyObject?
  private let isKnown: Bool

  /// Identifies the current task; without one, the run counts as ended.
  init() {
    task = TaskObject.current
    isKnown = task != nil || TaskObject.state.isOn
  }

  /// Whether this is the current task.
  var isCurrent: Bool { task.map { $0 === TaskObject.current } ?? false }

  /// The address of the current task, which is unique among the tasks that have not ended.
  static var currentAddress: ObjectIdentifier? { TaskObject.current.map { ObjectIdentifier($0) } }

  /// Whether the task has ended.
  var isOver: Bool { isKnown && task == nil }
}
