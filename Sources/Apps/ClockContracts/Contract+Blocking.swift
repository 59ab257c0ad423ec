import AppRuntime
import Foundation
import Synchronization
import VirtualClock

extension Contract {
  /// Checks that a call of the driver returns although its end depends on a virtual sleep.
  @MainActor
  private static func expectReturn(
    of what: String, _ call: () throws -> Void, endedBy end: @escaping @Sendable () -> Void
  ) throws {
    try expect(virtual_clock_start(), "there is a virtual clock")
    _ = onThread {
      usleep(50_000)
      end()
      return 0
    }
    try call()
    try expect(virtual_clock_now() >= second / 20, "\(what): the moment")
    try expect(virtual_clock_now() < 60 * second, "\(what): the moment")
  }

  private static func pipe() throws -> (read: Int32, write: Int32) {
    var ends: [Int32] = [0, 0]
    try expect(Foundation.pipe(&ends) == 0, "a pipe")
    return (ends[0], ends[1])
  }

  private static func sockets() throws -> (Int32, Int32) {
    var ends: [Int32] = [0, 0]
    try expect(
      socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0, "a pair of sockets")
    return (ends[0], ends[1])
  }

  static let blocking = [
    Contract("the driver's read ends although the writer sleeps") {
      let (reading, writing) = try pipe()
      try expectReturn(of: "read") {
        var byte: UInt8 = 0
        try expect(read(reading, &byte, 1), is: 1, "what was read")
      } endedBy: {
        _ = write(writing, "x", 1)
      }
    },
    Contract("the driver's recv ends although the sender sleeps") {
      let (one, other) = try sockets()
      try expectReturn(of: "recv") {
        var byte: UInt8 = 0
        try expect(recv(one, &byte, 1, 0), is: 1, "what was received")
      } endedBy: {
        _ = send(other, "x", 1, 0)
      }
    },
    Contract("the driver's write ends although the reader sleeps") {
      let (reading, writing) = try pipe()
      let size = 1_000_000
      try expectReturn(of: "write") {
        let bytes = [UInt8](repeating: 7, count: size)
        try expect(write(writing, bytes, size), is: size, "what was written")
      } endedBy: {
        var bytes = [UInt8](repeating: 0, count: size)
        var count = 0
        while count < size { count += max(0, read(reading, &bytes, size)) }
      }
    },
    Contract("a descriptor that does not block does not wait for the driver either") {
      let (reading, _) = try pipe()
      try expect(virtual_clock_start(), "there is a virtual clock")
      _ = fcntl(reading, F_SETFL, nonblocking)
      var byte: UInt8 = 0
      try expect(read(reading, &byte, 1), is: -1, "what was read")
      try expect(errno, is: EAGAIN, "the error")
      try expect(virtual_clock_now(), is: 0, "the moment")
    },
    Contract("the driver's wait for a child ends although the thread that ends the child sleeps") {
      let child = Fixed<pid_t>(0)
      var arguments = [strdup("/bin/sleep"), strdup("1000"), nil]
      let error = posix_spawn(child.pointer, "/bin/sleep", nil, nil, &arguments, nil)
      try expect(error, is: 0, "spawn")
      try expectReturn(of: "waitpid") {
        var status: Int32 = 0
        let found = waitpid(child.pointer.pointee, &status, 0)
        try expect(found, is: child.pointer.pointee, "the child")
        try expect(status & 0x7f, is: SIGKILL, "the signal")
      } endedBy: {
        kill(child.pointer.pointee, SIGKILL)
      }
    },
    Contract("the driver's wait fails if there is no child") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      try expect(waitpid(-1, nil, 0), is: -1, "waitpid")
      try expect(errno, is: ECHILD, "the error")
    },
    Contract("the clock goes on while the driver lets a program run") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      try expect(system("exec sleep 0.2"), is: 0, "system")
      let moment = virtual_clock_now()
      try expect(moment >= second / 10, "\(moment) ns after system")
      let program = popen("exec sleep 0.2", "r")
      try expect(pclose(program), is: 0, "pclose")
      try expect(
        virtual_clock_now() - moment >= second / 10, "\(virtual_clock_now()) ns after pclose")
      try expect(system(nil) != 0, "there is a shell")
      try expect(system("exit 3") >> 8, is: 3, "what a command that fails returns")
    },
    Contract("the driver waits for the signal of an alarm") {
      let loop = try drivingLoop()
      signal(SIGALRM) { _ in }
      alarm(30)
      try expect(pause(), is: -1, "pause")
      try expect(errno, is: EINTR, "the error")
      try expect(virtual_clock_now() / second, is: 30, "the moment after pause")
      var alarms = sigset_t()
      var mask = sigset_t()
      sigemptyset(&alarms)
      sigaddset(&alarms, SIGALRM)
      pthread_sigmask(SIG_BLOCK, &alarms, &mask)
      alarm(30)
      try expect(sigsuspend(&mask), is: -1, "sigsuspend")
      try expect(virtual_clock_now() / second, is: 60, "the moment after sigsuspend")
      alarm(30)
      var found: Int32 = 0
      try expect(sigwait(&alarms, &found), is: 0, "sigwait")
      try expect(found, is: SIGALRM, "the signal")
      try expect(virtual_clock_now() / second, is: 90, "the moment after sigwait")
      alarm(30)
      try expect(sigwaitinfo(&alarms, nil), is: SIGALRM, "sigwaitinfo")
      try expect(virtual_clock_now() / second, is: 120, "the moment after sigwaitinfo")
      loop.settle()
    },
    Contract("the driver's wait for a thread ends although the thread sleeps") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      let thread = try start {
        usleep(50_000)
        return UnsafeMutableRawPointer(bitPattern: 7)
      }
      var result: UnsafeMutableRawPointer?
      try expect(pthread_join(thread, &result), is: 0, "pthread_join")
      try expect(Int(bitPattern: result), is: 7, "the result")
      try expect(virtual_clock_now() >= second / 20, "the moment")
    },
    Contract("the driver acquires a lock whose owner sleeps") {
      let lock = NSLock()
      let mutex = Mutex(0)
      let queue = DispatchQueue(label: "queue")
      let rwlock = Fixed(pthread_rwlock_t())
      pthread_rwlock_init(rwlock.pointer, nil)
      try expect(virtual_clock_start(), "there is a virtual clock")
      _ = onThread {
        pthread_rwlock_wrlock(rwlock.pointer)
        lock.lock()
        mutex.withLock { _ in _ = usleep(50_000) }
        lock.unlock()
        usleep(50_000)
        pthread_rwlock_unlock(rwlock.pointer)
        return 0
      }
      queue.async { usleep(200_000) }
      _ = virtual_clock_wait_until_at_rest(second)
      mutex.withLock { _ in }
      lock.lock()
      try expect(virtual_clock_now() >= second / 20, "the moment with the mutexes")
      lock.unlock()
      try expect(pthread_rwlock_rdlock(rwlock.pointer), is: 0, "the lock for readers and writers")
      try expect(virtual_clock_now() >= second / 10, "the moment with that lock")
      queue.sync {}
      try expect(virtual_clock_now() >= second / 5, "the moment on the queue")
    },
    Contract("a thread that reads while it sleeps elsewhere does not move the clock") {
      let (reading, writing) = try pipe()
      try expect(virtual_clock_start(), "there is a virtual clock")
      let outcome = onThread {
        var byte: UInt8 = 0
        return read(reading, &byte, 1)
      }
      _ = onThread { Int(sleep(30)) }
      rest()
      passRealTime(milliseconds: 30)
      try expect(virtual_clock_now(), is: 0, "the moment")
      _ = write(writing, "x", 1)
      rest()
      try expect(outcome.value, is: Ending(moment: 0, result: 1), "the read")
    },
    Contract("a process ends on another thread although something sleeps at its end") {
      try expect(virtual_clock_start(), "there is a virtual clock")
      atexit {
        // A joinable thread, as libraries have.
        let thread = try? start {
          usleep(20_000)
          return nil
        }
        if let thread { pthread_join(thread, nil) }
        print("ok")
      }
      Thread.detachNewThread { exit(0) }
      // The driver waits in real time, as a main loop does, and has nothing else to do.
      passRealTime(milliseconds: 60_000)
      throw Difference(description: "the process does not end")
    },
  ]
}

/// Starts a thread of the C library.
func start(_ body: @escaping @Sendable () -> UnsafeMutableRawPointer?) throws -> pthread_t {
  final class Body: Sendable {
    let run: @Sendable () -> UnsafeMutableRawPointer?
    init(_ run: @escaping @Sendable () -> UnsafeMutableRawPointer?) { self.run = run }
  }
  var thread = pthread_t()
  let context = Unmanaged.passRetained(Body(body)).toOpaque()
  let error = pthread_create(
    &thread, nil,
    { context in
      guard let context else { return nil }
      // Retained for good: a thread that is cancelled does not come back to release it.
      return Unmanaged<Body>.fromOpaque(context).takeUnretainedValue().run()
    }, context)
  try expect(error, is: 0, "a thread")
  return thread
}
