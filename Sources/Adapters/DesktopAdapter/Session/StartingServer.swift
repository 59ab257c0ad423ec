import AdapterSupport
import Foundation

/// A private X server that was started and will say which display it has.
@MainActor
struct StartingServer {
  let process: ProgramProcess
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
    process = try ProgramProcess(
      ofDesktop: [
        path, "-displayfd", "3", "-screen", "0", screen, "-noreset", "-nolisten", "tcp",
      ], passing: [3: number.write])
  }

  /// Waits for the number of the display.
  ///
  /// - Throws: `AdapterError.cannotStart`.
  func awaitNumber() throws(AdapterError) -> Int {
    defer { close(number.read) }
    guard let text = Pipe.readLine(number.read), let number = Int(text) else {
      throw .cannotStart(reason: "Xvfb gives it no display of \(screen)")
    }
    return number
  }
}
