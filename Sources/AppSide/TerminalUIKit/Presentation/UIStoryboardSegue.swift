import Foundation

/// A way from one controller to another (UIKit).
///
/// UIKit reads segues from storyboards, which Linux has not: they are registered in code, see
/// `UIViewController.registerSegue(withIdentifier:_:)`.
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The name of the segue.
  public let identifier: String?
  /// The controller that it leads from.
  public let source: UIViewController
  /// The controller that it leads to.
  public let destination: UIViewController

  private let handler: (() -> Void)?

  /// Makes a segue; subclasses say in `perform()` what it does.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    handler = nil
    super.init()
  }

  /// Makes a segue.
  ///
  /// - Parameters:
  ///   - identifier: The name of the segue.
  ///   - source: The controller that it leads from.
  ///   - destination: The controller that it leads to.
  ///   - performHandler: Goes there.
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

  /// Goes there: as the handler says, else by showing the destination from the source.
  open func perform() {
    if let handler { handler() } else { source.show(destination, sender: self) }
  }
}
