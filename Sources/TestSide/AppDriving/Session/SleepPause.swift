/// A time in which a test neither asked an app nor waited for a processor, without what it computed.
struct SleepPause {
  /// How sure it is that a test sleeps that does nothing.
  struct Kind: Hashable {
    /// A pause counts by itself from this length on.
    var minimum: Duration
    /// A pause counts together with others from this length on.
    var minimumPart: Duration

    /// The test goes on on the thread that got the last answer.
    ///
    /// What counts is shorter than the pauses of loops that look now and then.
    static let ofThread = Kind(minimum: .milliseconds(4), minimumPart: .microseconds(500))
    /// A task that has slept goes on on any thread.
    ///
    /// For that long a process must have been idle that does not wait for a processor.
    static let ofTask = Kind(minimum: .milliseconds(100), minimumPart: .milliseconds(2))
  }

  var kind: Kind
  var length: Duration
  /// What the test has computed besides.
  var computing: Duration

  /// Whether it is a sleep, whatever was before.
  var counts: Bool { length >= kind.minimum }

  /// Whether it is a sleep if there are more like it: the test has done little else.
  var countsWithOthers: Bool { length >= kind.minimumPart && length >= computing }

  /// For how long the test meant to sleep: the little that is done besides counts too, or a sleep of a
  /// second would be less than one.
  var sleep: Duration { computing <= length / Self.littleWork ? length + computing : length }

  /// What is done beside a sleep is little when the sleep takes so many times as long.
  private static let littleWork = 9
}
