import Foundation
import VirtualClock

/// Activity outside an app's process that may reach it: work in flight, child processes, connections.
///
/// While the app's main thread is blocked, the clock checks it from another thread.
final class OutsideActivity: Sendable {
  private let work: WorkInFlight
  /// The inode numbers of the files that were open before the app opened any: the connection to the test, and
  /// files that the launching process has left open.
  private let inherited: Set<UInt64>

  init(work: WorkInFlight) {
    self.work = work
    var inherited: Set<UInt64> = []
    OpenDescriptors.visit { inherited.insert(Self.file(of: $0)) }
    self.inherited = inherited
  }

  var isUnderWay: Bool {
    guard work.isIdle, !ChildProcesses.mayExist || ChildProcesses.names.isEmpty else { return true }
    var connections = OpenConnections()
    var leadsOutside = false
    OpenDescriptors.visit { descriptor in
      guard !connections.add(descriptor), OpenConnections.leadsToOtherProcess(descriptor) else {
        return
      }
      leadsOutside = leadsOutside || !inherited.contains(Self.file(of: descriptor))
    }
    return leadsOutside || connections.count > 0
  }

  private static func file(of descriptor: Int32) -> UInt64 {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? UInt64(status.st_ino) : 0
  }

  /// Lets the process's clock leap while its main thread is blocked and nothing is under way outside.
  func allowLeaps() {
    virtual_clock_leap_while_blocked(
      { context in
        guard let context else { return true }
        return Unmanaged<OutsideActivity>.fromOpaque(context).takeUnretainedValue().isUnderWay
      },
      // Never released, because the clock is that of the whole process.
      Unmanaged.passRetained(self).toOpaque())
  }
}
