import Foundation
import SystemShims

/// The sleep of a thread that has asked the kernel to wake it after a time, even if it also waits
/// for something else.
///
/// Dispatch keeps idle threads for five seconds in case there is more work. They wait on a variable
/// inside Dispatch's library. The app's own threads wait on variables elsewhere, unless Dispatch is
/// linked into the app and the app waits on a global variable.
enum ThreadSleep {
  /// The thread wakes up after at most this many real seconds.
  case until(TimeInterval)
  /// The thread wakes up on its own, but the kernel doesn't report when.
  case untilUnknownTime

  /// Parses the kernel's description of a system call: its number and arguments, in hexadecimal.
  ///
  /// - Parameter text: The content of `/proc/…/syscall`. The initialiser fails unless the thread
  ///   waits with a time limit.
  init?(_ text: String) {
    let words = text.split(separator: " ")
    guard words.count > 6, let call = words.first.flatMap({ Int($0) }) else { return nil }
    let arguments = words[1...6].map { UInt($0.dropFirst(2), radix: 16) ?? 0 }
    if call == SystemCallNumber.futex {
      self.init(futex: arguments)
    } else if SystemCallNumber.pauses.contains(call) {
      self = .untilUnknownTime
    } else if let index = SystemCallNumber.milliseconds[call] {
      let milliseconds = Int32(truncatingIfNeeded: arguments[index])
      guard milliseconds > 0, Double(milliseconds) / 1000 < Self.maximumSleep else { return nil }
      self = .untilUnknownTime
    } else if let index = SystemCallNumber.times[call] {
      guard arguments[index] != 0 else { return nil }
      let time = readTime(at: arguments[index])
      guard time.map({ Double($0.tv_sec) < Self.maximumSleep }) ?? true else { return nil }
      self = .untilUnknownTime
    } else {
      return nil
    }
  }

  private init?(futex arguments: [UInt]) {
    let (variable, operation, time) = (arguments[0], arguments[1], arguments[3])
    let command = operation & FutexOperation.commandMask
    guard time != 0, FutexOperation.waits.contains(command), !belongsToDispatch(variable) else {
      return nil
    }
    let isAbsolute = command != 0
    guard isAbsolute, let end = readTime(at: time) else {
      self = .untilUnknownTime
      return
    }
    var now = timespec()
    let usesRealTimeClock = operation & FutexOperation.realTimeClockFlag != 0
    clock_gettime(usesRealTimeClock ? CLOCK_REALTIME : CLOCK_MONOTONIC, &now)
    let rest =
      Double(end.tv_sec - now.tv_sec) + Double(end.tv_nsec - now.tv_nsec) / 1_000_000_000
    guard rest < Self.maximumSleep else { return nil }
    self = .until(max(0, rest))
  }

  /// The longest wait, in seconds, that counts as a sleep; a thread with a longer one waits for
  /// something else.
  private static let maximumSleep: TimeInterval = 3600
}

/// Reads a time from this process's own memory; `nil` if the memory is gone, as when its thread has
/// ended.
private func readTime(at address: UInt) -> timespec? {
  #if os(Linux)
    let memory = open("/proc/self/mem", O_RDONLY | O_CLOEXEC)
    guard memory >= 0 else { return nil }
    defer { close(memory) }
    var time = timespec()
    let size = MemoryLayout<timespec>.size
    return pread(memory, &time, size, off_t(bitPattern: address)) == size ? time : nil
  #else
    return nil
  #endif
}

/// Returns whether a variable belongs to the library that contains Dispatch, or to the executable
/// if it does.
private func belongsToDispatch(_ address: UInt) -> Bool {
  dispatchImage != nil && DynamicLinker.location(of: address)?.image == dispatchImage
}

/// The base address of the library that contains Dispatch.
///
/// An executable into which Dispatch is linked doesn't export its symbols, so the lookup by name
/// fails there.
private let dispatchImage = DynamicLinker.location(
  of: dlsym(nil, "dispatch_async_f").map { UInt(bitPattern: $0) } ?? UInt(bitPattern: #dsohandle)
)?.image
