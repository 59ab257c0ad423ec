import Foundation

/// The coordinator of a controller transition.
@MainActor
final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  typealias Work = (any UIViewControllerTransitionCoordinatorContext) -> Void

  var isAnimated = false
  var transitionDuration: TimeInterval = 0
  private(set) var isCancelled = false
  weak var container: UIView?
  weak var from: UIViewController?
  weak var to: UIViewController?

  private var animations: [Work] = []
  private var completions: [Work] = []
  private var hasBegun = false
  private var hasEnded = false

  nonisolated init() {}

  var containerView: UIView { container ?? UIView() }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    switch key {
    case .from: from
    case .to: to
    default: nil
    }
  }

  @discardableResult
  func animate(alongsideTransition animation: Work?, completion: Work?) -> Bool {
    guard !hasEnded else { return false }
    if let completion { completions.append(completion) }
    if let animation {
      if hasBegun { animation(self) } else { animations.append(animation) }
    }
    return true
  }

  func runAnimations() {
    hasBegun = true
    let work = animations
    animations = []
    for body in work { body(self) }
  }

  func cancel() {
    hasEnded = true
    isCancelled = true
    animations = []
    completions = []
  }

  func runCompletions() {
    hasEnded = true
    let work = completions
    completions = []
    for body in work { body(self) }
  }
}
