/// The object that represents the current task.
///
/// Swift Testing gives two runs of one test the same identity and doesn't report when a test has ended. Each
/// run has its own task, and a weak reference to the task's object reveals both. The standard library
/// publishes `UnsafeCurrentTask`, whose only content is that object, but neither the object nor the end of
/// the task. `TestScoping` would reveal the end, but only of tests with an added trait.
package enum TaskObject {
  package static let state = withUnsafeCurrentTask { task in
    ProbedTrick(.taskObject) { () throws(ToolchainChange) in
      try probe(UnsafeCurrentTask.self, task)
    }
  }

  /// The object, or `nil` outside of tasks.
  package static var current: AnyObject? {
    withUnsafeCurrentTask { task in
      guard let task, state.isOn else { return nil }
      return unsafeBitCast(task, to: AnyObject.self)
    }
  }

  /// Checks whether a value consists of only one counted reference.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - sample: A value, or `nil` if there isn't one at the moment.
  static func probe<Task>(_ type: Task.Type, _ sample: Task?) throws(ToolchainChange) {
    let (found, expected) = (MemoryLayout<Task>.size, MemoryLayout<AnyObject>.size)
    guard found == expected else {
      throw .size(of: "\(type)", found: found, expected: expected)
    }
    guard let sample else { return }
    let content = Mirror(reflecting: sample).children.map { child in
      String(reflecting: Swift.type(of: child.value))
    }
    guard content == ["Builtin.NativeObject"] else { throw .layout(of: "\(type)") }
  }
}

extension ToolchainTrick {
  package static let taskObject = ToolchainTrick(
    name: "task-object", basis: "UnsafeCurrentTask holds a counted object and nothing else",
    loss: "The apps of a Swift Testing test end with the process, not with the test, and a test "
      + "records every failure after its first one.")
}
