import AppRuntime
import AutomationProtocol
import Foundation

/// A connection over two file descriptors, such as the standard streams.
@MainActor
public final class DescriptorConnection: AgentConnection {
  private let input: Int32
  private let output: Int32
  private var framer = LineFramer()
  private var frames: [LineFramer.Frame] = []

  /// Makes a connection; the descriptors stay open for the lifetime of the process.
  ///
  /// - Parameters:
  ///   - input: The descriptor to read lines from.
  ///   - output: The descriptor to write lines to.
  public init(input: Int32, output: Int32) {
    self.input = input
    self.output = output
  }

  /// The length, in bytes, above which a line is dropped.
  public var lineLimit: Int { framer.limit }

  /// Waits for the next line; returns `nil` if the test has disconnected.
  public func nextFrame() -> LineFramer.Frame? {
    while frames.isEmpty {
      guard readMore() else { return nil }
    }
    return frames.removeFirst()
  }

  /// Passes all further lines to a receiver, in turns of the loop.
  public func start(
    on loop: EventLoop, _ receive: @escaping @MainActor (LineFramer.Frame?) -> Void
  ) {
    let input = input
    let drain: @MainActor (DescriptorConnection) -> Void = { connection in
      while !connection.frames.isEmpty { receive(connection.frames.removeFirst()) }
    }
    loop.addReader(input, isQuiet: true) { [weak self, weak loop] in
      guard let self else { return }
      if readMore() {
        drain(self)
      } else {
        loop?.removeReader(input)
        receive(nil)
      }
    }
    drain(self)
  }

  /// Sends a line, including its line end.
  ///
  /// Errors are ignored: if the test has disconnected, the line isn't needed, and the end of the
  /// input reports it.
  public func send(_ line: Data) {
    // App time must not pass because the test is slow to read.
    RealTime.inside { line.withUnsafeBytes(send) }
  }

  private func send(_ bytes: UnsafeRawBufferPointer) {
    var sent = 0
    while sent < bytes.count {
      let count = write(output, bytes.baseAddress?.advanced(by: sent), bytes.count - sent)
      if count > 0 {
        sent += count
      } else if count < 0, errno != EINTR {
        return
      }
    }
  }

  /// Reads the available bytes, waiting for at least one; returns false at the end of the stream.
  private func readMore() -> Bool {
    withUnsafeTemporaryAllocation(byteCount: Self.chunkSize, alignment: 16) { chunk in
      while true {
        let count = read(input, chunk.baseAddress, chunk.count)
        if count > 0 {
          frames += framer.append(UnsafeRawBufferPointer(rebasing: chunk[..<count]))
          return true
        }
        if count == 0 || errno != EINTR { return false }
      }
    }
  }

  /// The chunk size, which is the capacity of a pipe.
  private static let chunkSize = 65_536
}
