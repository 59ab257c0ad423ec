import Foundation

/// The time that the main thread of a process was ready to run but had no processor.
enum ProcessorWait {
  /// Returns the time, or zero if the kernel doesn't count it or the process has ended.
  ///
  /// - Parameter identifier: The number of the process.
  static func length(of identifier: Int32) -> Duration {
    guard let bytes = ProcessResources.bytes(of: "/proc/\(identifier)/schedstat") else {
      return .zero
    }
    return length(inStatistics: String(decoding: bytes, as: UTF8.self))
  }

  /// Parses the kernel's statistics: nanoseconds on a processor, nanoseconds waiting for one, time slices.
  static func length(inStatistics text: String) -> Duration {
    let numbers = text.split(whereSeparator: \.isWhitespace)
    guard numbers.count >= 2, let nanoseconds = Int64(numbers[1]) else { return .zero }
    return .nanoseconds(nanoseconds)
  }
}
