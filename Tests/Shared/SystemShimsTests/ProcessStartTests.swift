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
      // Its own socket, by which Foundation learns of its end.
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

    @Test func `a thread that blocks signals starts processes with none blocked`() throws {
      var blocked = sigset_t()
      var previous = sigset_t()
      sigemptyset(&blocked)
      sigaddset(&blocked, SIGTERM)
      pthread_sigmask(SIG_BLOCK, &blocked, &previous)
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sleep")
      process.arguments = ["1000"]
      try ProcessStart.exclusively { try process.run() }
      var after = sigset_t()
      pthread_sigmask(SIG_SETMASK, &previous, &after)
      #expect(sigismember(&after, SIGTERM) == 1)
      kill(process.processIdentifier, SIGTERM)
      process.waitUntilExit()
      #expect(process.terminationStatus == SIGTERM)
    }

    /// Starts a waiting process, and counts the sockets among its descriptors.
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
      kill(process.processIdentifier, SIGKILL)
      process.waitUntilExit()
      return targets.filter { $0.hasPrefix("socket:") }.count
    }
  }
#endif
