import Foundation
import XCTest

/// A test case with the overridable members that Apple's `XCTestCase` has and XCTest on Linux has not.
///
/// A member that another module adds to `XCTestCase` cannot be overridden, so a suite that overrides
/// one builds when its target says once what its tests are:
///
/// ```swift
/// @_exported import XCUIAutomation
///
/// public typealias XCTestCase = XCUITestCase
/// ```
///
/// Nothing else of the suite changes: a name of the target's own goes before one that is imported.
open class XCUITestCase: XCTestCase {
  private let body: (XCTestCase) throws -> Void
  private let testName: String
  /// The test case that this one runs for, in another configuration: what it records, that one records.
  private var principal: XCUITestCase?
  private var goesOn = true
  private var isRecording = false
  private var isStopped = false

  /// Whether each test runs once for each way in which the app may have to show itself (XCTest).
  ///
  /// Launch tests do: light and dark, upright and on its side. No, unless a class says so.
  open class var runsForEachTargetApplicationUIConfiguration: Bool { false }

  /// Makes a test case that runs nothing, for what only a test case has: expectations, say.
  public convenience init() { self.init(name: "", testClosure: { _ in }) }

  /// Makes a test case of one test; the toolchain's list of tests calls this.
  public required init(name: String, testClosure: @escaping (XCTestCase) throws -> Void) {
    testName = name
    body = testClosure
    super.init(name: name, testClosure: testClosure)
  }

  /// Whether the test goes on after a failure (XCTest).
  ///
  /// Nothing on Linux can end a test from outside. After the first failure of a test that is not to go
  /// on, what is left of it runs unheard: no failure counts, and calls to apps return at once.
  open override var continueAfterFailure: Bool {
    // XCTest would end the process if it saw what was set.
    get { goesOn || isRecording }
    set {
      goesOn = newValue
      principal?.continueAfterFailure = newValue
    }
  }

  /// Records an issue of the test: every failure comes here, before it counts (XCTest).
  ///
  /// An override can change the issue before it hands it on to `super`, or keep it back.
  open func record(_ issue: XCTIssue) { IssueRecorder.record(issue, in: self) }

  /// Runs the test, once for each configuration if its class says so.
  open override func invokeTest() {
    guard Self.runsForEachTargetApplicationUIConfiguration, principal == nil else {
      return super.invokeTest()
    }
    let device = XCUIDevice.shared
    let (appearance, orientation) = (device.appearance, device.orientation)
    for configuration in TargetConfiguration.all {
      device.appearance = configuration.appearance
      device.orientation = configuration.orientation
      // XCTest's test cases run once only.
      let run = Self(name: testName, testClosure: body)
      run.principal = self
      // What one of them has failed at the next one may pass.
      isStopped = false
      TestLifetimes.update(self) { $0.hasMeasured = false }
      XCTestWatcher.noteEndOfBody(of: run)
      // More than `invokeTest()`: it sees to expectations that nobody has waited for.
      run.perform(ConfigurationRun(test: run))
    }
    device.appearance = appearance
    device.orientation = orientation
  }

  /// The run of the test; that of all configurations in one of them (XCTest).
  open override var testRun: XCTestRun? {
    guard let principal else { return super.testRun }
    // XCTest tells it what is skipped, once.
    return principal.testRun.flatMap { $0.hasBeenSkipped ? nil : $0 }
  }

  /// Takes a failure of an assertion to `record(_:)`.
  open override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
    expected: Bool
  ) {
    if let principal {
      return principal.recordFailure(
        withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }
    if isStopped { return }
    guard IssueRecorder.handedOver == nil else {
      isRecording = true
      super.recordFailure(
        withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
      isRecording = false
      if !goesOn {
        isStopped = true
        XCTestWatcher.stop(self)
      }
      return
    }
    let (issue, _) = XCTIssue.recorded(description, at: filePath, lineNumber, isExpected: expected)
    IssueRecorder.$handedOver.withValue(IssueRecorder.HandedOver()) { record(issue) }
  }
}

/// The run of a test in one configuration, of which nobody hears: it is a part of another.
private final class ConfigurationRun: XCTestCaseRun {
  override func start() {}

  override func stop() {}
}

/// How an app may have to show itself.
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
