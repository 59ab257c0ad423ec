import Foundation

/// The presentation relationships of a controller and its ancestors.
extension UIViewController {
  /// The controller presented by this controller or its nearest ancestor that presents one.
  var nearestPresented: UIViewController? { nearest { $0.presentation.presented } }

  /// The controller that presents this controller or its nearest presented ancestor.
  var nearestPresenting: UIViewController? { nearest { $0.presentation.presenting } }

  /// The presentation controller of this controller or its nearest presented ancestor.
  ///
  /// For a controller that isn't presented, the presentation controller of its next presentation.
  var nearestPresentationController: UIPresentationController? {
    let presented = nearest { $0.presentation.presenting == nil ? nil : $0 }
    return presented?.presentation.controller ?? futurePresentationController
  }

  /// The coordinator of the running transition of this controller or its nearest ancestor with one.
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

  /// The duration of the controller's presentation and dismissal, in seconds of app time.
  var presentationLength: TimeInterval {
    self is UIAlertController ? TransitionDuration.alert : modalTransitionStyle.duration
  }

  /// Returns the style in which the controller will be presented under certain traits.
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

  /// Returns the presentation controller for a presentation that is about to begin.
  ///
  /// It is the one that the app has accessed before, if its type suits the style.
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

  /// The controller that receives keys if no view has the focus: the frontmost visible descendant
  /// or presented controller.
  var frontmost: UIViewController {
    var found = presentationChain.last ?? self
    while let inner = found.visibleChild, inner !== found {
      found = inner.presentationChain.last ?? inner
    }
    return found
  }

  /// The child that fills the screen, or `nil` if none does or several could.
  private var visibleChild: UIViewController? {
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
