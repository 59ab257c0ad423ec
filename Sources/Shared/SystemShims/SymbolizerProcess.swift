#if os(Linux)
  import Foundation

  /// A running `llvm-symbolizer`, which answers each line of its input with a line of JSON.
  ///
  /// It reads the debug information of a program only once, which takes half a second in a large test bundle.
  /// It ends when its input is closed, at the latest when this process ends.
  final class SymbolizerProcess {
    /// A socket, because writing to one whose other end is closed need not raise SIGPIPE.
    private let input: Int32
    private let output: FileHandle
    /// The bytes read beyond the last line.
    private var rest = Data()

    /// Starts the program; returns `nil` if that fails.
    init?(_ executable: URL, _ arguments: [String]) {
      var ends: [Int32] = [-1, -1]
      let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
      guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
      let process = Process()
      process.executableURL = executable
      process.arguments = arguments
      // The program must not fetch files from servers of debug information.
      process.environment = [:]
      process.standardInput = FileHandle(fileDescriptor: ends[1], closeOnDealloc: true)
      process.standardError = FileHandle.nullDevice
      let pipe = Pipe()
      process.standardOutput = pipe
      input = ends[0]
      output = pipe.fileHandleForReading
      guard (try? ProcessStart.exclusively { try process.run() }) != nil else { return nil }
    }

    deinit { close(input) }

    /// Returns the answer to a line, or `nil` if the program has ended.
    func answer(to line: String) -> Data? {
      guard send(Array((line + "\n").utf8)[...]) else { return nil }
      while true {
        if let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
          let answer = Data(rest[..<end])
          rest = Data(rest[(end + 1)...])
          return answer
        }
        let piece = output.availableData
        guard !piece.isEmpty else { return nil }
        rest += piece
      }
    }

    private func send(_ bytes: ArraySlice<UInt8>) -> Bool {
      var left = bytes
      while !left.isEmpty {
        let count = left.withUnsafeBytes {
          Foundation.send(input, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        left = left.dropFirst(count)
      }
      return true
    }
  }
#endif
