/// Something that goes wrong with an app's process, its system or its pipes.
enum Fault: String {
  case none
  case killed
  case stopped
  case crashing
  /// The main thread alone stops.
  case hanging
  case outOfMemory = "out-of-memory"
  case outOfDescriptors = "out-of-descriptors"
  case diskFull = "disk-full"
  case readOnly = "read-only"
  case pipeCut = "pipe-cut"
  /// Each byte of the answers comes alone.
  case split
  /// Each answer comes late.
  case delayed
}

/// The reason a fault can't be brought about.
struct FaultProblem: Error {
  /// What the system refused, and why.
  var message: String
}
