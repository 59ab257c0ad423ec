import Dispatch
import Foundation
import VirtualClock

/// The two ends of a contract's pipe.
private struct Ends: Sendable {
  var read: Int32
  var write: Int32

  init() {
    var ends: [Int32] = [0, 0]
    pipe(&ends)
    (read, write) = (ends[0], ends[1])
  }

  func signal() {
    var byte: UInt8 = 1
    _ = Glibc.write(write, &byte, 1)
  }
}

private func set(with descriptor: Int32) -> fd_set {
  var set = fd_set()
  withUnsafeMutableBytes(of: &set) { bytes in
    bytes[Int(descriptor) / 8] |= 1 << UInt8(descriptor % 8)
  }
  return set
}

private func isEmpty(_ set: fd_set) -> Bool {
  withUnsafeBytes(of: set) { $0.allSatisfy { $0 == 0 } }
}

extension Contract {
  /// Ways to wait thirty seconds for a descriptor; each returns the number of ready descriptors.
  private static let waits: [(name: String, wait: @Sendable (Int32) -> Int)] = [
    (
      "poll",
      { descriptor in
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return Int(poll(&entry, 1, 30_000))
      }
    ),
    (
      "ppoll",
      { descriptor in
        var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        var time = timespec(tv_sec: 30, tv_nsec: 0)
        return Int(ppoll(&entry, 1, &time, nil))
      }
    ),
    (
      "select",
      { descriptor in
        var (set, time) = (set(with: descriptor), timeval(tv_sec: 30, tv_usec: 0))
        let result = select(descriptor + 1, &set, nil, nil, &time)
        return isEmpty(set) == (result == 0) ? Int(result) : -2
      }
    ),
    (
      "pselect",
      { descriptor in
        var (set, time) = (set(with: descriptor), timespec(tv_sec: 30, tv_nsec: 0))
        let result = pselect(descriptor + 1, &set, nil, nil, &time, nil)
        return isEmpty(set) == (result == 0) ? Int(result) : -2
      }
    ),
    (
      "epoll_wait",
      { descriptor in
        var event = EpollEvent()
        return Int(epoll_wait(epoll(watching: descriptor), &event, 1, 30_000))
      }
    ),
    (
      "epoll_pwait",
      { descriptor in
        var event = EpollEvent()
        return Int(epoll_pwait(epoll(watching: descriptor), &event, 1, 30_000, nil))
      }
    ),
    (
      "epoll_pwait2",
      { descriptor in
        var (event, time) = (EpollEvent(), timespec(tv_sec: 30, tv_nsec: 0))
        return Int(epoll_pwait2(epoll(watching: descriptor), &event, 1, &time, nil))
      }
    ),
  ]

  static let descriptors =
    waits.flatMap { (name, wait) in
      [
        Contract("\(name) ends when its time has come") {
          let ends = Ends()
          try expectEnd(result: 0, name) { wait(ends.read) }
        },
        Contract("\(name) ends at an event") {
          let ends = Ends()
          try expectEvent(result: 1, name) {
            wait(ends.read)
          } event: {
            ends.signal()
          }
        },
      ]
    } + [
      Contract("a wait without a length does not wait") {
        try expect(virtual_clock_start(), "there is a virtual clock")
        let ends = Ends()
        var entry = pollfd(fd: ends.read, events: Int16(POLLIN), revents: 0)
        try expect(poll(&entry, 1, 0), is: 0, "poll")
        ends.signal()
        try expect(poll(&entry, 1, 0), is: 1, "poll after an event")
        try expect(poll(&entry, 1, 1000), is: 1, "a longer poll after an event")
      },
      Contract("a wait without an end is ended by events alone") {
        try expect(virtual_clock_start(), "there is a virtual clock")
        let ends = Ends()
        let outcome = onThread {
          var entry = pollfd(fd: ends.read, events: Int16(POLLIN), revents: 0)
          return Int(poll(&entry, 1, -1))
        }
        drive(to: 1000 * second)
        try expect(outcome.value, is: nil, "before the event")
        try expect(virtual_clock_next_deadline(), is: Int64.max, "the next deadline")
        ends.signal()
        rest()
        try expect(outcome.value?.result, is: 1, "after the event")
      },
      Contract("select says how much time was left") {
        let ends = Ends()
        try expectEvent(result: 27, "select") {
          var (set, time) = (set(with: ends.read), timeval(tv_sec: 30, tv_usec: 0))
          let result = select(ends.read + 1, &set, nil, nil, &time)
          return result == 1 ? time.tv_sec : -1
        } event: {
          ends.signal()
        }
      },
      Contract("a closed descriptor is an error of select") {
        try expect(virtual_clock_start(), "there is a virtual clock")
        let outcome = onThread {
          var (set, time) = (set(with: 1000), timeval(tv_sec: 30, tv_usec: 0))
          return select(1001, &set, nil, nil, &time) == -1 ? Int(errno) : 0
        }
        rest()
        try expect(outcome.value?.result, is: Int(EBADF), "the error")
      },
      Contract("a signal ends a poll") {
        try expect(virtual_clock_start(), "there is a virtual clock")
        signal(SIGUSR1) { _ in }
        let thread = Outcome<pthread_t>()
        let outcome = onThread {
          thread.set(pthread_self())
          return poll(nil, 0, 30_000) == -1 ? Int(errno) : 0
        }
        rest()
        if let thread = thread.value { pthread_kill(thread, SIGUSR1) }
        rest()
        try expect(outcome.value?.result, is: Int(EINTR), "the error")
      },
      Contract("a hundred threads poll at once") {
        try expect(virtual_clock_start(), "there is a virtual clock")
        let outcomes = (1...100).map { number in onThread { Int(poll(nil, 0, Int32(number * 100))) }
        }
        drive(to: 10 * second)
        for (number, outcome) in outcomes.enumerated() {
          let moment = Int64(number + 1) * second / 10
          try expect(outcome.value, is: Ending(moment: moment, result: 0), "thread \(number)")
        }
      },
    ]
}
