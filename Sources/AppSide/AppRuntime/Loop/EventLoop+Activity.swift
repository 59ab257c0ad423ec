import Foundation

extension EventLoop {
  /// The reasons the app is busy in real time, as sentences; empty if it is idle.
  public var busySentences: [String] {
    var sentences = work.descriptions.map(\.sentence)
    if isRestless { sentences.append(restlessSentence) }
    sentences += sources.filter { !$0.isIdle }.map(\.busyDescription)
    let process = watch?.look()
    guard runsMainQueue else {
      if mainQueue.hasWork || process?.timers.hasTimers == true {
        sentences.append(Self.lateWork)
      }
      return sentences
    }
    sentences += process?.sentences ?? []
    if let next = earlier(secondsToTimer, process?.timers.next) {
      sentences.append(
        String(format: "a timer of Foundation, Dispatch or Swift is due in %.1f s", next))
    }
    return sentences
  }

  private static let lateWork =
    "the main queue may have pending work, which runs only when the test awaits something"

  /// The current activity that can't be virtual.
  public var activity: RealActivity {
    // Checked before and after, because threads that come to rest meanwhile may begin work, or end some and
    // queue more.
    let (begunCount, wasWorking) = (work.begunCount, hasWork)
    let process = lookAtProcess()
    return activity(wasWorking || hasWork || work.begunCount != begunCount, seen: process)
  }

  /// Whether work is in flight, or a source has something to do.
  private var hasWork: Bool { !work.isIdle || sources.contains { !$0.isIdle } }

  private func lookAtProcess() -> ProcessActivity? { runsMainQueue ? watch?.look() : nil }

  private func activity(_ isWorking: Bool, seen process: ProcessActivity?) -> RealActivity {
    var activity = RealActivity(
      isUnderWay: isWorking || process?.isUnderWay == true || hasMainQueueWork)
    activity.next = earlier(secondsToTimer, earlier(process?.timers.next, process?.nextWakeUp))
    guard let process else { return activity }
    activity.hasSleepers = process.sleeperCount > 0
    activity.mayHaveTimers = process.timers.mayHaveMore || activity.isUnderWay
    return activity
  }

  /// Whether activity that can't be virtual is in progress.
  public var isBusy: Bool {
    hasWork || hasMainQueueWork || activity.isUnderWay
  }

  /// Whether nothing can change until the clock advances or an event is delivered.
  ///
  /// Time must be virtual, no real activity in progress or due, and no other thread present. A sleeping
  /// thread may wake up, so an app with a thread of its own is never at rest.
  package var isAtRest: Bool {
    let isWorking = hasWork
    guard clock.mode == .virtual, readers.count <= 1, !clock.hasDueWork,
      let process = lookAtProcess(), process.threadCount == 0
    else { return false }
    let activity = activity(isWorking, seen: process)
    return !activity.isUnderWay && !activity.countsRealTime
  }
}
