import Testing

@testable import AppDriving

@Suite struct SleepMeterTests {
  private let machine = FakeSleepFigures()

  private func meter() -> SleepMeter {
    var meter = SleepMeter(figures: machine)
    meter.begin()
    return meter
  }

  @Test func `nothing is measured before the first answer`() {
    let meter = SleepMeter(figures: machine)
    machine.sleep(.seconds(1))
    #expect(meter.slept == .zero)
  }

  @Test func `a sleep is measured`() {
    let meter = meter()
    machine.sleep(.milliseconds(60))
    #expect(meter.slept == .milliseconds(60))
  }

  @Test func `a sleep has its real length, whatever other threads compute`() {
    let meter = meter()
    machine.sleep(.milliseconds(10))
    machine.waitForProcessor(.seconds(3))
    #expect(meter.slept == .milliseconds(10))
  }

  @Test func `a wait for a processor during the measurement does not count as sleep`() {
    let meter = meter()
    machine.sleep(.milliseconds(10))
    machine.interruptNextLook(for: .seconds(3))
    #expect(meter.slept == .milliseconds(10))
  }

  @Test func `computing does not count as sleep, and neither does a moment`() {
    let meter = meter()
    machine.sleep(.microseconds(100))
    machine.compute(.seconds(3))
    #expect(meter.slept == .zero)
  }

  @Test(arguments: [1, 2]) func `short sleeps add up until they count`(length: Int) {
    var meter = SleepMeter(figures: machine)
    var slept: [Duration] = []
    for _ in 0..<40 {
      meter.begin()
      machine.sleep(.milliseconds(length))
      slept.append(meter.take())
    }
    #expect(slept.reduce(.zero, +) == .milliseconds(40 * length))
    #expect(slept.contains(.zero))
    #expect(slept.allSatisfy { $0 == .zero || $0 == .milliseconds(4) })
  }

  @Test func `a sleep counts once`() {
    var meter = meter()
    machine.sleep(.milliseconds(60))
    #expect(meter.take() == .milliseconds(60))
    #expect(meter.take() == .zero)
    #expect(meter.slept == .zero)
    meter.begin()
    #expect(meter.take() == .zero)
  }

  @Test func `moments between computations do not add up`() {
    var meter = SleepMeter(figures: machine)
    for _ in 0..<100 {
      meter.begin()
      machine.compute(.milliseconds(2))
      machine.sleep(.microseconds(100))
      #expect(meter.take() == .zero)
    }
  }

  @Test func `waiting for an app does not count as sleep`() {
    let meter = meter()
    machine.waitForApp(.seconds(3))
    #expect(meter.slept == .zero)
    machine.sleep(.milliseconds(60))
    #expect(meter.slept == .milliseconds(60))
  }

  @Test func `an answer restarts the measurement`() {
    var meter = meter()
    machine.sleep(.milliseconds(60))
    meter.begin()
    #expect(meter.slept == .zero)
  }

  @Test(arguments: [(0, 300), (120, 180), (220, 0)])
  func `a task that continues on another thread has slept no longer than the process`(
    computing: Int, slept: Int
  ) {
    let meter = meter()
    machine.letOthersCompute(.milliseconds(computing))
    machine.waitForApp(.seconds(1))
    machine.sleep(.milliseconds(300))
    machine.changeThread()
    #expect(meter.slept == .milliseconds(slept))
  }

  @Test func `short sleeps of a task add up, without the waits for a processor`() {
    var meter = SleepMeter(figures: machine)
    var slept: [Duration] = []
    for _ in 0..<4 {
      meter.begin()
      machine.sleep(.milliseconds(50))
      machine.waitForProcessor(.milliseconds(7))
      machine.changeThread()
      slept.append(meter.take())
    }
    #expect(slept == [.zero, .zero, .milliseconds(100), .zero])
  }
}
