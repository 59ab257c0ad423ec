import Foundation
import SystemShims

/// How long a thread sleeps that has asked the kernel to be woken after a time, whatever it waits for.
///
/// Dispatch keeps threads that have nothing to do for five seconds, in case there is more to do. They
/// wait at a variable of Dispatch itself: what an app waits at is elsewhere, unless Dispatch is linked
/// into the app and that waits at a global variable.
enum ThreadSleep {
  /// It wakes then at the latest, in real seconds from now.
  case until(TimeInterval)
  /// It wakes by itself, and the kernel does not say when.
  case forSomeTime

  /// Reads what the kernel says of a system call: its number and arguments, in hexadecimal digits.
  ///
  /// - Parameter text: The content of `/proc/…/syscall`; nil for a thread that does not wait for a time.
  init?(_ text: String) {
    let words = text.split(separator: " ")
    guard words.count > 6, let call = words.first.flatMap({ Int($0) }) else { return nil }
    let arguments = words[1...6].map { UInt($0.dropFirst(2), radix: 16) ?? 0 }
    if call == SystemCallNumber.futex {
      self.init(futex: arguments)
    } else if SystemCallNumber.pauses.contains(call) {
      self = .forSomeTime
    } else if let index = SystemCallNumber.milliseconds[call] {
      let milliseconds = Int32(truncatingIfNeeded: arguments[index])
      guard milliseconds > 0, Double(milliseconds) / 1000 < Self.longest else { return nil }
      self = .forSomeTime
    } else if let index = SystemCallNumber.times[call] {
      guard arguments[index] != 0 else { return nil }
      let time = readTime(at: arguments[index])
      guard time.map({ Double($0.tv_sec) < Self.longest }) ?? true else { return nil }
      self = .forSomeTime
    } else {
      return nil
    }
  }

  private init?(futex arguments: [UInt]) {
    let (variable, operation, time) = (arguments[0], arguments[1], arguments[3])
    guard time != 0, FutexOperation.waits.contains(operation & FutexOperation.commandMask),
      !isOfDispatch(variable)
    else {
      return nil
    }
    let isAbsolute = operation & FutexOperation.commandMask != 0
    guard isAbsolute, let end = readTime(at: time) else {
      self = .forSomeTime
      return
    }
    var now = timespec()
    clock_gettime(
      operation & FutexOperation.isOfWallClock != 0 ? CLOCK_REALTIME : CLOCK_MONOTONIC, &now)
    let rest =
      Double(end.tv_sec - now.tv_sec) + Double(end.tv_nsec - now.tv_nsec) / 1_000_000_000
    guard rest < Self.longest else { return nil }
    self = .until(max(0, rest))
  }

  /// In seconds; who waits longer waits for something else.
  private static let longest: TimeInterval = 3600
}

/// Reads a time from this process's own memory; nil where there is none, as on the stack of a thread
/// that has ended meanwhile.
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

/// Whether an address is of a variable that belongs to the library that Dispatch is in, which is the
/// program itself where that is linked in.
private func isOfDispatch(_ address: UInt) -> Bool {
  imageOfDispatch != nil && DynamicLinker.location(of: address)?.image == imageOfDispatch
}

/// Where the library begins that Dispatch is in.
///
/// A program that it is linked into does not tell its name.
private let imageOfDispatch = DynamicLinker.location(
  of: dlsym(nil, "dispatch_async_f").map { UInt(bitPattern: $0) } ?? UInt(bitPattern: #dsohandle)
)?.image
