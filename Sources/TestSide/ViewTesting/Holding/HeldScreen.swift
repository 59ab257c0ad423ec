import AppRuntime
import Foundation
import TerminalUIKit

/// A window in the terminal while a person tries it, in the middle of a test.
@MainActor
final class HeldScreen {
  private let window: UIWindow
  private let application = UIApplication.shared
  private var isOver = false
  private var shownVersion: UInt64?
  private var nextPicture: ScheduledWork?

  init(_ window: UIWindow) { self.window = window }

  /// Returns when the person wants to go on; at once where there is no terminal.
  ///
  /// - Parameters:
  ///   - input: The terminal's descriptor; nil is the one that the tests were started in.
  ///   - environment: Says what the terminal can do.
  func run(
    input: Int32? = nil, environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    guard let terminal = HeldTerminal(input: input, environment: environment) else { return }
    defer { terminal.release() }
    window.makeKeyAndVisible()
    application.withTestLoop { loop in
      let screen = TerminalScreen(
        loop: loop, input: terminal.input, output: terminal.output, environment: environment)
      screen.paper = UIScreen.main.paper
      do {
        try screen.start(onInput: { [self] in take($0) }, onResize: { [self] _ in draw(screen) })
      } catch {
        try? FileHandle.standardError.write(contentsOf: Data("hold(): \(error)\n".utf8))
        return
      }
      loop.afterSettling { [weak self, weak screen] in
        if let self, let screen, !isOver { draw(screen) }
      }
      let followed = loop.followsRealTime
      // A virtual clock would stand still under the person's eyes.
      loop.followsRealTime = true
      draw(screen)
      loop.run()
      loop.followsRealTime = followed
      isOver = true
      nextPicture?.cancel()
      screen.stop()
    }
  }

  private func take(_ input: TerminalInput) {
    if case .key(let stroke) = input, stroke == Self.goingOn {
      isOver = true
      application.loop.stop()
    } else {
      application.handle(input)
    }
  }

  private func draw(_ screen: TerminalScreen) {
    guard shownVersion != application.treeVersion else { return }
    shownVersion = application.treeVersion
    screen.present(HeldPicture.list(of: window, on: screen.size))
    guard nextPicture?.isPending != true else { return }
    nextPicture = application.clock.schedule(after: Self.frameLength, named: "the next picture") {
      [weak self] in self?.shownVersion = nil
    }
  }

  /// The key that ends it: the end of input, as everywhere in a terminal.
  static let goingOn = KeyStroke(.character("d"), .control)
  /// In seconds of app time, which is real here.
  private static let frameLength: TimeInterval = 0.1
}
