import AppRuntime
import Foundation
import LaunchDomain
import TerminalUIKit

/// Delayed work on the app's clock and on every other kind of clock.
final class TimersViewController: CapabilityViewController {
  /// The delay, in seconds, of the timers that don't use the app's clock.
  private nonisolated static let delay: TimeInterval = LaunchOptions(.controls)[.timersDelay]
  private var timer: Timer?
  private var ticks = 0
  private let endless = EndlessTimers()

  init() {
    super.init("Each says when it is due: the app's clock in 30 s or soon, others in 0.3 s.")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let stopLimit = LaunchOptions(.controls)[.timersStopLimit]
    if stopLimit > 0 { UIApplication.shared.loop.stopLimit = stopLimit }
    addButton("Clock") {
      UIApplication.shared.clock.schedule(after: 30, named: "the timers screen") { [weak self] in
        self?.saw("Clock is due")
      }
    }
    addButton("Soon") {
      // A model that works on another thread would do the same.
      Task.detached { [weak self] in
        try await UIApplication.shared.clock.sleep(for: 0.05)
        await self?.saw("Soon is due")
      }
    }
    addButton("Dispatch") {
      DispatchQueue.main.asyncAfter(deadline: .now() + Self.delay) { [weak self] in
        self?.saw("Dispatch is due")
      }
    }
    addButton("Timer") { [weak self] in
      self?.timer = Timer.scheduledTimer(withTimeInterval: Self.delay, repeats: false) { _ in
        MainActor.assumeIsolated { self?.saw("Timer is due") }
      }
    }
    addButton("Task") {
      Task { [weak self] in
        try await Task.sleep(for: .seconds(Self.delay))
        self?.saw("Task is due")
      }
    }
    addButton("Thread") {
      Thread.detachNewThread { [weak self] in
        Thread.sleep(forTimeInterval: Self.delay)
        DispatchQueue.main.async { self?.saw("Thread is due") }
      }
    }
    for kind in ThreadPause.allCases {
      addButton(kind.rawValue) {
        Thread.detachNewThread { [weak self] in
          kind.wait(Self.delay)
          DispatchQueue.main.async { self?.saw("\(kind.rawValue) is due") }
        }
      }
    }
    addButton("Chain") {
      DispatchQueue.main.asyncAfter(deadline: .now() + Self.delay) {
        DispatchQueue.main.asyncAfter(deadline: .now() + Self.delay) { [weak self] in
          self?.saw("Chain is due")
        }
      }
    }
    addButton("Animation") {
      DispatchQueue.main.asyncAfter(deadline: .now() + Self.delay) { [weak self] in
        UIView.animate(withDuration: Self.delay) {
          self?.view.alpha = 1
        } completion: { _ in
          self?.saw("Animation is over")
        }
      }
    }
    addButton("Fade") { [weak self] in
      UIView.animate(withDuration: 2) {
        self?.view.alpha = 1
      } completion: { _ in
        UIView.animate(withDuration: 0.5) {
          self?.view.alpha = 1
        } completion: { _ in
          self?.saw("Fade is over")
        }
      }
    }
    addButton("Toast") { [weak self] in
      self?.saw("a toast")
      UIView.animate(withDuration: 0.3, delay: 0.7) {
        self?.view.alpha = 1
      } completion: { _ in
        self?.saw("no toast")
      }
    }
    addButton("Pulse") { [weak self] in
      self?.saw("pulsing")
      self?.pulse()
    }
    addButton("Modals") {
      DispatchQueue.main.asyncAfter(deadline: .now() + Self.delay) { [weak self] in
        let first = Self.modal("First modal")
        // On a busy machine a second of real time can pass before the animation is over, and a
        // controller that is still being presented presents nothing.
        self?.present(first, animated: true) {
          DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
            first.present(Self.modal("Second modal"), animated: true)
          }
        }
      }
    }
    addButton("Late") {
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in
        self?.saw("Late is due")
      }
    }
    addButton("Relay") { [weak self] in self?.runRelay() }
    addButton("Computing") {
      Thread.detachNewThread { [weak self] in
        let sum = Self.computedSum()
        DispatchQueue.main.async { self?.saw(sum == 0 ? "nothing" : "Computing is due") }
      }
    }
    addButton("Failure") {
      let pipe = ProcessInfo.processInfo.environment["FAILURE_PIPE"] ?? "/dev/null"
      Thread.detachNewThread {
        // The test triggers the crash with a byte in the pipe.
        _ = try? FileHandle(forReadingAtPath: pipe)?.read(upToCount: 1)
        fatalError("as asked for")
      }
    }
    addButton("Frames") { [weak self] in self?.countFrames() }
    addButton("Spin") { [weak self] in self?.spin() }
    addButton("Churn") { [weak self] in self?.churn() }
    addButton("Hop") {
      Task.detached {
        while true { await MainActor.run {} }
      }
    }
    addButton("Legs") { [weak self] in self?.walk(legs: 3) }
    let held = addButton("Held") {}
    held.addAction(
      UIAction { [weak self] _ in self?.countTicks() }, for: .touchDown)
    held.addAction(
      UIAction { [weak self] _ in self?.timer?.invalidate() }, for: .touchUpInside)
    addButton("Date") { [weak self] in
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US_POSIX")
      formatter.dateFormat = "yyyy-MM-dd HH:mm"
      self?.saw("\(formatter.string(from: Date())) \(TimeZone.current.identifier)")
    }
    for work in EndlessWork.allCases {
      addButton(work.rawValue) { [weak self] in
        self?.endless.begin(work) { self?.saw($0) }
      }
    }
  }

  private static func modal(_ title: String) -> UIViewController {
    let controller = UIViewController()
    let label = UILabel(frame: CGRect(x: 16, y: 16, width: 160, height: 16))
    label.text = title
    controller.view.addSubview(label)
    return controller
  }

  /// Runs several legs, each a Swift sleep and an animation of the toolkit.
  private func walk(legs: Int) {
    guard legs > 0 else { return saw("Legs are over") }
    Task {
      try await Task.sleep(for: .seconds(Self.delay))
      UIView.animate(withDuration: Self.delay) {
        self.view.alpha = 1
      } completion: { [weak self] _ in
        self?.walk(legs: legs - 1)
      }
    }
  }

  /// Runs three delays in sequence, on the app's clock and on another: 4.5 s in all.
  private func runRelay() {
    let clock = UIApplication.shared.clock
    clock.schedule(after: 2, named: "the first run") {
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
        clock.schedule(after: 2, named: "the last run") { [weak self] in
          self?.saw("Relay is over")
        }
      }
    }
  }

  /// Counts frames as a display link would.
  private func countFrames() {
    UIApplication.shared.clock.schedule(after: 1 / 60, named: "a frame") { [weak self] in
      self?.countFrames()
    }
  }

  /// Computes for about a second of real time, independent of the app's clock.
  private nonisolated static func computedSum() -> Int {
    var sum = 0
    for number in 0..<20_000_000 { sum &+= number }
    return sum
  }

  /// Schedules itself forever on the app's clock.
  private func spin() {
    UIApplication.shared.clock.schedule(after: 0, named: "the spinning screen") { [weak self] in
      self?.spin()
    }
  }

  /// Schedules itself forever on the main queue.
  private func churn() { DispatchQueue.main.async { [weak self] in self?.churn() } }

  private func pulse() {
    UIView.animate(withDuration: 1) {
      self.view.alpha = 1
    } completion: { [weak self] _ in
      self?.pulse()
    }
  }

  private func countTicks() {
    ticks = 0
    timer = Timer.scheduledTimer(withTimeInterval: Self.delay, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.tick() }
    }
  }

  private func tick() {
    ticks += 1
    saw("\(ticks) ticks")
  }
}
