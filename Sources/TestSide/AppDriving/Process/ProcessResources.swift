import Foundation

/// The system resources that a process has used so far.
package struct ProcessResources: Codable, Sendable, Hashable {
  /// The processor time of all threads, in seconds.
  package var processorTime: Double
  /// The peak memory use, in bytes.
  package var peakMemory: Int
  /// The number of open file descriptors.
  package var descriptorCount: Int

  package init(processorTime: Double, peakMemory: Int, descriptorCount: Int) {
    self.processorTime = processorTime
    self.peakMemory = peakMemory
    self.descriptorCount = descriptorCount
  }

  /// Reads the resources of a process from the kernel; fails if it has ended.
  ///
  /// - Parameter identifier: The number of the process.
  package init?(of identifier: Int32) {
    // `/proc/…/stat` counts in hundredths of a second, which is longer than most steps take.
    var clock = clockid_t()
    var time = timespec()
    guard clock_getcpuclockid(identifier, &clock) == 0, clock_gettime(clock, &time) == 0,
      let status = Self.bytes(of: "/proc/\(identifier)/status"),
      let peak = Self.kibibytes("VmHWM:", in: status),
      let folder = opendir("/proc/\(identifier)/fd")
    else { return nil }
    defer { closedir(folder) }
    var count = 0
    while let entry = readdir(folder) {
      // Leaves out “.” and “..”.
      if entry.pointee.d_name.0 != Int8(ascii: ".") { count += 1 }
    }
    self.init(
      processorTime: Double(time.tv_sec) + Double(time.tv_nsec) / 1e9, peakMemory: peak * 1024,
      descriptorCount: count)
  }

  /// Reads a small file of the kernel, ten times as fast as Foundation.
  static func bytes(of path: String) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    let bytes = [UInt8](unsafeUninitializedCapacity: 4096) { buffer, count in
      count = max(0, read(descriptor, buffer.baseAddress, buffer.count))
    }
    return bytes.isEmpty ? nil : bytes
  }

  /// Returns the number after a name in a process status, or `nil` if the name isn't there.
  static func kibibytes(_ name: String, in status: [UInt8]) -> Int? {
    guard let start = status.firstRange(of: Array(name.utf8))?.upperBound else { return nil }
    let digits = status[start...].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
      .prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return Int(String(decoding: digits, as: UTF8.self))
  }
}

extension AppSession {
  /// The resources of the app's process, or `nil` if it has ended or is the test process.
  ///
  /// For an app behind an adapter they are those of the adapter.
  package var resources: ProcessResources? {
    processIdentifier.flatMap { ProcessResources(of: $0) }
  }
}

extension Int8 {
  fileprivate init(ascii scalar: Unicode.Scalar) { self.init(truncatingIfNeeded: scalar.value) }
}
