import Foundation

/// A container that shows one of several pages, between which the user turns with swipes (UIKit).
///
/// At the terminal Page Up and Page Down turn, and so do the arrow keys on the dots.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// The look of a turn.
  public let transitionStyle: TransitionStyle
  /// The direction in which pages follow each other.
  public let navigationOrientation: NavigationOrientation
  /// The place of the spine: none, as for pages that scroll.
  open var spineLocation: SpineLocation { .none }
  /// Whether pages have a back; has no effect.
  open var isDoubleSided = false
  final var shown: UIViewController?
  final var isTurning = false
  /// The dots, which are shown if the source has some.
  let dots = UIPageControl()
  /// The dot of the page on show.
  final var shownDot = 0

  /// Creates a controller without pages.
  ///
  /// - Parameters:
  ///   - style: The look of a turn, of which a terminal shows the end.
  ///   - navigationOrientation: The direction in which pages follow each other.
  ///   - options: Options of the look; they have no effect.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller whose pages scroll, because Linux has no Interface Builder archives.
  public required init?(coder: NSCoder) {
    transitionStyle = .scroll
    navigationOrientation = .horizontal
    super.init(coder: coder)
  }

  /// The source of the pages; without one the user can't turn.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { if dataSource !== oldValue { dotsDidChange() } }
  }

  /// The delegate, which observes the user's turns.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// The page on show, or `nil` before there is one.
  open var viewControllers: [UIViewController]? { shown.map { [$0] } }

  /// The recognisers of swipes.
  open var gestureRecognizers: [UIGestureRecognizer] { view.gestureRecognizers ?? [] }

  /// Shows a page.
  ///
  /// - Parameters:
  ///   - viewControllers: The page. Of several the first is shown, and none is reported; UIKit raises
  ///     an exception.
  ///   - direction: The direction of the turn, which a terminal doesn't show.
  ///   - animated: Whether the turn takes time.
  ///   - completion: The closure to call at the end, with whether the turn finished.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let page = viewControllers?.first else {
      return ControllerMisuse.missingPage(self).report()
    }
    turn(to: page, animated: animated) { finished in
      self.dotsDidChange()
      completion?(finished)
    }
  }

  /// Creates the view that contains the page and the dots.
  open override func loadView() {
    view = PageContainerView(frame: UIScreen.main.bounds, controller: self)
    let isHorizontal = navigationOrientation == .horizontal
    let forward = UISwipeGestureRecognizer()
    forward.direction = isHorizontal ? .left : .up
    forward.addTarget(self, action: UIPageViewController.turnForward)
    let back = UISwipeGestureRecognizer()
    back.direction = isHorizontal ? .right : .down
    back.addTarget(self, action: UIPageViewController.turnBack)
    for swipe in [forward, back] { view.addGestureRecognizer(swipe) }
    dots.addAction(UIAction { [weak self] _ in self?.dotWasChosen() }, for: .valueChanged)
    if let shown { install(shown) }
    dotsDidChange()
  }

  /// Turns with the keys for pages.
  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { press in
      switch press.key?.keyCode {
      case .keyboardPageDown: !userTurns(true)
      case .keyboardPageUp: !userTurns(false)
      default: true
      }
    }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }
}
