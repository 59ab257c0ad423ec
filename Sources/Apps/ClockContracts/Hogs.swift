import Foundation

/// Other programs that take all the processors, two for each, as on a busy machine.
///
/// They are no children of this process, which would keep an app busy, and end by themselves after a while.
final class Hogs {
  private let numbers: [pid_t]

  init() throws {
    // The limit is one of processor time. The program timeout would leave its child alone if it is ended right
    // after it has started that.
    let loop =
      #"sh -c "ulimit -t 60; while :; do :; done" >/dev/null 2>&1 </dev/null & echo $!;"#
    let count = 2 * ProcessInfo.processInfo.activeProcessorCount
    // Foundation would wait for the end of all programs that have inherited its socket.
    guard let output = popen(String(repeating: loop, count: count), "r") else {
      throw Difference(description: "popen: error \(errno)")
    }
    var numbers: [pid_t] = []
    var line = [CChar](repeating: 0, count: 32)
    while fgets(&line, Int32(line.count), output) != nil { numbers.append(pid_t(atoi(line))) }
    pclose(output)
    self.numbers = numbers
    try expect(numbers.count, is: count, "how many programs compute")
  }

  func end() { for number in numbers { kill(number, SIGTERM) } }

  deinit { end() }
}

/// Lets the calling thread have little of a processor that others want, too.
///
/// - Parameter nice: From 0 to 19, which is some hundredth of the processor.
func makeNice(_ nice: Int32) {
  // On Linux, zero is the thread and not the process.
  setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, nice)
}

/// Lets the calling thread have only what is left of a processor: some thousandths if others want it, too.
///
/// - Returns: Whether the system has allowed it.
@discardableResult
func makeIdle() -> Bool {
  // `SCHED_IDLE`, which Glibc's module leaves out.
  let idlePolicy: Int32 = 5
  var priority = sched_param()
  return sched_setscheduler(0, idlePolicy, &priority) == 0
}
