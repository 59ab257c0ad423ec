import AppRuntime
import Foundation
import TerminalUIKit

/// A progress bar that fills in five seconds, with an activity indicator.
final class ProgressViewController: CapabilityViewController {
  private let bar = UIProgressView(progressViewStyle: .default)
  private let indicator = UIActivityIndicatorView(style: .medium)
  private var startButton: UIButton?

  private static let steps = 10
  private static let secondsPerStep = 0.5

  init() { super.init("Start, and wait.") }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    add("Progress", bar, width: 320)
    add("Indicator", indicator)
    indicator.hidesWhenStopped = false
    startButton = addButton("Start") { [weak self] in self?.start() }
  }

  private func start() {
    startButton?.isEnabled = false
    indicator.startAnimating()
    advance(to: 0)
  }

  private func advance(to step: Int) {
    bar.setProgress(Float(step) / Float(Self.steps), animated: true)
    saw(step < Self.steps ? String(format: "progress %.2f", bar.progress) : "done")
    guard step < Self.steps else {
      indicator.stopAnimating()
      startButton?.isEnabled = true
      return
    }
    UIApplication.shared.clock.schedule(after: Self.secondsPerStep, named: "progress") {
      [weak self] in self?.advance(to: step + 1)
    }
  }
}
