import Foundation

/// Other programs that occupy all processors, two for each, as on a busy machine.
///
/// They aren't children of this process, which would keep an app busy. Each ends when it has used its
/// processor time.
final class Hogs {
  private let numbers: [pid_t]

  init() throws {
    // This limits the processor time. The program `timeout`, if ended right after it has started its child,
    // would leave the child running.
    let loop =
      #"sh -c "ulimit -t 60; while :; do :; done" >/dev/null 2>&1 </dev/null & echo $!;"#
    let count = 2 * ProcessInfo.processInfo.activeProcessorCount
    // Foundation's Process would wait for the end of all programs that have inherited its socket.
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

/// Lowers the priority of the calling thread, in competition with other threads.
///
/// - Parameter nice: From 0 to 19; 19 leaves it some hundredths of a processor.
func makeNice(_ nice: Int32) {
  // On Linux, zero means the calling thread, not the process.
  setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, nice)
}

/// Gives the calling thread only spare processor time: some thousandths if other threads compete.
///
/// - Returns: Whether the system allows it.
@discardableResult
func makeIdle() -> Bool {
  // `SCHED_IDLE`, which Glibc's module leaves out.
  let idlePolicy: Int32 = 5
  var priority = sched_param()
  return sched_setscheduler(0, idlePolicy, &priority) == 0
}
