import AppRuntime
import Foundation

/// The virtual time of a program that isn't written for it, provided by `ProgramClock`, a library that
/// is loaded before the program's own.
///
/// It follows the adapter's clock, from one deadline to the next.
@MainActor
public final class ProgramTime: FollowingClock {
  /// The name of the socket to which the program's processes connect.
  private let name: String
  private let listener: Int32
  /// The adapter's ends of the connections to the processes.
  private var channels: [Int32] = []
  /// The virtual time that has passed, in nanoseconds.
  private var elapsed: Int64 = 0
  private var known: Int64?
  private let library: String
  /// Waits for the program to come to rest after its time has advanced.
  private let settle: @MainActor () -> Void

  /// A descriptor that is readable when a process of the program wants to connect.
  public var descriptor: Int32 { listener }
  /// Whether a process of the program has taken the clock.
  public var isTaken: Bool { !channels.isEmpty }

  /// Creates the time of a program that will be started.
  ///
  /// - Parameters:
  ///   - program: The program's path; it must be able to load libraries.
  ///   - settle: Waits until the program has come to rest.
  /// - Throws: `AdapterError.cannotStart` with the reason why the program can't have virtual time.
  public init(for program: String, settle: @escaping @MainActor () -> Void) throws(AdapterError) {
    if let reason = ClockRefusal(of: program)?.reason {
      throw .cannotStart(reason: "its time can't be virtual: " + reason)
    }
    let adapter =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    library = (adapter as NSString).deletingLastPathComponent + "/libProgramClock.so"
    guard access(library, R_OK) == 0 else {
      throw .cannotStart(
        reason: "its time can't be virtual: \(library) is missing. Build the product ProgramClock")
    }
    self.settle = settle
    name = "understudy-clock-\(getpid())-\(UUID().uuidString)"
    listener = AbstractSocket.listen(named: name) ?? -1
    guard listener >= 0 else { throw .cannotStart(reason: String(cString: strerror(errno))) }
  }

  /// Returns the given variables, and those that load the clock.
  public func variables(with others: [String: String]) -> [String: String] {
    var variables = others
    let before = others["LD_PRELOAD"].map { " " + $0 } ?? ""
    variables["LD_PRELOAD"] = library + before
    variables["UNDERSTUDY_PROGRAM_CLOCK"] = name
    return variables
  }

  /// Accepts the connections of the program's processes.
  public func acceptProcesses() {
    while true {
      let channel = accept(listener, nil, nil)
      guard channel >= 0 else { return }
      _ = fcntl(channel, F_SETFD, FD_CLOEXEC)
      // A stopped process must not block the adapter.
      var limit = timeval(tv_sec: Self.answerLimit, tv_usec: 0)
      setsockopt(channel, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
      channels.append(channel)
      known = nil
      if elapsed > 0 { _ = ask(.setDate, elapsed, channel) }
    }
  }

  /// Discards the known deadline, because the program has been active since.
  public func noteActivity() { known = nil }

  /// The time until the program's next deadline, in seconds, or `nil` if it has none.
  public var timeToDeadline: TimeInterval? {
    let time = known ?? look()
    known = time
    return time == .max ? nil : Double(time) / 1e9
  }

  private func look() -> Int64 {
    acceptProcesses()
    return channels.compactMap { ask(.look, 0, $0) }.min() ?? .max
  }

  // MARK: FollowingClock

  /// The time until the program's next deadline, in seconds.
  public var step: TimeInterval? { timeToDeadline }

  /// The kernel doesn't report when a process begins to wait.
  public let reportsRest = false

  /// Advances the program's time, and waits for the program to come to rest.
  public func follow(by seconds: TimeInterval) {
    advance(by: seconds)
    settle()
  }

  /// Advances the program's time, without waiting for the program.
  public func advance(by seconds: TimeInterval) {
    acceptProcesses()
    let time = Int64((min(seconds, Self.longestStep) * 1e9).rounded(.up))
    elapsed += time
    for channel in channels { _ = ask(.advance, time, channel) }
    known = nil
  }

  /// The longest step, in seconds: a thousand years in nanoseconds would overflow `Int64`.
  private static let longestStep: TimeInterval = 1e9
  /// The longest wait for an answer, in real seconds.
  private static let answerLimit = 10

  private enum Question: Int64 {
    case look = 1
    case advance = 2
    case setDate = 3
  }

  /// Sends a request to a process.
  ///
  /// - Returns: The time until its next deadline, in nanoseconds, or `nil` if the process has ended
  ///   and was removed.
  private func ask(_ question: Question, _ time: Int64, _ channel: Int32) -> Int64? {
    var request = [question.rawValue, time]
    var answer: [Int64] = [0, 0]
    let size = MemoryLayout<Int64>.size * 2
    let isAnswered = RealTime.inside {
      send(channel, &request, size, Int32(MSG_NOSIGNAL)) == size
        && recv(channel, &answer, size, Int32(MSG_WAITALL)) == size
    }
    if isAnswered { return answer[1] }
    close(channel)
    channels.removeAll { $0 == channel }
    return nil
  }

  /// Disconnects from the program.
  public func end() {
    for channel in channels { close(channel) }
    channels = []
    close(listener)
  }
}
