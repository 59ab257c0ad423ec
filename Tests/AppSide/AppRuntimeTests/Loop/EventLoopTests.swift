import AppRuntime
import Foundation
import Testing

@MainActor
@Suite struct EventLoopTests {
  let clock = AppClock(mode: .virtual)
  let loop: EventLoop

  init() { loop = EventLoop(clock: clock, watchesProcess: false) }

  @Test func `settling runs the work that is due and leaves the rest pending`() {
    var order: [String] = []
    clock.schedule(after: 0, named: "now") { [clock] in
      order.append("now")
      clock.schedule(after: 0, named: "then") { order.append("then") }
      clock.schedule(after: 1, named: "later") { order.append("later") }
    }
    #expect(loop.settle())
    #expect(order == ["now", "then"])
    #expect(clock.nextDeadline == 1)
  }

  @Test func `flushes run until none finds work`() {
    var rest = 3
    loop.beforeWaiting {
      guard rest > 0 else { return false }
      rest -= 1
      return true
    }
    #expect(loop.settle())
    #expect(rest == 0)
  }

  @Test func `settling without flushing runs due work but no layout`() {
    var order: [String] = []
    loop.beforeSettling { order.append("before") }
    loop.beforeWaiting {
      order.append("flush")
      return false
    }
    #expect(!loop.settleWithoutFlushing())
    clock.schedule(after: 0, named: "now") { [clock] in
      order.append("now")
      clock.schedule(after: 0, named: "then") { order.append("then") }
      clock.schedule(after: 1, named: "later") { order.append("later") }
    }
    #expect(loop.settleWithoutFlushing())
    #expect(order == ["before", "before", "now", "then"])
    loop.settle()
    #expect(order.suffix(2) == ["before", "flush"])
  }

  @Test func `a restless app is cut short`() {
    loop.beforeWaiting { true }
    #expect(!loop.settle())
  }

  @Test func `time passes no further than the maximum number of stops`() {
    func again() { clock.schedule(after: 1, named: "again") { again() } }
    again()
    #expect(!loop.pass(until: 100, stopLimit: 10))
    #expect(clock.now == 10)
    #expect(!loop.advance(to: 100, stopLimit: 5))
    #expect(clock.now == 15)
    #expect(loop.pass(until: 20, stopLimit: 5))
    #expect(loop.advance(to: 25, stopLimit: 5))
    #expect(clock.now == 25)
  }

  @Test func `advancing stops at each deadline on the way`() {
    var moments: [Double] = []
    func tick() {
      moments.append(clock.now)
      clock.schedule(after: 1, named: "tick") { tick() }
    }
    clock.schedule(after: 1, named: "tick") { tick() }
    loop.advance(to: 3.5)
    #expect(moments == [1, 2, 3])
    #expect(clock.now == 3.5)
  }

  @Test func `passing time on a virtual clock takes no real time`() {
    var hasRun = false
    clock.schedule(after: 3600, named: "an hour") { hasRun = true }
    loop.pass(3600)
    #expect(hasRun)
    #expect(clock.now == 3600)
  }

  @Test func `an app goes on working while time passes on a real clock`() {
    let clock = AppClock(mode: .real)
    let loop = EventLoop(clock: clock, watchesProcess: false)
    var hasRun = false
    clock.schedule(after: 0.005, named: "soon") { hasRun = true }
    loop.pass(0.02)
    #expect(hasRun)
    #expect(clock.now >= 0.02)
  }

  @Test func `the loop reads descriptors until it is stopped`() throws {
    let pipe = Pipe()
    var text = ""
    let descriptor = pipe.fileHandleForReading.fileDescriptor
    loop.addReader(descriptor) { [loop] in
      var byte: UInt8 = 0
      guard read(descriptor, &byte, 1) == 1 else { return loop.stop() }
      text.append(Character(UnicodeScalar(byte)))
    }
    pipe.fileHandleForWriting.write(Data("abc".utf8))
    try pipe.fileHandleForWriting.close()
    loop.run()
    #expect(text == "abc")
  }

  @Test(arguments: [false, true])
  func `the loop settles after a handler unless that leaves the app settled`(
    leavesSettled: Bool
  ) throws {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForReading.fileDescriptor
    var observed = 0
    loop.afterSettling { observed += 1 }
    loop.addReader(descriptor, isQuiet: true) { [loop] in
      var byte: UInt8 = 0
      guard read(descriptor, &byte, 1) == 1 else { return loop.stop() }
      loop.settle()
      if leavesSettled { loop.leaveSettled() }
    }
    pipe.fileHandleForWriting.write(Data("a".utf8))
    try pipe.fileHandleForWriting.close()
    loop.run()
    #expect(loop.settlings == (leavesSettled ? 2 : 3))
    #expect(observed == 2)
  }

  @Test func `what the next handler does is settled although the last one left the app settled`()
    throws
  {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForReading.fileDescriptor
    var hasRun = false
    loop.addReader(descriptor) { [loop] in
      var byte: UInt8 = 0
      guard read(descriptor, &byte, 1) == 1 else { return loop.stop() }
      if byte == UInt8(ascii: "a") {
        loop.settle()
        loop.leaveSettled()
      } else {
        loop.clock.schedule(after: 0, named: "the handler's work") { hasRun = true }
      }
    }
    pipe.fileHandleForWriting.write(Data("ab".utf8))
    try pipe.fileHandleForWriting.close()
    loop.run()
    #expect(hasRun)
  }

  @Test(.timeLimit(.minutes(1)))
  func `a loop settles when work comes due after a handler that left the app settled`() throws {
    let loop = EventLoop(clock: AppClock(mode: .real), watchesProcess: false)
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForReading.fileDescriptor
    loop.addReader(descriptor, isQuiet: true) { [loop] in
      var byte: UInt8 = 0
      guard read(descriptor, &byte, 1) == 1 else { return }
      loop.clock.schedule(after: 0.01, named: "work in the future") { loop.stop() }
      loop.settle()
      loop.leaveSettled()
    }
    pipe.fileHandleForWriting.write(Data("a".utf8))
    loop.run()
    // Before the handler, in the handler, and for the work.
    #expect(loop.settlings == 3)
  }

  @Test func `the loop wakes up no later than the given moment`() {
    var settled = 0
    loop.wakeUp = .now.advanced(by: .milliseconds(5))
    loop.afterSettling { [loop] in
      settled += 1
      if settled == 2 { loop.stop() }
    }
    loop.run()
    #expect(settled == 2)
  }

  @Test func `a loop that follows real time moves virtual time as long as it sleeps`() {
    loop.realTimeEnd = .infinity
    clock.schedule(after: 0.01, named: "stop") { [loop] in loop.stop() }
    loop.run()
    #expect(clock.now >= 0.01)
  }

  @Test func `reports what keeps the app busy as sentences`() {
    let activity = loop.work.begin("network", "waiting for GET /a")
    let source = Spinner()
    loop.addIdleSource(source)
    #expect(loop.isBusy)
    #expect(loop.busySentences == ["waiting for GET /a", "spinning"])
    activity.end()
    source.isIdle = true
    #expect(loop.busySentences == [])
  }
}

@MainActor
private final class Spinner: IdleSource {
  var isIdle = false
  let name = "spinner"
  let busyDescription = "spinning"
}
