import ToolchainInternals

/// The identity of a test's run, to distinguish runs to which Swift Testing gives the same name.
///
/// Every test, and every case of a parameterized test, runs in a separate task. The task's object is
/// referenced weakly: when it is released, the run has ended. Unlike an address, it can't be mistaken
/// for a later task.
///
/// If task objects aren't available, no run counts as ended.
struct TaskIdentity: Sendable {
  // The object is only compared, never used.
  nonisolated(unsafe) private weak var task: AnyObject?
  private let isKnown: Bool

  /// Identifies the current task; without a task, the run counts as ended.
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
