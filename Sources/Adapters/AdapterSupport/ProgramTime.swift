import AppRuntime
import Foundation

/// The time of a program that has the virtual clock without knowing of it: `ProgramClock`, a library that is
/// loaded before the program's own.
///
/// It passes with the adapter's clock, from one thing that is due to the next.
@MainActor
public final class ProgramTime: FollowingClock {
  /// The name of the socket to which the program's processes connect.
  private let name: String
  private let listener: Int32
  /// The processes' ends of their conversations.
  private var channels: [Int32] = []
  /// How long the time has gone on, in nanoseconds.
  private var elapsed: Int64 = 0
  private var known: Int64?
  private let library: String
  /// Lets the program come to rest after a step.
  private let settle: @MainActor () -> Void

  /// Readable when a process of the program wants to connect.
  public var descriptor: Int32 { listener }
  /// Whether a process of the program has taken the clock.
  public var isTaken: Bool { !channels.isEmpty }

  /// Makes the time for a program that will be started.
  ///
  /// - Parameters:
  ///   - program: The program's path, which must take libraries.
  ///   - settle: Waits until the program has come to rest.
  /// - Throws: `AdapterError.cannotStart` if the program can't have it, and why.
  public init(for program: String, settle: @escaping @MainActor () -> Void) throws(AdapterError) {
    if let reason = ClockRefusal(of: program)?.reason {
      throw .cannotStart(reason: "its time can't be virtual: " + reason)
    }
    let adapter =
      (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    library = (adapter as NSString).deletingLastPathComponent + "/libProgramClock.so"
    guard access(library, R_OK) == 0 else {
      throw .cannotStart(
        reason: "its time can't be virtual: there is no \(library). Build the product ProgramClock")
    }
    self.settle = settle
    name = "understudy-clock-\(getpid())-\(UUID().uuidString)"
    listener = AbstractSocket.listen(named: name) ?? -1
    guard listener >= 0 else { throw .cannotStart(reason: String(cString: strerror(errno))) }
  }

  /// The variables by which the program gets the clock, in addition to others.
  public func variables(with others: [String: String]) -> [String: String] {
    var variables = others
    let before = others["LD_PRELOAD"].map { " " + $0 } ?? ""
    variables["LD_PRELOAD"] = library + before
    variables["UNDERSTUDY_PROGRAM_CLOCK"] = name
    return variables
  }

  /// Takes up processes that want to connect.
  public func acceptProcesses() {
    while true {
      let channel = accept(listener, nil, nil)
      guard channel >= 0 else { return }
      _ = fcntl(channel, F_SETFD, FD_CLOEXEC)
      // One that is stopped must not stop the adapter.
      var limit = timeval(tv_sec: Self.answerLimit, tv_usec: 0)
      setsockopt(channel, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
      channels.append(channel)
      known = nil
      if elapsed > 0 { _ = ask(.setDate, elapsed, channel) }
    }
  }

  /// Forgets when something is due, because the program has done something since.
  public func noteActivity() { known = nil }

  /// How long it is until something is due in the program, in seconds; nil when nothing is.
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

  /// How long it is until something is due in the program, in seconds.
  public var step: TimeInterval? { timeToDeadline }

  /// The kernel doesn't report when a process begins to wait.
  public let reportsRest = false

  /// Lets the program's time pass, and waits for what it does then.
  public func follow(by seconds: TimeInterval) {
    advance(by: seconds)
    settle()
  }

  /// Lets the program's time pass, without waiting for what it does then.
  public func advance(by seconds: TimeInterval) {
    acceptProcesses()
    let time = Int64((min(seconds, Self.longestStep) * 1e9).rounded(.up))
    elapsed += time
    for channel in channels { _ = ask(.advance, time, channel) }
    known = nil
  }

  /// A thousand years would be no number of nanoseconds.
  private static let longestStep: TimeInterval = 1e9
  /// In real seconds.
  private static let answerLimit = 10

  private enum Question: Int64 {
    case look = 1
    case advance = 2
    case setDate = 3
  }

  /// Asks a process.
  ///
  /// - Returns: How long it is until something is due; nil if the process has ended, and is forgotten.
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

  /// Lets the program go.
  public func end() {
    for channel in channels { close(channel) }
    channels = []
    close(listener)
  }
}
