#if os(Linux)
  import Foundation
  import Synchronization
  import SystemShims
  import Testing

  @Suite struct ProcessStartTests {
    @Test func `processes started on eight threads hold no socket of each other`() {
      let socketCounts = Mutex<[Int]>([])
      let threads = DispatchGroup()
      for _ in 0..<8 {
        threads.enter()
        Thread.detachNewThread {
          defer { threads.leave() }
          for _ in 0..<25 {
            let count = Self.socketCountOfNewProcess()
            socketCounts.withLock { $0.append(count) }
          }
        }
      }
      threads.wait()
      // Its own, by which Foundation learns of its end.
      #expect(socketCounts.withLock { $0 } == Array(repeating: 1, count: 200))
    }

    @Test func `an error of the start is thrown, and the next start goes ahead`() throws {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/nowhere")
      #expect(throws: CocoaError.self) {
        try ProcessStart.exclusively { try process.run() }
      }
      #expect(Self.socketCountOfNewProcess() == 1)
    }

    /// Starts a process that waits, and counts the sockets among its descriptors.
    private static func socketCountOfNewProcess() -> Int {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/cat")
      let input = Pipe()
      process.standardInput = input
      do { try ProcessStart.exclusively { try process.run() } } catch { return -1 }
      let folder = "/proc/\(process.processIdentifier)/fd"
      let descriptors = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      let targets = descriptors.compactMap {
        try? FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/\($0)")
      }
      // A child inherits the signal mask of its thread, which may block every other signal.
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      return targets.filter { $0.hasPrefix("socket:") }.count
    }
  }
#endif
