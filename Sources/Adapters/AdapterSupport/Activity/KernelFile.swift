import Foundation

/// A file of the kernel about a thread or a process, whose content is generated at each read.
///
/// The file stays open, so that reading it again costs one system call.
struct KernelFile: ~Copyable {
  private let descriptor: Int32

  /// Opens a file; if it doesn't exist, reading gives no bytes.
  init(_ path: String) { descriptor = open(path, O_RDONLY | O_CLOEXEC) }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Reads the beginning of the file; only the longest files have more.
  ///
  /// - Parameter body: Gets the bytes, which are empty if the thread or process is gone or may not be read.
  func read<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    withUnsafeTemporaryAllocation(byteCount: Self.size, alignment: 8) { buffer in
      let count = descriptor < 0 ? 0 : pread(descriptor, buffer.baseAddress, buffer.count, 0)
      return body(UnsafeRawBufferPointer(rebasing: buffer[..<max(0, count)]))
    }
  }

  private static let size = 4096
}

/// The words of a kernel file, read from its bytes rather than a string because it is read so often.
struct KernelWords: IteratorProtocol {
  private let bytes: UnsafeRawBufferPointer
  private var index = 0

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// Skips to the end of the process's name, the last closing parenthesis.
  mutating func skipName() {
    // Many numbers follow the name, so searching backwards from its maximum end is faster.
    index = min(bytes.count, Self.nameEnd)
    while index > 0, bytes[index - 1] != UInt8(ascii: ")") { index -= 1 }
    if index == 0 { index = bytes.count }
  }

  /// The maximum offset of a name's end: the process's number and up to 64 characters of a kernel thread.
  private static let nameEnd = 90

  mutating func next() -> UnsafeRawBufferPointer? {
    while index < bytes.count, bytes[index] <= UInt8(ascii: " ") { index += 1 }
    let start = index
    while index < bytes.count, bytes[index] > UInt8(ascii: " ") { index += 1 }
    return start == index ? nil : UnsafeRawBufferPointer(rebasing: bytes[start..<index])
  }

  /// Reads the next word as a number, hexadecimal after `0x`; returns `nil` if it isn't a number.
  mutating func number() -> UInt64? {
    guard let word = next() else { return nil }
    let isHexadecimal =
      word.count > 2 && word[0] == UInt8(ascii: "0") && word[1] == UInt8(ascii: "x")
    var value: UInt64 = 0
    for byte in word.dropFirst(isHexadecimal ? 2 : 0) {
      switch (byte, isHexadecimal) {
      case (UInt8(ascii: "0")...UInt8(ascii: "9"), false):
        value = value &* 10 &+ UInt64(byte - UInt8(ascii: "0"))
      case (UInt8(ascii: "0")...UInt8(ascii: "9"), true):
        value = value << 4 | UInt64(byte - UInt8(ascii: "0"))
      case (UInt8(ascii: "a")...UInt8(ascii: "f"), true):
        value = value << 4 | UInt64(byte - UInt8(ascii: "a") + 10)
      default: return nil
      }
    }
    return value
  }
}
