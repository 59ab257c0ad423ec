import AutomationProtocol
import Foundation
import Synchronization
import Testing

@testable import AppDriving

@Suite struct ManyAppsTests {
  /// The number of apps; `UNDERSTUDY_STRESS_APPS=2000` makes this a stress test.
  private static let appCount =
    ProcessInfo.processInfo.environment["UNDERSTUDY_STRESS_APPS"].flatMap(Int.init) ?? 400

  @Test func `apps start and end on eight threads with separate logs`() {
    let launch = AppLaunch(
      executable: Agent.executable.deletingLastPathComponent().appendingPathComponent("brief.sh"))
    let problems = Mutex<[String]>([])
    let startedCount = Atomic(0)
    let threads = DispatchGroup()
    for _ in 0..<8 {
      threads.enter()
      Thread.detachNewThread {
        defer { threads.leave() }
        while startedCount.wrappingAdd(1, ordering: .relaxed).newValue <= Self.appCount {
          do {
            let session = try AppLauncher().launch(launch)
            let end = session.terminate()
            guard end != .exited(status: 0) || session.logLines != ["started"] else { continue }
            problems.withLock {
              $0.append("\(String(describing: end)), log: \(session.logLines)")
            }
          } catch {
            problems.withLock { $0.append("\(error)") }
          }
        }
      }
    }
    threads.wait()
    #expect(problems.withLock { $0 } == [])
  }
}
