import AppRuntime
import CellRendering
import Foundation
import TerminalEvents
import TerminalIO

/// A driver that displays the app in a terminal, for use by a person.
///
/// If a signal interrupts or terminates the process, the driver first notifies the delegate and
/// then ends the process with the same signal, so that shells and scripts see the cause.
@MainActor
final class TerminalDriver: ApplicationDriver {
  let clockMode = AppClock.Mode.real

  private var screen: TerminalScreen?
  private var signals: TerminationSignals?
  private var shownVersion: UInt64?
  private var typeAhead = TypeAhead()

  func prepare(_ application: UIApplication) {
    TerminationSignals.raiseAtExit
    let screen = TerminalScreen(loop: application.loop)
    self.screen = screen
    application.resize(Self.windowSize(in: screen.size))
    application.setUserInterfaceStyle(
      Self.style(of: ProcessInfo.processInfo.environment["COLORFGBG"]))
  }

  func start(_ application: UIApplication) {
    guard let screen else { return }
    // The launch arguments' appearance applies from here on.
    screen.paper = UIColor.systemBackground.components(
      with: application.mainScreen.traitCollection
    ).displayColor(opacity: 1)
    signals = TerminationSignals { [weak application] status in
      application?.terminate(status: status)
    }
    do {
      try screen.start(
        onInput: { [weak self, weak application] input in
          if let application { self?.receive(input, for: application) }
        },
        onResize: { [weak self, weak application] size in
          // The terminal is empty now, even if the window's size stays.
          self?.shownVersion = nil
          application?.resize(Self.windowSize(in: size))
        })
    } catch {
      try? FileHandle.standardError.write(contentsOf: Data("\(error)\n".utf8))
      application.terminate(status: EX_OSERR)
      return
    }
    screen.onFocusChange = { [weak application] hasFocus in application?.setActive(hasFocus) }
    application.loop.beforeWaiting { [weak self, weak application] in
      // A key that was typed ahead goes to the new screen's focus.
      if application?.giveFocus() == true { return true }
      return application.map { self?.sendNextInput(to: $0) ?? false } ?? false
    }
    application.loop.afterSettling { [weak self, weak application] in
      if let application { self?.present(application) }
    }
  }

  func finish(status: Int32) {
    screen?.stop()
    signals?.raiseCaught()
  }

  private func receive(_ input: TerminalInput, for application: UIApplication) {
    if !typeAhead.keep(input, for: application) { application.handle(input) }
  }

  private func sendNextInput(to application: UIApplication) -> Bool {
    guard let input = typeAhead.next(for: application) else { return false }
    application.handle(input)
    return true
  }

  private func present(_ application: UIApplication) {
    guard shownVersion != application.treeVersion else { return }
    shownVersion = application.treeVersion
    var picture = application.picture()
    if !application.hasShownKeyCard {
      KeyHint.add(to: &picture.list, traits: application.mainScreen.traitCollection)
    }
    screen?.present(picture.list)
    guard let nextFrame = picture.nextFrame else { return }
    application.clock.schedule(after: nextFrame, named: "the next frame") { [weak self] in
      self?.shownVersion = nil
    }
  }

  /// Returns the size of the app's screen in a terminal of a size.
  ///
  /// As on an iPad and a Mac, a window has a minimum size. Below it the terminal shows the upper left
  /// part. Otherwise the required constraints of almost any screen would conflict.
  static func windowSize(in size: CGSize) -> CGSize {
    CGSize(
      width: max(size.width, leastSize.width), height: max(size.height, leastSize.height))
  }

  /// The minimum size in points: 20 × 6 cells.
  private static let leastSize = CGSize(
    width: 20 * CellMetrics.width, height: 6 * CellMetrics.height)

  /// Returns the appearance that a terminal reports in `COLORFGBG`: `"15;0"` means white on black.
  static func style(of variable: String?) -> UIUserInterfaceStyle {
    guard let background = variable?.split(separator: ";").last.flatMap({ Int($0) }) else {
      return .dark
    }
    return background == 7 || (9...15).contains(background) ? .light : .dark
  }
}
