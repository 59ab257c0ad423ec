import Foundation

/// The sleep of a thread that has asked the kernel to wake it after a time, whatever else it waits
/// for.
///
/// Dispatch keeps idle threads for five seconds in case there is more work. They wait on a variable
/// inside Dispatch's library. The app's own threads wait on variables elsewhere, unless Dispatch is
/// linked into the app and the app waits on a global variable.
enum ThreadSleep {
  /// The thread wakes up after at most this many real seconds.
  case until(TimeInterval)
  /// The thread wakes up on its own, but the kernel doesn't report when.
  case forSomeTime

  /// Parses the kernel's description of a system call: its number and arguments, in hexadecimal.
  ///
  /// - Parameter text: The content of `/proc/…/syscall`. The initialiser fails unless the thread
  ///   waits with a time limit.
  init?(_ text: String) {
    let words = text.split(separator: " ")
    guard words.count > 6, let call = words.first.flatMap({ Int($0) }) else { return nil }
    let arguments = words[1...6].map { UInt($0.dropFirst(2), radix: 16) ?? 0 }
    if call == Self.futex {
      self.init(futex: arguments)
    } else if Self.pauses.contains(call) {
      self = .forSomeTime
    } else if let index = Self.milliseconds[call] {
      let milliseconds = Int32(truncatingIfNeeded: arguments[index])
      guard milliseconds > 0, Double(milliseconds) / 1000 < Self.longest else { return nil }
      self = .forSomeTime
    } else if let index = Self.times[call] {
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
    guard time != 0, Self.waits.contains(operation & 0x7f), !isOfDispatch(variable) else {
      return nil
    }
    let isAbsolute = operation & 0x7f != 0
    guard isAbsolute, let end = readTime(at: time) else {
      self = .forSomeTime
      return
    }
    var now = timespec()
    clock_gettime(operation & Self.isOfWallClock != 0 ? CLOCK_REALTIME : CLOCK_MONOTONIC, &now)
    let rest =
      Double(end.tv_sec - now.tv_sec) + Double(end.tv_nsec - now.tv_nsec) / 1_000_000_000
    guard rest < Self.longest else { return nil }
    self = .until(max(0, rest))
  }

  /// The longest wait, in seconds, that counts as a sleep; a thread with a longer one waits for
  /// something else.
  private static let longest: TimeInterval = 3600

  // Swift doesn't import system call numbers; these come from the kernel's tables.
  #if arch(x86_64)
    private static let futex = 202
    /// `nanosleep`, `clock_nanosleep`.
    private static let pauses = [35, 230]
    /// `poll`, `epoll_wait`, `epoll_pwait`: the index of the argument with a time in milliseconds.
    private static let milliseconds = [7: 2, 232: 3, 281: 3]
    /// `select`, `pselect6`, `ppoll`, `epoll_pwait2`, `rt_sigtimedwait`, `semtimedop`: the index of
    /// the argument that points to a time.
    private static let times = [23: 4, 270: 4, 271: 2, 441: 3, 128: 2, 220: 3]
  #else
    private static let futex = 98
    /// `nanosleep`, `clock_nanosleep`.
    private static let pauses = [101, 115]
    /// `epoll_pwait`: the index of the argument with a time in milliseconds.
    private static let milliseconds = [22: 3]
    /// `pselect6`, `ppoll`, `epoll_pwait2`, `rt_sigtimedwait`, `semtimedop`: the index of the
    /// argument that points to a time.
    private static let times = [72: 4, 73: 2, 441: 3, 137: 2, 192: 3]
  #endif
  /// The futex operations that wait; only the time of the first is relative.
  ///
  /// They are `FUTEX_WAIT`, `FUTEX_LOCK_PI`, `FUTEX_WAIT_BITSET`, `FUTEX_WAIT_REQUEUE_PI` and
  /// `FUTEX_LOCK_PI2`.
  private static let waits: [UInt] = [0, 6, 9, 11, 13]
  /// `FUTEX_CLOCK_REALTIME`.
  private static let isOfWallClock: UInt = 256
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
private func isOfDispatch(_ address: UInt) -> Bool {
  imageOfDispatch != nil && image(of: address) == imageOfDispatch
}

/// The base address of the library that contains Dispatch.
///
/// An executable into which Dispatch is linked doesn't export its symbols, so the lookup by name
/// fails there.
private let imageOfDispatch = image(
  of: dlsym(nil, "dispatch_async_f").map { UInt(bitPattern: $0) } ?? UInt(bitPattern: #dsohandle))

/// Returns the base address of the executable or library that contains an address; `nil` for heap
/// and stacks.
private func image(of address: UInt) -> UInt? {
  // The result has four words: the file's name and base address, and the symbol's name and address.
  withUnsafeTemporaryAllocation(of: UInt.self, capacity: 4) { information in
    guard dladdr(UnsafeRawPointer(bitPattern: address), information.baseAddress) != 0 else {
      return nil
    }
    return information[1]
  }
}

/// The dynamic linker's function, which Swift doesn't import on Linux.
@_silgen_name("dladdr")
private func dladdr(
  _ address: UnsafeRawPointer?, _ information: UnsafeMutableRawPointer?
) -> Int32
