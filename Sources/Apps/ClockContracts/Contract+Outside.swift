import AppRuntime
import Foundation
import Synchronization
import VirtualClock

extension Contract {
  /// Starts a child process that ends after a number of seconds.
  @MainActor
  private static func child(
    sleeping seconds: Double, whenOver: (@Sendable () -> Void)? = nil
  ) throws -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sleep")
    process.arguments = ["\(seconds)"]
    if let whenOver { process.terminationHandler = { _ in whenOver() } }
    try process.run()
    return process
  }

  /// Returns a bound socket, which other processes can reach.
  private static func reachableSocket() throws -> Int32 {
    let descriptor = socket(AF_INET, Int32(SOCK_DGRAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = in_addr_t(0x7f00_0001).bigEndian
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    try expect(result, is: 0, "a bound socket")
    return descriptor
  }

  private static func connect(_ descriptor: Int32, toPath path: String) -> Int32 {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8.prefix(100)) }
    return withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Foundation.connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
  }

  static let outside = [
    Contract("time passes at its real pace while a child process runs") {
      let loop = try drivingLoop()
      let outcome = Outcome<Int64>()
      let process = try child(sleeping: 0.5) {
        DispatchQueue.main.async { outcome.set(virtual_clock_now()) }
      }
      loop.settle()
      try expect(loop.isBusy, "the app is busy")
      try expect(
        loop.busySentences, is: ["1 child process is running: sleep"], "what the app is busy with")
      loop.pass(until: 100)
      // Not at the end of the hundred seconds, to which the clock would have leapt.
      try expect((outcome.value ?? .max) < 50 * second, "the moment of its end")
      try expect(process.terminationStatus, is: 0, "its status")
      try expect(loop.clock.now, is: 100, "the moment")
      try expect(loop.busySentences, is: [], "what the app is busy with afterwards")
    },
    Contract("a child process that has ended but was not waited for keeps nothing busy") {
      let loop = try drivingLoop()
      let number = Fixed<pid_t>(0)
      var arguments = [strdup("/bin/true"), nil]
      let error = posix_spawn(number.pointer, "/bin/true", nil, nil, &arguments, nil)
      try expect(error, is: 0, "spawn")
      var information = siginfo_t()
      let result = waitid(P_ALL, 0, &information, WEXITED | WNOWAIT)
      try expect(result, is: 0, "its end")
      loop.settle()
      try expect(loop.busySentences, is: [], "what the app is busy with")
      try expect(loop.isBusy, is: false, "the app is busy")
      let milliseconds = realMilliseconds {
        _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 100)
      }
      try expect(milliseconds < 50_000, "\(milliseconds) ms of real time for a wait")
    },
    Contract("a blocked main thread waits for a child process in real time") {
      let loop = try drivingLoop()
      let semaphore = DispatchSemaphore(value: 0)
      _ = try child(sleeping: 0.5) { semaphore.signal() }
      try expect(semaphore.wait(timeout: .now() + 100), is: .success, "the wait")
      try expect(virtual_clock_now() < 50 * second, "\(virtual_clock_now()) ns")
      loop.settle()
    },
    Contract("the main thread's sleep takes real time while a child process runs") {
      let loop = try drivingLoop()
      let process = try child(sleeping: 0.5)
      let milliseconds = realMilliseconds { Thread.sleep(forTimeInterval: 100) }
      try expect(process.isRunning, is: false, "it runs")
      try expect(milliseconds < 50_000, "\(milliseconds) ms of real time")
      try expect(virtual_clock_now() >= 100 * second, "\(virtual_clock_now()) ns")
      loop.settle()
    },
    Contract("a thread that computes doesn't slow the main thread's sleep beside a child process") {
      let loop = try drivingLoop()
      let process = try child(sleeping: 100)
      let isOver = SharedFlag()
      _ = onThread {
        while !isOver.isSet {}
        return 0
      }
      let milliseconds = realMilliseconds { Thread.sleep(forTimeInterval: 1) }
      isOver.set()
      try expect(milliseconds >= 500, "\(milliseconds) ms of real time")
      try expect(milliseconds < 10_000, "\(milliseconds) ms of real time")
      process.terminate()
      loop.settle()
    },
    Contract("a blocked main thread waits for another local process in real time") {
      let loop = try drivingLoop()
      let path = NSTemporaryDirectory() + "understudy-contract-\(getpid())"
      defer { unlink(path) }
      let listener = """
        import os, socket
        server = socket.socket(socket.AF_UNIX)
        server.bind(os.environ["PATH_TO_LISTEN_AT"])
        server.listen()
        print("ready", flush=True)
        connection = server.accept()[0]
        connection.recv(1)
        """
      setenv("LISTENER", listener, 1)
      setenv("PATH_TO_LISTEN_AT", path, 1)
      // The shell ends at once, so that the listener isn't a child of this process.
      guard let output = popen("python3 -c \"$LISTENER\" &", "r") else {
        throw Difference(description: "no shell could be started")
      }
      var line = [CChar](repeating: 0, count: 16)
      try expect(fgets(&line, 16, output) != nil, "the listener's word")
      try expect(pclose(output), is: 0, "the end of the shell")
      let descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
      try expect(connect(descriptor, toPath: path), is: 0, "the connection")
      let milliseconds = realMilliseconds {
        _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 0.3)
      }
      try expect(milliseconds >= 300, "\(milliseconds) ms of real time")
      close(descriptor)
      loop.settle()
    },
    Contract("a blocked main thread waits for a connection in real time") {
      let loop = try drivingLoop()
      let descriptor = try reachableSocket()
      let milliseconds = realMilliseconds {
        _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 0.3)
      }
      try expect(milliseconds >= 300, "\(milliseconds) ms of real time")
      close(descriptor)
      loop.settle()
      let shorter = realMilliseconds {
        _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 100)
      }
      try expect(shorter < 20_000, "\(shorter) ms of real time without it")
    },
    Contract("a blocked main thread waits for work in flight in real time") {
      let loop = try drivingLoop()
      let activity = loop.work.begin("upload", "sending")
      let milliseconds = realMilliseconds {
        _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 0.3)
      }
      try expect(milliseconds >= 300, "\(milliseconds) ms of real time")
      activity.end()
    },
  ]
}
