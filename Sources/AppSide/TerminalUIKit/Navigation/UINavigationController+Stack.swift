/// The immediate effects of pushes and pops on the stack.
extension UINavigationController {
  func push(_ controller: UIViewController, animated: Bool) {
    if controller is UINavigationController {
      return ControllerMisuse.pushesNavigationController.report()
    }
    guard accepts(child: controller) else { return }
    if navigation.stack.contains(where: { $0 === controller }) {
      return ControllerMisuse.pushesTwice(controller).report()
    }
    if let blocking = blockingTransition {
      if animated || blocking.kind != .navigation {
        return wait(for: blocking) { $0.push(controller, animated: animated) }
      }
      ControllerWarning.nestedPush.report()
      blocking.complete()
    }
    arrive(controller)
    navigation.stack.append(controller)
    stackDidChange(.push, animated: animated)
  }

  /// Pops the controllers above an index.
  func pop(to index: Int, animated: Bool, method: String) -> [UIViewController]? {
    guard index >= 0, index < navigation.stack.count else { return nil }
    guard index < navigation.stack.count - 1 else { return [] }
    if let blocking = blockingTransition {
      if animated || blocking.kind != .navigation {
        ControllerWarning.stackNotUpdated(method: method, self).report()
        return nil
      }
      ControllerWarning.nestedPop.report()
      blocking.complete()
    }
    let popped = Array(navigation.stack[(index + 1)...])
    navigation.stack.removeSubrange((index + 1)...)
    for controller in popped { leave(controller) }
    stackDidChange(.pop, animated: animated)
    return popped
  }

  func replaceStack(_ controllers: [UIViewController], animated: Bool) {
    if controllers.contains(where: { $0 is UINavigationController }) {
      return ControllerMisuse.pushesNavigationController.report()
    }
    guard controllers.allSatisfy(accepts(child:)) else { return }
    if Set(controllers.map(ObjectIdentifier.init)).count < controllers.count {
      return ControllerMisuse.repeatsControllers.report()
    }
    if let blocking = blockingTransition, controllers.last !== navigation.stack.last {
      if animated || blocking.kind != .navigation {
        return wait(for: blocking) { $0.replaceStack(controllers, animated: animated) }
      }
      blocking.complete()
    }
    let old = navigation.stack
    navigation.stack = controllers
    for controller in old where !controllers.contains(where: { $0 === controller }) {
      leave(controller)
    }
    for controller in controllers where !old.contains(where: { $0 === controller }) {
      arrive(controller)
    }
    stackDidChange(Self.operation(from: old, to: controllers), animated: animated)
  }

  /// Returns the change that replacing a stack is for the user, as in UIKit: a pop if the new top
  /// controller was on the old stack, no change if it was at the top, and otherwise a push.
  private static func operation(
    from old: [UIViewController], to new: [UIViewController]
  ) -> Operation {
    guard old.last !== new.last else { return .none }
    return old.contains { $0 === new.last } ? .pop : .push
  }

  /// The running animated transition of this stack, or of a presentation by or from this
  /// controller.
  private var blockingTransition: ControllerTransition? {
    if let own = navigation.transition, own.isAnimated || own.isRunning { return own }
    guard let modal = viewIfLoaded?.window?.transitions.modal else { return nil }
    var next: UIViewController? = self
    while let controller = next {
      if modal.involves(controller) { return modal }
      next = controller.parent
    }
    return nil
  }

  private func wait(
    for transition: ControllerTransition,
    _ work: @escaping @MainActor (UINavigationController) -> Void
  ) {
    guard transition.kind != .navigation else {
      navigation.pendingRequests.append { [weak self] in if let self { work(self) } }
      return
    }
    transition.coordinator.animate(alongsideTransition: nil) { [weak self] _ in
      if let self { work(self) }
    }
  }

  private func arrive(_ controller: UIViewController) {
    if navigation.leaving.contains(where: { $0 === controller }) {
      // The controller is pushed again before it has finished disappearing.
      navigation.leaving.removeAll { $0 === controller }
      controller.screenState.isMovingFromParent = false
    } else {
      (controller.parent as? UINavigationController)?.removeFromStack(controller)
      addChild(controller)
    }
    controller.screenState.isMovingToParent = true
    navigation.arriving.append(controller)
  }

  /// Removes a controller that another navigation controller takes over.
  private func removeFromStack(_ controller: UIViewController) {
    guard navigation.stack.contains(where: { $0 === controller }) else { return }
    let isTop = navigation.stack.last === controller
    navigation.stack.removeAll { $0 === controller }
    stackDidChange(isTop ? .pop : .none, animated: false)
  }

  private func leave(_ controller: UIViewController) {
    controller.willMove(toParent: nil)
    controller.screenState.isMovingToParent = false
    controller.screenState.isMovingFromParent = true
    navigation.arriving.removeAll { $0 === controller }
    navigation.leaving.append(controller)
  }

  /// Updates the views: with the next layout if the controller is on the screen, otherwise
  /// immediately.
  ///
  /// - Parameters:
  ///   - operation: What happened at the top of the stack.
  ///   - animated: Whether the change is animated, unless it is none at the top.
  private func stackDidChange(_ operation: Operation, animated: Bool) {
    TreeChange.note()
    guard isOnScreen, let window = viewIfLoaded?.window else {
      finishStackChange()
      updateBarItems()
      viewIfLoaded?.setNeedsLayout()
      return
    }
    if let transition = navigation.transition, transition.isWaiting {
      if operation != .none { transition.setAnimated(animated) }
    } else if operation == .none, navigation.transition != nil {
      // The controllers that came and went are notified at the end of the running transition.
      updateBarItems()
    } else {
      navigation.transition = makeTransition(
        in: window, operation, animated: animated && operation != .none)
    }
    viewIfLoaded?.setNeedsLayout()
  }

  /// Whether the controller's view is on the screen or about to appear.
  var isOnScreen: Bool {
    appearance.phase == .appeared || appearance.phase == .appearing
  }

  /// Notifies all controllers that came or went that the transition has finished.
  func finishStackChange() {
    let arrived = navigation.arriving
    let left = navigation.leaving
    navigation.arriving = []
    navigation.leaving = []
    for controller in left {
      controller.removeFromParent()
      controller.screenState.isMovingFromParent = false
    }
    for controller in arrived {
      controller.didMove(toParent: self)
      // Otherwise the flag must stay set until the controller's first appearance.
      if isOnScreen { controller.screenState.isMovingToParent = false }
    }
    guard appearance.phase == .appeared else { return }
    // This includes controllers below the top that were added while this controller was covered.
    for controller in navigation.stack { controller.screenState.isMovingToParent = false }
  }
}
