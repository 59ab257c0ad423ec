/// A fault of an app's process, its system or its pipes.
enum Fault: String {
  case none
  case killed
  case stopped
  case crashing
  /// Only the main thread stops.
  case hanging
  case outOfMemory = "out-of-memory"
  case outOfDescriptors = "out-of-descriptors"
  case diskFull = "disk-full"
  case readOnly = "read-only"
  case pipeCut = "pipe-cut"
  /// Each byte of the messages arrives separately.
  case split
  /// Each message arrives late.
  case delayed
}

/// The reason a fault can't be caused.
struct FaultProblem: Error {
  /// The call that the system refused, and its reason.
  var message: String
}
