import Foundation

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

  /// In seconds; who waits longer waits for something else.
  private static let longest: TimeInterval = 3600

  // Swift does not import the numbers of system calls. Those below are of the kernel's tables.
  #if arch(x86_64)
    private static let futex = 202
    /// `nanosleep`, `clock_nanosleep`.
    private static let pauses = [35, 230]
    /// `poll`, `epoll_wait`, `epoll_pwait`: which argument is a time in milliseconds.
    private static let milliseconds = [7: 2, 232: 3, 281: 3]
    /// `select`, `pselect6`, `ppoll`, `epoll_pwait2`, `rt_sigtimedwait`, `semtimedop`: which argument
    /// points to a time.
    private static let times = [23: 4, 270: 4, 271: 2, 441: 3, 128: 2, 220: 3]
  #else
    private static let futex = 98
    /// `nanosleep`, `clock_nanosleep`.
    private static let pauses = [101, 115]
    /// `epoll_pwait`: which argument is a time in milliseconds.
    private static let milliseconds = [22: 3]
    /// `pselect6`, `ppoll`, `epoll_pwait2`, `rt_sigtimedwait`, `semtimedop`: which argument points to
    /// a time.
    private static let times = [72: 4, 73: 2, 441: 3, 137: 2, 192: 3]
  #endif
  /// `FUTEX_WAIT`, whose time is a length, `FUTEX_LOCK_PI`, `FUTEX_WAIT_BITSET`,
  /// `FUTEX_WAIT_REQUEUE_PI`, `FUTEX_LOCK_PI2`.
  private static let waits: [UInt] = [0, 6, 9, 11, 13]
  /// `FUTEX_CLOCK_REALTIME`.
  private static let isOfWallClock: UInt = 256
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
  imageOfDispatch != nil && image(of: address) == imageOfDispatch
}

/// Where the library begins that Dispatch is in.
///
/// A program that it is linked into does not tell its name.
private let imageOfDispatch = image(
  of: dlsym(nil, "dispatch_async_f").map { UInt(bitPattern: $0) } ?? UInt(bitPattern: #dsohandle))

/// Where the program or library begins that an address lies in; nil for the heap and stacks.
private func image(of address: UInt) -> UInt? {
  // What it finds out about the address: the file's name and beginning, the symbol's name and address.
  withUnsafeTemporaryAllocation(of: UInt.self, capacity: 4) { information in
    guard dladdr(UnsafeRawPointer(bitPattern: address), information.baseAddress) != 0 else {
      return nil
    }
    return information[1]
  }
}

/// The dynamic linker's, which Swift does not import on Linux.
@_silgen_name("dladdr")
private func dladdr(
  _ address: UnsafeRawPointer?, _ information: UnsafeMutableRawPointer?
) -> Int32
