import Dispatch
import Foundation

/// A fault of the app; before it the app writes a line and a half to its standard output.
enum Fault: String, CaseIterable {
  /// Nothing goes wrong.
  case none = "Nothing"
  /// A check of Swift's runtime fails.
  case crash = "Crash"
  /// The app exits with a status.
  case exit = "Exit"
  /// The app exits without flushing its streams.
  case exitAtOnce = "Exit at once"
  /// The app quits in an orderly way.
  case quit = "Quit"
  /// The app gets a signal, as from another process.
  case kill = "Kill"
  /// The main thread waits forever.
  case hang = "Hang"
  /// The main thread waits in vain, with a time limit, while an event could still arrive from outside.
  case stall = "Stall"
  /// The main thread computes forever.
  case spin = "Spin"
  /// The app writes twenty megabytes, which is more than the limit, and continues.
  case flood = "Flood"
  /// The app writes lines forever.
  case endlessFlood = "Flood without end"

  /// Commits the fault.
  func commit() {
    print("About to commit: \(rawValue)")
    print("half a line", terminator: "")
    switch self {
    case .none: print()
    case .crash:
      let nothing: [Int] = []
      print(nothing[rawValue.count])
    case .exit: Foundation.exit(3)
    case .exitAtOnce: _exit(4)
    case .quit: Foundation.exit(EXIT_SUCCESS)
    case .kill: Foundation.kill(getpid(), SIGKILL)
    case .hang: DispatchSemaphore(value: 0).wait()
    case .stall: stall()
    case .spin: spin()
    case .flood: write(lines: 200_000)
    case .endlessFlood: while true { write(lines: 1_000_000) }
    }
  }

  private func stall() {
    _ = socket(AF_INET, Int32(SOCK_DGRAM.rawValue), 0)
    _ = DispatchSemaphore(value: 0).wait(timeout: .now() + 1000)
  }

  /// Loops without calling anything, so that a backtrace shows this function.
  private func spin() {
    var count = 0
    while count >= 0 { count = (count &+ 1) % 1_000 }
    print(count)
  }

  /// Writes lines of a hundred bytes, each with its number.
  private func write(lines count: Int) {
    let rest = String(repeating: "-", count: 88)
    print()
    for number in 1...count { print(String(format: "%010d", number), rest) }
  }
}
