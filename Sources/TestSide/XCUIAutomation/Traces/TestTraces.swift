import Foundation
import Synchronization
import Testing

/// The traces of this process's tests, each written as soon as its test is known to have ended.
enum TestTraces {
  private enum Key: Hashable {
    case testCase(ObjectIdentifier)
    case test(TestScope)
  }

  private static let settings = TraceSettings(environment: ProcessInfo.processInfo.environment)
  private static let traces = Mutex<[Key: TestTrace]>([:])
  private static let file = Mutex<TraceFile?>(nil)

  /// Returns the trace of a test, or `nil` if traces are off or no test is known.
  static func trace(of test: RunningTest) -> TestTrace? {
    guard settings != nil else { return nil }
    switch test.library {
    case .xcTest:
      guard let running = XCTestWatcher.runningTest else { return nil }
      return trace(.testCase(running.object), xcTestName(running.name, module: test.module), nil)
    case .swiftTesting:
      guard let test = Test.current else { return nil }
      writeEnded()
      let scope = RunningTest.current.scope
      return trace(.test(scope), swiftTestingName(test), TaskIdentity())
    case .none: return nil
    }
  }

  private static func trace(
    _ key: Key, _ name: TestTrace.Name, _ task: TaskIdentity?
  ) -> TestTrace {
    let (trace, ended, isNew) = traces.withLock { traces -> (TestTrace, TestTrace?, Bool) in
      let known = traces[key]
      if let known, known.task?.isOver != true { return (known, nil, false) }
      let trace = TestTrace(name, task: task)
      traces[key] = trace
      return (trace, known, true)
    }
    if let ended { write(ended, hasFailed: false) }
    writeAtExit
    // If only failures are kept, a test without an end line has passed.
    if isNew, settings?.onlyFailures == false { write { trace.beginning(since: $0) } }
    return trace
  }

  /// Adds a failure to the trace of the running test, if it is traced.
  static func fail(_ message: String, in test: RunningTest) {
    begun(of: test)?.fail(message)
  }

  /// Returns the trace of the running test, or `nil` if traces are off or the test hasn't launched an app.
  static func begun(of test: RunningTest) -> TestTrace? {
    guard settings != nil else { return nil }
    let key: Key? =
      switch test.library {
      case .xcTest: XCTestWatcher.runningTest.map { .testCase($0.object) }
      case .swiftTesting: .test(test.scope)
      case .none: nil
      }
    return key.flatMap { key in traces.withLock { $0[key] } }
  }

  /// Writes the trace of a test case that has ended.
  static func end(_ testCase: ObjectIdentifier, hasFailed: Bool) {
    guard settings != nil else { return }
    let trace = traces.withLock { $0.removeValue(forKey: .testCase(testCase)) }
    if let trace { write(trace, hasFailed: hasFailed) }
  }

  /// Writes the traces of Swift Testing tests whose tasks have ended.
  private static func writeEnded() {
    let ended = traces.withLock { traces in
      let ended = traces.filter { $0.value.task?.isOver == true }
      for key in ended.keys { traces[key] = nil }
      return ended.values.sorted { $0.date < $1.date }
    }
    for trace in ended { write(trace, hasFailed: false) }
  }

  private static let writeAtExit: Void = {
    _ = atexit {
      let left = traces.withLock { traces in
        defer { traces = [:] }
        return traces.values.sorted { $0.date < $1.date }
      }
      for trace in left { write(trace, hasFailed: false) }
      let duration = Date().timeIntervalSince1970
      file.withLock { file in
        if let file { file.write(TestTrace.end(duration: max(0, duration - file.started))) }
      }
    }
  }()

  private static func write(_ trace: TestTrace, hasFailed: Bool) {
    guard let settings else { return }
    // In Swift Testing only failures of apps are known, so all tests are kept.
    let isKnown = trace.task == nil
    let hasFailed = isKnown ? hasFailed : trace.current.hasFailed
    if settings.onlyFailures, isKnown, !hasFailed { return }
    write { trace.lines(hasFailed: hasFailed, since: $0) }
  }

  /// Writes lines to the file, which is created before the first.
  ///
  /// - Parameter lines: Returns the lines, given the start of the file in seconds since 1970.
  private static func write(_ lines: (Double) -> Data) {
    guard let settings else { return }
    file.withLock { file in
      file = file ?? TraceFile(in: settings.folder)
      guard let file else { return }
      file.write(lines(file.started))
    }
  }

  /// Returns the name for traces from XCTest's name of a test, `Class.method`.
  static func xcTestName(_ name: String, module: String?) -> TestTrace.Name {
    let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
    let suite = (module.map { $0 + "." } ?? "") + (parts.first ?? name)
    let method = parts.count > 1 ? parts[1] : name
    return TestTrace.Name(id: "\(suite)/\(method)", suite: suite, test: method)
  }

  private static func swiftTestingName(_ test: Test) -> TestTrace.Name {
    let id = "\(test.id)"
    let suite = id.components(separatedBy: "/").dropLast(2).joined(separator: "/")
    return TestTrace.Name(id: id, suite: suite, test: test.displayName ?? test.name)
  }
}
