import Foundation
import Synchronization

/// The standard error of one app, read continuously so that the app never waits for a reader.
final class ErrorStream: Sendable {
  private struct State {
    var isOpen = true
    /// The output since the pending request, or `nil` if no request is pending.
    var output: RequestOutput?
    var flood: OutputFlood?
  }

  private let pipe: PipeEnd
  private let log: AppLog
  private let reader: ErrorReader
  private let outputLimit: Mutex<Int>
  private let state = Mutex(State())
  private let handleFlood: @Sendable () -> Void

  /// Begins to read a stream.
  ///
  /// - Parameters:
  ///   - pipe: The end of the pipe to read from.
  ///   - log: The log that gets the lines.
  ///   - reader: The thread that reads.
  ///   - outputLimit: The number of bytes that the app may write while a request is pending.
  ///   - handleFlood: A function that is called once if the app writes more.
  init(
    _ pipe: PipeEnd, log: AppLog, reader: ErrorReader, outputLimit: Int,
    handleFlood: @escaping @Sendable () -> Void
  ) {
    pipe.setNonBlocking()
    self.pipe = pipe
    self.log = log
    self.reader = reader
    self.outputLimit = Mutex(outputLimit)
    self.handleFlood = handleFlood
    reader.add(self, descriptor: pipe.number)
  }

  // The descriptor must be removed before it is closed and its number reused for another pipe.
  deinit { reader.remove(descriptor: pipe.number) }

  /// Begins to count the output, because the app gets a request.
  ///
  /// - Parameter limit: The number of bytes that the app may write until `endRequest()`.
  func beginRequest(outputLimit limit: Int) {
    outputLimit.withLock { $0 = limit }
    state.withLock { $0.output = RequestOutput() }
  }

  /// Stops counting the output, because the app has answered.
  ///
  /// - Returns: The output that exceeded the limit before the answer, or `nil`.
  func endRequest() -> OutputFlood? {
    state.withLock { state in
      state.output = nil
      return state.flood
    }
  }

  /// The output that exceeded the limit, or enough output since the pending request to explain a timeout.
  var flood: OutputFlood? {
    state.withLock { state in
      if let flood = state.flood { return flood }
      guard let output = state.output, output.exceeds(RequestOutput.busyLimit) else { return nil }
      return output.flood(limit: nil)
    }
  }

  /// Appends to the log what can be read without blocking, up to a limit.
  ///
  /// The limit exceeds a pipe's capacity, so all output of an app that has ended is read. An app that
  /// writes as fast as this reads must not keep the caller here for ever.
  func drain() {
    let isFlood = state.withLock { state in
      withUnsafeTemporaryAllocation(byteCount: Self.chunkSize, alignment: 16) { chunk in
        for _ in 0..<Self.chunkLimit where state.isOpen {
          guard drain(chunk, &state) else { break }
        }
      }
      let limit = outputLimit.withLock(\.self)
      guard state.flood == nil, let output = state.output, output.exceeds(limit) else {
        return false
      }
      state.flood = output.flood(limit: limit)
      return true
    }
    if isFlood { handleFlood() }
  }

  /// Reads one chunk and returns whether there may be more.
  private func drain(_ chunk: UnsafeMutableRawBufferPointer, _ state: inout State) -> Bool {
    let count = read(pipe.number, chunk.baseAddress, chunk.count)
    if count > 0 {
      let bytes = UnsafeRawBufferPointer(rebasing: chunk[..<count])
      log.append(bytes)
      state.output?.add(bytes)
      return true
    }
    if count < 0 && errno == EINTR { return true }
    if count < 0 && errno == EAGAIN { return false }
    state.isOpen = false
    reader.remove(descriptor: pipe.number)
    log.finishLine()
    return false
  }

  /// The capacity of a pipe.
  private static let chunkSize = 64 * 1024
  private static let chunkLimit = 16
}
