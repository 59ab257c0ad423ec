import Foundation

/// A file of the kernel's about a thread or a process, which is made anew whenever it is read.
///
/// It stays open, so that a look costs one system call.
struct KernelFile: ~Copyable {
  private let descriptor: Int32

  /// Opens a file; reading it gives nothing if there isn't one.
  init(_ path: String) { descriptor = open(path, O_RDONLY | O_CLOEXEC) }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// Reads the file's beginning, which is all of it but in the longest ones.
  ///
  /// - Parameter body: Gets the bytes; none when the thread or the process has gone, or may not be looked at.
  func read<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    withUnsafeTemporaryAllocation(byteCount: Self.size, alignment: 8) { buffer in
      let count = descriptor < 0 ? 0 : pread(descriptor, buffer.baseAddress, buffer.count, 0)
      return body(UnsafeRawBufferPointer(rebasing: buffer[..<max(0, count)]))
    }
  }

  private static let size = 4096
}

/// The words of a file of the kernel's, read from its bytes: a look at a program is made often.
struct KernelWords: IteratorProtocol {
  private let bytes: UnsafeRawBufferPointer
  private var index = 0

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// Goes on behind the last closing parenthesis, the end of a process's name.
  mutating func skipName() {
    // What follows the name are numbers, many of them: it's found faster from its own end.
    index = min(bytes.count, Self.nameEnd)
    while index > 0, bytes[index - 1] != UInt8(ascii: ")") { index -= 1 }
    if index == 0 { index = bytes.count }
  }

  /// Where a name ends at the latest: after the process's number and up to 64 characters of a kernel's thread.
  private static let nameEnd = 90

  mutating func next() -> UnsafeRawBufferPointer? {
    while index < bytes.count, bytes[index] <= UInt8(ascii: " ") { index += 1 }
    let start = index
    while index < bytes.count, bytes[index] > UInt8(ascii: " ") { index += 1 }
    return start == index ? nil : UnsafeRawBufferPointer(rebasing: bytes[start..<index])
  }

  /// The next word as a number, with `0x` in hexadecimal digits; nil if there isn't one.
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
