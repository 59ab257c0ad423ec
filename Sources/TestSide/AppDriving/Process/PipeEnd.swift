import Foundation
import Synchronization

/// One end of a pipe, closed once.
final class PipeEnd: Sendable {
  private let descriptor: Mutex<Int32>

  init(_ descriptor: Int32) { self.descriptor = Mutex(descriptor) }

  deinit { close() }

  /// The file descriptor, or a negative number when closed.
  var number: Int32 { descriptor.withLock { $0 } }

  func close() {
    descriptor.withLock { descriptor in
      if descriptor >= 0 { _ = Foundation.close(descriptor) }
      descriptor = -1
    }
  }

  /// Creates a pipe whose ends no other child process inherits.
  ///
  /// A second app that held the first one's input would keep the first one alive.
  static func makePipe(
    for app: String
  ) throws(AppSessionError) -> (reading: PipeEnd, writing: PipeEnd) {
    var numbers: [Int32] = [-1, -1]
    guard pipe(&numbers) == 0 else {
      throw .cannotStart(app: app, reason: "no pipe could be made: \(SystemError.current)")
    }
    for number in numbers { _ = fcntl(number, F_SETFD, FD_CLOEXEC) }
    return (PipeEnd(numbers[0]), PipeEnd(numbers[1]))
  }

  /// Makes reads and writes fail at once instead of blocking.
  func setNonBlocking() {
    let flags = fcntl(number, F_GETFL)
    _ = fcntl(number, F_SETFL, flags | O_NONBLOCK)
  }
}
