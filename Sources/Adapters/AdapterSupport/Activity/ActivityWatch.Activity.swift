extension ActivityWatch {
  /// The activity of a program's processes at one moment, as the kernel reports it.
  public enum Activity: Hashable, Sendable {
    /// A thread is computing.
    case working
    /// Every thread waits; the main thread only for a short time, as between two pictures.
    case drawing
    /// Every thread waits, at least one of them perhaps for a time.
    case waiting
    /// Nothing but input can wake the program.
    case resting
    /// The program's process has ended, even if its parent hasn't reaped it yet.
    case ended
  }
}
