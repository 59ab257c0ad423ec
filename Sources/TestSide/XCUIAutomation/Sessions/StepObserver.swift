import AppSession

/// Who is told of each step of the apps that are launched here.
public enum StepObserver {
  /// The observer of the apps launched by this task; nil for none.
  @TaskLocal public static var current: SessionObserver?
}
