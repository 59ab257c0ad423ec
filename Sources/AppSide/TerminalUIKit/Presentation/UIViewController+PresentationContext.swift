import Foundation

/// What a controller and its ancestors know of presentations.
extension UIViewController {
  /// What this controller, or its nearest ancestor that does, presents.
  var nearestPresented: UIViewController? { nearest { $0.presentation.presented } }

  /// What presents this controller, or its nearest ancestor that is presented.
  var nearestPresenting: UIViewController? { nearest { $0.presentation.presenting } }

  /// How this controller, or its nearest ancestor that is presented, is presented; for one that is not
  /// yet, how it will be.
  var nearestPresentationController: UIPresentationController? {
    let presented = nearest { $0.presentation.presenting == nil ? nil : $0 }
    return presented?.presentation.controller ?? futurePresentationController
  }

  /// The change of screen in which this controller, or its nearest ancestor, takes part.
  var currentTransitionCoordinator: TransitionCoordinator? {
    nearest { controller -> TransitionCoordinator? in
      let transitions = [
        controller.presentation.transition,
        controller.presentation.presented?.presentation.transition,
        (controller as? UINavigationController)?.navigation.transition,
      ]
      return transitions.compactMap { $0 }.first { !$0.hasEnded }?.coordinator
    }
  }

  /// How long the controller takes to come or to go, in seconds of app time.
  var presentationLength: TimeInterval {
    self is UIAlertController ? TransitionDuration.alert : modalTransitionStyle.duration
  }

  /// The style in which the controller will be presented in some surroundings.
  func styleToPresent(in traits: UITraitCollection) -> UIModalPresentationStyle {
    let wanted = modalPresentationStyle == .automatic ? .pageSheet : modalPresentationStyle
    guard traits.horizontalSizeClass == .compact, wanted == .popover || wanted == .formSheet else {
      return wanted == .none ? .pageSheet : wanted
    }
    let controller = futurePresentationController
    let adapted =
      controller.delegate?.adaptivePresentationStyle(for: controller, traitCollection: traits)
      ?? .automatic
    switch adapted {
    case .none: return wanted
    case .automatic: return .pageSheet
    default: return adapted
    }
  }

  /// The presentation controller of the presentation that is about to begin: the one that was asked
  /// for before, where it still suits.
  func takePresentationController(
    style: UIModalPresentationStyle, presenter: UIViewController, source: UIViewController
  ) -> UIPresentationController {
    let own = presentation.controller
    let taken: UIPresentationController
    if style == .custom,
      let custom = transitioningDelegate?.presentationController(
        forPresented: self, presenting: presenter, source: source)
    {
      taken = custom
    } else if let own, Self.suits(own, style) {
      taken = own
    } else {
      taken = makePresentationController(style)
    }
    if taken !== own, taken.delegate == nil { taken.delegate = own?.delegate }
    taken.style = style
    taken.setPresenting(presenter)
    presentation.controller = taken
    if let popover = taken as? UIPopoverPresentationController {
      (popover.delegate as? any UIPopoverPresentationControllerDelegate)?
        .prepareForPopoverPresentation(popover)
      if !popover.hasSource { ControllerMisuse.popoverWithoutSource(popover).report() }
    }
    return taken
  }

  /// Who gets keys that nothing has the focus for: the controller that is seen inside of this one, as far
  /// as it is clear which one that is, and in front of it (UIKit).
  var frontmost: UIViewController {
    var found = presentationChain.last ?? self
    while let inner = found.childOnTop, inner !== found {
      found = inner.presentationChain.last ?? inner
    }
    return found
  }

  /// The child that fills the screen; nil where it could be any of several, or none.
  private var childOnTop: UIViewController? {
    switch self {
    case let navigation as UINavigationController: return navigation.topViewController
    case let tabs as UITabBarController: return tabs.selectedViewController
    default:
      let shown = children.filter { $0.viewIfLoaded?.isShown == true }
      return shown.count == 1 ? shown[0] : nil
    }
  }

  private var futurePresentationController: UIPresentationController {
    let style = modalPresentationStyle == .automatic ? .pageSheet : modalPresentationStyle
    if let own = presentation.controller, Self.suits(own, style) { return own }
    let made = makePresentationController(style)
    made.delegate = presentation.controller?.delegate
    presentation.controller = made
    return made
  }

  private func nearest<Value>(_ value: (UIViewController) -> Value?) -> Value? {
    var next: UIViewController? = self
    while let controller = next {
      if let found = value(controller) { return found }
      next = controller.parent
    }
    return nil
  }

  private static func suits(
    _ controller: UIPresentationController, _ style: UIModalPresentationStyle
  ) -> Bool {
    switch style {
    case .popover: controller is UIPopoverPresentationController
    case .pageSheet, .formSheet: controller is UISheetPresentationController
    default:
      !(controller is UIPopoverPresentationController)
        && !(controller is UISheetPresentationController)
    }
  }
}
