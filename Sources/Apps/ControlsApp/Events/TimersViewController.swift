import AppRuntime
import Foundation
import TerminalUIKit

/// What comes later, by the app's clock and by every clock that is not the app's.
final class TimersViewController: CapabilityViewController {
  /// How far ahead the clocks that run in real time are set, in seconds.
  private nonisolated static let delay: TimeInterval = 0.3
  private var timer: Timer?

  init() {
    super.init("Each says when it is due: the app's clock in 30 s or soon, others in 0.3 s.")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Clock") {
      UIApplication.shared.clock.schedule(after: 30, named: "the timers screen") { [weak self] in
        self?.saw("Clock is due")
      }
    }
    addButton("Soon") {
      // As a model does that works on another thread.
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
  }
}
