import Foundation

/// The reason why a command's output can no longer be written.
enum OutputProblem: Error, Hashable, Sendable {
  /// Nobody reads it any more, as behind `| head`.
  case readerGone
  /// The system refuses it, for a reason in its words: a full device, a descriptor that was closed.
  case refused(reason: String)

  /// Makes the problem of an error number.
  init(errorNumber: Int32) {
    self =
      errorNumber == EPIPE ? .readerGone : .refused(reason: String(cString: strerror(errorNumber)))
  }

  /// What to say of it; `nil` for a reader that has gone, who wants to hear no more.
  var message: String? {
    switch self {
    case .readerGone: nil
    case .refused(let reason): "standard output cannot be written: \(reason)"
    }
  }
}
