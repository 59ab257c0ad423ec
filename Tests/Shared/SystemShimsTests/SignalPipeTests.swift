import Foundation
import Synchronization
import SystemShims
import Testing

/// Signals that this process sends to itself and that are otherwise unused.
@Suite(.serialized) struct SignalPipeTests {
  @Test func `each signal is read from the pipe that was opened for it`() throws {
    let first = try #require(SignalPipe.open(for: [SIGURG, SIGIO]))
    let second = try #require(SignalPipe.open(for: [SIGPWR]))
    defer { for number in [SIGURG, SIGIO, SIGPWR] { signal(number, SIG_DFL) } }
    #expect(read(first) == [])
    for number in [SIGURG, SIGPWR, SIGIO, SIGURG] { send(number) }
    #expect(read(first) == [SIGURG, SIGIO, SIGURG])
    #expect(read(second) == [SIGPWR])
  }

  @Test func `a signal goes to the pipe that was opened last`() throws {
    let first = try #require(SignalPipe.open(for: [SIGURG]))
    let second = try #require(SignalPipe.open(for: [SIGURG]))
    defer { signal(SIGURG, SIG_DFL) }
    send(SIGURG)
    #expect(read(first) == [])
    #expect(read(second) == [SIGURG])
  }

  @Test func `an unread pipe doesn't block`() throws {
    let pipe = try #require(SignalPipe.open(for: [SIGURG]))
    defer { signal(SIGURG, SIG_DFL) }
    // Linux's F_SETPIPE_SZ: a pipe of one page is soon full.
    #expect(fcntl(pipe, 1031, 4096) == 4096)
    for _ in 0..<5000 { send(SIGURG) }
    #expect(read(pipe).count == 4096)
  }

  @Test func `a listener is called for each signal on a separate thread`() {
    let heard = DispatchSemaphore(value: 0)
    let numbers = Mutex<[Int32]>([])
    SignalPipe.listen(to: [SIGPWR, SIGIO], named: "test") { number in
      numbers.withLock { $0.append(number) }
      heard.signal()
    }
    defer { for number in [SIGPWR, SIGIO] { signal(number, SIG_DFL) } }
    for number in [SIGPWR, SIGIO] {
      send(number)
      heard.wait()
    }
    #expect(numbers.withLock { $0 } == [SIGPWR, SIGIO])
  }

  /// Sends a signal to this thread, which handles it before the call returns; Dispatch's threads block all
  /// signals.
  private func send(_ number: Int32) {
    var (only, before) = (sigset_t(), sigset_t())
    sigemptyset(&only)
    sigaddset(&only, number)
    pthread_sigmask(SIG_UNBLOCK, &only, &before)
    raise(number)
    pthread_sigmask(SIG_SETMASK, &before, nil)
  }

  /// Reads the contents of a pipe.
  private func read(_ descriptor: Int32) -> [Int32] {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = Foundation.read(descriptor, &bytes, bytes.count)
    return bytes.prefix(max(0, count)).map(Int32.init)
  }
}
