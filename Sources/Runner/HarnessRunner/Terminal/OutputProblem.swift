import Foundation

/// The reason why a command's output can no longer be written.
enum OutputProblem: Error, Hashable, Sendable {
  /// The output has no reader any more, as with `| head`.
  case readerGone
  /// The system refuses the output, such as for a full device or a closed descriptor.
  case refused(reason: String)

  /// Makes a problem from an error number.
  init(errorNumber: Int32) {
    self =
      errorNumber == EPIPE ? .readerGone : .refused(reason: String(cString: strerror(errorNumber)))
  }

  /// The message to show, or `nil` if the reader has gone, which isn't reported.
  var message: String? {
    switch self {
    case .readerGone: nil
    case .refused(let reason): "standard output cannot be written: \(reason)"
    }
  }
}
