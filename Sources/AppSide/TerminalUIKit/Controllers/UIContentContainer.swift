import Foundation

/// An object that is notified before its size or traits change, such as a view controller (UIKit).
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The preferred size of the content, in points.
  var preferredContentSize: CGSize { get }
  /// Returns the size of a child container for a new size of this container, in points.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called before the size changes.
  ///
  /// - Parameters:
  ///   - size: The new size, in points.
  ///   - coordinator: The coordinator, which runs closures along with the change and after it.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {
  /// Notifies children and the presented controller of a size change, outermost first.
  func forwardSizeTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children where child.isViewLoaded {
      let childSize = self.size(forChildContentContainer: child, withParentContainerSize: size)
      guard childSize != child.view.bounds.size else { continue }
      child.viewWillTransition(to: childSize, with: coordinator)
    }
  }
}

extension UIView {
  /// Returns the size of a part that grows with the view.
  ///
  /// - Parameters:
  ///   - size: The current size of the part, in points.
  ///   - newSize: The new size of the view, in points.
  func grown(_ size: CGSize, whenSizeIs newSize: CGSize) -> CGSize {
    CGSize(
      width: max(0, size.width + newSize.width - storedBounds.width),
      height: max(0, size.height + newSize.height - storedBounds.height))
  }
}

extension UIWindow {
  /// Changes the size of the window after notifying its controllers.
  func change(to frame: CGRect) {
    guard let rootViewController, rootViewController.isViewLoaded else {
      self.frame = frame
      return
    }
    let coordinator = TransitionCoordinator()
    coordinator.container = self
    rootViewController.viewWillTransition(to: frame.size, with: coordinator)
    var presented = rootViewController.presentedViewController
    while let controller = presented {
      // A controller that doesn't fill the window gets its size from layout.
      if controller.viewIfLoaded?.bounds.size == bounds.size {
        controller.viewWillTransition(to: frame.size, with: coordinator)
      }
      let next = controller.presentedViewController
      presented = next === controller ? nil : next
    }
    self.frame = frame
    layoutIfNeeded()
    coordinator.runAnimations()
    coordinator.runCompletions()
  }
}
