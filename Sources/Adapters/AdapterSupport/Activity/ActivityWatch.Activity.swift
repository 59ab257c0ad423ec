extension ActivityWatch {
  /// What the processes of a program do now, as the kernel says.
  public enum Activity: Hashable, Sendable {
    /// A thread computes.
    case working
    /// Every thread waits, the main thread for a moment that is near, as between two pictures.
    case drawing
    /// Every thread waits, one of them perhaps for a time.
    case waiting
    /// Nothing but input can wake the program.
    case resting
    /// The program's process has ended, whether or not its parent knows that yet.
    case ended
  }
}
