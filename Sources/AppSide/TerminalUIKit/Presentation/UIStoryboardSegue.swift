import Foundation

/// A transition from one controller to another (UIKit).
///
/// UIKit reads segues from storyboards. Linux has none, so segues are registered in code; see
/// `UIViewController.registerSegue(withIdentifier:_:)`.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The identifier of the segue.
  public let identifier: String?
  /// The controller from which the segue starts.
  public let source: UIViewController
  /// The controller to which the segue leads.
  public let destination: UIViewController

  private let handler: (() -> Void)?

  /// Creates a segue.
  ///
  /// A subclass performs the transition in `perform()`.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = nil
    super.init()
  }

  /// Creates a segue with a closure that performs it.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the segue.
  ///   - source: The controller from which the segue starts.
  ///   - destination: The controller to which the segue leads.
  ///   - performHandler: Performs the transition.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = performHandler
    super.init()
  }

  /// Calls the handler, or else shows the destination from the source.
  open func perform() {
    if let handler { handler() } else { source.show(destination, sender: self) }
  }
}
