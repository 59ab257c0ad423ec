import Foundation
import XCTest
import XCTestCompatibility

/// A test case with the overridable members of Apple's `XCTestCase` that XCTest lacks on Linux.
///
/// Members that another module adds to `XCTestCase` can't be overridden. A suite that overrides one
/// builds if its target contains this declaration once:
///
/// ```swift
/// @_exported import XCUIAutomation
///
/// public typealias XCTestCase = XCUITestCase
/// ```
///
/// No other change to the suite is needed, because a name in the target takes precedence over an
/// imported one.
open class XCUITestCase: XCTestCase {
  private let body: (XCTestCase) throws -> Void
  private let testName: String
  /// The test case for which this one runs in a configuration, and which records its issues.
  private var principal: XCUITestCase?
  private var continues = true
  private var isRecording = false
  private var isStopped = false

  /// Whether each test runs once per appearance and orientation of the app (XCTest).
  ///
  /// Launch tests run in light and dark, portrait and landscape. The default is `false`.
  open class var runsForEachTargetApplicationUIConfiguration: Bool { false }

  /// Creates a test case without a test, for access to features such as expectations.
  public convenience init() { self.init(name: "", testClosure: { _ in }) }

  /// Creates a test case for one test; the toolchain's list of tests calls this.
  public required init(name: String, testClosure: @escaping (XCTestCase) throws -> Void) {
    testName = name
    body = testClosure
    super.init(name: name, testClosure: testClosure)
  }

  /// The class of the test's run, which intercepts each failure before it is recorded (XCTest).
  open override var testRunClass: AnyClass? { InterceptingCaseRun.self }

  /// Whether the test continues after a failure (XCTest).
  ///
  /// A test on Linux can't be ended from outside. If the value is `false`, the rest of the test runs
  /// without effect after the first failure: later failures don't count, and requests to apps return at
  /// once.
  open override var continueAfterFailure: Bool {
    // XCTest would end the process if it saw the value that the test set.
    get { continues || isRecording }
    set {
      continues = newValue
      principal?.continueAfterFailure = newValue
    }
  }

  /// Records an issue of the test; every failure is passed to this method before it counts (XCTest).
  ///
  /// An override can change the issue before passing it to `super`, or suppress it.
  open func record(_ issue: XCTIssue) { IssueRecorder.record(issue, in: self) }

  /// Runs the test, once for each configuration if its class requests that.
  open override func invokeTest() {
    guard Self.runsForEachTargetApplicationUIConfiguration, principal == nil else {
      return super.invokeTest()
    }
    let device = XCUIDevice.shared
    let (appearance, orientation) = (device.appearance, device.orientation)
    for configuration in TargetConfiguration.all {
      device.appearance = configuration.appearance
      device.orientation = configuration.orientation
      // A test case of XCTest can run only once.
      let run = Self(name: testName, testClosure: body)
      run.principal = self
      // A configuration may pass where the previous one failed.
      isStopped = false
      TestLifetimes.update(self) { $0.hasMeasured = false }
      XCTestWatcher.beginConfiguration(run)
      // Unlike `invokeTest()`, this also checks for expectations that were not waited for.
      run.perform(ConfigurationRun(test: run))
    }
    device.appearance = appearance
    device.orientation = orientation
  }

  /// The run of the test, which all of its configurations share (XCTest).
  open override var testRun: XCTestRun? {
    guard let principal else { return super.testRun }
    // XCTest records a skipped test in the run, which must happen only once.
    return principal.testRun.flatMap { $0.hasBeenSkipped ? nil : $0 }
  }

  /// Passes a failure of an assertion to `record(_:)`.
  open override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    if let principal {
      return principal.recordFailure(
        withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }
    if isStopped { return }
    guard IssueRecorder.overridableRecording == nil else {
      isRecording = true
      super.recordFailure(
        withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
      isRecording = false
      if !continues {
        isStopped = true
        XCTestWatcher.stop(self)
      }
      return
    }
    let (issue, site) = XCTIssue.recorded(
      description, at: filePath, lineNumber, isExpected: expected)
    if LaterFailures.areIgnored(in: self) {
      IssueRecorder.record(issue, at: site, in: self)
      return
    }
    IssueRecorder.$overridableRecording.withValue(IssueRecorder.OverridableRecording()) {
      record(issue)
    }
  }
}

extension XCUITestCase: IssueReceiving {
  package func receive(_ issue: XCTIssue) { record(issue) }
}

/// The run of a test in one configuration, which isn't announced because it is part of the test's run.
private final class ConfigurationRun: XCTestCaseRun {
  override func start() {}

  override func stop() {}
}

/// The appearance and orientation of the app.
private struct TargetConfiguration {
  var appearance: XCUIDevice.Appearance
  var orientation: UIDeviceOrientation

  static let all: [TargetConfiguration] = [
    TargetConfiguration(appearance: .light, orientation: .portrait),
    TargetConfiguration(appearance: .dark, orientation: .portrait),
    TargetConfiguration(appearance: .light, orientation: .landscapeLeft),
    TargetConfiguration(appearance: .dark, orientation: .landscapeLeft),
  ]
}
