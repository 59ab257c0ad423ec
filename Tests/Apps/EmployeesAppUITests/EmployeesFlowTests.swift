import Foundation
import LaunchDomain
import Testing
import ViewTesting
import XCUIAutomation

@testable import EmployeesApp

/// The same bodies over the app that a person starts, and over its first screen in this process.
@Suite struct EmployeesFlowTests {
  private static let times = FlowTimes("employees", count: EmployeesFlow.all.count)

  @Test(arguments: EmployeesFlow.all)
  func `a flow sees the same outside and inside`(flow: EmployeesFlow) {
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

  /// What was seen, and the shortest time of three: other tests run at the same time.
  private static func fastest(_ run: () -> [String]) -> ([String], Duration) {
    var seen: [String] = []
    let times = (0..<3).map { _ in ContinuousClock().measure { seen = run() } }
    return (seen, times.min() ?? .zero)
  }
}
