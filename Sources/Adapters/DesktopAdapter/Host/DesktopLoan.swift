import AdapterSupport
import AppRuntime
import Foundation

/// A desktop that the host lends to an adapter while the adapter is connected.
@MainActor
final class DesktopLoan {
  /// The desktop.
  private(set) var place: DesktopPlace
  private let connection: Int32
  private var framer: ZeroFramer
  private var isOver = false

  /// Borrows a desktop.
  ///
  /// - Parameters:
  ///   - size: The size of the desktop's screen.
  ///   - tools: The programs that the desktop is made with.
  /// - Throws: `AdapterError.cannotStart`.
  init(size: DesktopSize, tools: DesktopTools) throws(AdapterError) {
    let host = DesktopHost.shared(tools: tools)
    var attempts = 0
    while true {
      attempts += 1
      let connection = try Self.connect(to: host)
      var framer = ZeroFramer()
      Descriptors.write(DesktopRequest.open(size), to: connection)
      if let answer = Self.awaitAnswer(connection, &framer) {
        place = try Self.place(in: answer)
        self.connection = connection
        self.framer = framer
        return
      }
      close(connection)
      // Connecting to a killed host may still succeed.
      guard attempts < Self.attemptLimit else { throw Self.hostEnded }
    }
  }

  private static func connect(to host: SharedHost) throws(AdapterError) -> Int32 {
    do {
      return try host.connect()
    } catch {
      switch error {
      case .ended: throw hostEnded
      case .notStarted(let reason): throw .cannotStart(reason: reason)
      }
    }
  }

  private static let hostEnded = AdapterError.cannotStart(
    reason: "the process that keeps the desktops has ended")
  private static let attemptLimit = 3

  /// Replaces the desktop by a new one, because it can't be used.
  ///
  /// - Throws: `AdapterError.cannotStart`.
  func replace() throws(AdapterError) {
    Descriptors.write(DesktopRequest.replace, to: connection)
    guard let answer = Self.awaitAnswer(connection, &framer) else { throw Self.hostEnded }
    place = try Self.place(in: answer)
  }

  /// Waits for the host's answer; returns `nil` if the host has ended.
  private static func awaitAnswer(
    _ connection: Int32, _ framer: inout ZeroFramer
  ) -> DesktopAnswer? {
    while true {
      let ready = RealTime.inside { Descriptors.wait(for: [connection], milliseconds: startLimit) }
      guard !ready.isEmpty else { return .failure("its desktop didn't start in time") }
      guard case .messages(let messages) = Descriptors.read(connection, into: &framer) else {
        return nil
      }
      if let message = messages.first {
        return try? JSONDecoder().decode(DesktopAnswer.self, from: message)
      }
    }
  }

  private static func place(in answer: DesktopAnswer) throws(AdapterError) -> DesktopPlace {
    switch answer {
    case .desktop(let place): return place
    case .failure(let reason): throw .cannotStart(reason: reason)
    }
  }

  /// The longest time for a desktop to start, in real milliseconds.
  private static let startLimit: Int32 = 20_000

  /// Gives the desktop back for other launches; all processes of this launch must have left it.
  func giveBack() {
    guard !isOver else { return }
    isOver = true
    Descriptors.write(DesktopRequest.giveBack, to: connection)
    close(connection)
  }

  /// Makes the host end the desktop.
  func giveUp() {
    guard !isOver else { return }
    isOver = true
    close(connection)
  }
}
