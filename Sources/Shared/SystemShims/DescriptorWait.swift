import Foundation

/// Waits for descriptors with a precision below a millisecond, the unit of `poll`.
package enum DescriptorWait {
  /// Waits until a descriptor has an event.
  ///
  /// - Parameters:
  ///   - entries: The descriptors, which receive their events.
  ///   - limit: The longest time to wait, in nanoseconds, less than a second.
  /// - Returns: The number of descriptors with an event.
  @discardableResult
  package static func poll(_ entries: inout [pollfd], upTo limit: Int) -> Int {
    // C's own `ppoll` is a GNU extension, which Swift doesn't import.
    typealias Call =
      @convention(c) (
        UnsafeMutablePointer<pollfd>?, nfds_t, UnsafePointer<timespec>?, UnsafePointer<sigset_t>?
      ) -> Int32
    guard let function = dlsym(nil, "ppoll") else {
      return Int(Foundation.poll(&entries, nfds_t(entries.count), Int32(limit / 1_000_000) + 1))
    }
    var time = timespec(tv_sec: 0, tv_nsec: min(max(limit, 0), 999_999_999))
    return Int(unsafeBitCast(function, to: Call.self)(&entries, nfds_t(entries.count), &time, nil))
  }
}
