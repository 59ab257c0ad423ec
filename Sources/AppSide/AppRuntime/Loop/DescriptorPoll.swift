import Foundation

/// A wait in the kernel for readable descriptors.
struct DescriptorPoll {
  private var entries: [pollfd]

  /// Makes a wait for some descriptors; negative ones are ignored.
  init(_ descriptors: [Int32]) {
    entries = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
  }

  /// Waits until a descriptor is readable or its other end is closed, a signal arrives, or time is up.
  ///
  /// - Parameter seconds: The longest wait, in real seconds, or `nil` to wait forever.
  /// - Returns: The readable descriptors.
  mutating func wait(upTo seconds: TimeInterval?) -> [Int32] {
    // Rounded up, so that the loop never wakes before the moment has come.
    let milliseconds =
      seconds.map { Int32((min(max($0, 0), 1_000_000) * 1000).rounded(.up)) } ?? -1
    let count = RealTime.inside { poll(&entries, nfds_t(entries.count), milliseconds) }
    guard count > 0 else { return [] }
    return entries.filter { $0.revents != 0 }.map(\.fd)
  }
}
