import Foundation

/// Something that hears before its size or its traits change (UIKit): view controllers do.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size that it would like to have, in points.
  var preferredContentSize: CGSize { get }
  /// The size that a child will have when this container has another, in points.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Called before the size changes.
  ///
  /// - Parameters:
  ///   - size: The size that it will have, in points.
  ///   - coordinator: Takes what is to be done along with the change, and after it.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
}

extension UIViewController: UIContentContainer {
  /// Tells children and what is presented of a size to come; what is called first is the outermost.
  func passOnSizeTransition(
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
  /// The size of a part that grows as the view does.
  ///
  /// - Parameters:
  ///   - size: The size of the part now, in points.
  ///   - newSize: The size that the view will have, in points.
  func grown(_ size: CGSize, whenSizeIs newSize: CGSize) -> CGSize {
    CGSize(
      width: max(0, size.width + newSize.width - storedBounds.width),
      height: max(0, size.height + newSize.height - storedBounds.height))
  }
}

extension UIWindow {
  /// Gives the window another size, after its controllers have heard of it.
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
      // What covers less than the window finds its size by layout.
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
