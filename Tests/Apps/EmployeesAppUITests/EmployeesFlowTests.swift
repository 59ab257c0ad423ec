import Foundation
import LaunchDomain
import Testing
import ViewTesting
import XCUIAutomation

@testable import EmployeesApp

/// The same flows against the app in a separate process and against its first screen in this one.
@Suite struct EmployeesFlowTests {
  private static let times = FlowTimes("employees", count: EmployeesFlow.all.count)

  @Test(arguments: EmployeesFlow.all)
  func `a flow sees the same out of process and in process`(flow: EmployeesFlow) {
    let (outside, outsideTime) = Self.fastest { flow.run(XCUIApplication()) }
    let (inside, insideTime) = Self.fastest { flow.run(Self.appInside()) }
    #expect(outside == inside)
    #expect(!outside.isEmpty)
    Self.times.add(flow.name, outside: outsideTime, inside: insideTime)
  }

  private static func appInside() -> XCUIApplication {
    XCUIApplication(name: "EmployeesApp") { arguments in
      let options = LaunchOptions(.employees, arguments: arguments)
      return MainSceneRootViewController(source: EmployeeSource(options))
    }
  }

  /// Runs a flow three times; returns what it saw and the shortest time, because other tests run
  /// meanwhile.
  private static func fastest(_ run: () -> [String]) -> ([String], Duration) {
    var seen: [String] = []
    let times = (0..<3).map { _ in ContinuousClock().measure { seen = run() } }
    return (seen, times.min() ?? .zero)
  }
}
