#if os(Linux)
  import Foundation
  import Testing

  @testable import AppRuntime

  @Suite struct `Timers outside the app's clock` {
    private let timer = timerfd_create(CLOCK_BOOTTIME, O_CLOEXEC)

    private func fire(after nanoseconds: Int) {
      var time = itimerspec()
      time.it_value.tv_nsec = nanoseconds
      #expect(timerfd_settime(timer, 0, &time, nil) == 0)
    }

    @Test func `are due now from when they fire until the event is read`() {
      defer { close(timer) }
      fire(after: 1000)
      var waiting = pollfd(fd: timer, events: Int16(POLLIN), revents: 0)
      #expect(poll(&waiting, 1, -1) == 1)
      #expect(KernelTimer(timer)?.remaining == 0)
      var count: UInt64 = 0
      #expect(read(timer, &count, 8) == 8)
      #expect(KernelTimer(timer) == nil)
    }

    @Test func `have the remaining time that the kernel reports`() throws {
      defer { close(timer) }
      fire(after: 900_000_000)
      let running = try #require(KernelTimer(timer))
      #expect(running.remaining > 0 && running.remaining <= 0.9)
      #expect(running.clock == CLOCK_BOOTTIME)
    }
  }

  // Swift doesn't import these functions.

  @_silgen_name("timerfd_create")
  private func timerfd_create(_ clock: Int32, _ flags: Int32) -> Int32

  @_silgen_name("timerfd_settime")
  private func timerfd_settime(
    _ descriptor: Int32, _ flags: Int32, _ time: UnsafePointer<itimerspec>,
    _ old: UnsafeMutablePointer<itimerspec>?
  ) -> Int32
#endif
