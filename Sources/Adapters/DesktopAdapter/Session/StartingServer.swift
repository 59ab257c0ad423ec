import AdapterSupport
import Foundation

/// A private X server that was started, and will say when it is there.
@MainActor
struct StartingServer {
  let process: ProgramProcess
  /// The number under which programs reach it already, though it answers later; nil if it chooses its own.
  let earlyNumber: Int?
  private let number: Pipe
  private let screen: String

  /// Starts a server.
  ///
  /// - Parameter size: The size of its screen, in pixels.
  /// - Throws: `AdapterError`.
  init(size: CGSize) throws(AdapterError) {
    let path = try Tool.path(of: "Xvfb", package: "xvfb")
    let number = try Pipe()
    self.number = number
    defer { close(number.write) }
    let screen = "\(Int(size.width))x\(Int(size.height))x24"
    self.screen = screen
    var words = [
      path, "-displayfd", "4", "-screen", "0", screen, "-noreset", "-nolisten", "tcp",
    ]
    var passed: [Int32: Int32] = [4: number.write]
    let socket = Self.takesSockets(path) ? Self.socket() : nil
    defer { if let socket { close(socket.descriptor) } }
    earlyNumber = socket?.number
    if let socket {
      // As systemd starts a service for a socket (sd_listen_fds(3)): only the process itself knows its number.
      words = [shell, "-c", "LISTEN_FDS=1 LISTEN_PID=$$ exec \"$@\"", shell] + words
      passed[3] = socket.descriptor
    }
    process = try ProgramProcess(ofDesktop: words, passing: passed)
  }

  /// Waits for the server.
  ///
  /// - Returns: The number of the display that the server has chosen.
  /// - Throws: `AdapterError.cannotStart`.
  func awaitNumber() throws(AdapterError) -> Int {
    defer { close(number.read) }
    guard let text = Pipe.readLine(number.read), let number = Int(text) else {
      throw .cannotStart(reason: "Xvfb gives it no display of \(screen)")
    }
    return number
  }

  /// Returns whether a server is built to take sockets that somebody else has opened.
  private static func takesSockets(_ path: String) -> Bool {
    guard access(shell, X_OK) == 0, let file = FileHandle(forReadingAtPath: path),
      let head = try? file.read(upToCount: headSize)
    else { return false }
    return head.range(of: Data("sd_listen_fds".utf8)) != nil
  }

  /// The names that a program needs from libraries are at its beginning.
  private static let headSize = 1 << 18

  /// Opens a socket at which the server is reached, with the number that leads there.
  private static func socket() -> (number: Int, descriptor: Int32)? {
    let first = firstNumber + Int(getpid()) % numberCount
    for number in first..<first + attempts {
      if let descriptor = AbstractSocket.listen(named: X11Connection.name(ofDisplay: number)) {
        return (number, descriptor)
      }
    }
    return nil
  }

  /// Above those that servers choose themselves.
  private static let firstNumber = 1000
  private static let numberCount = 50_000
  private static let attempts = 100
}

private let shell = "/bin/sh"
