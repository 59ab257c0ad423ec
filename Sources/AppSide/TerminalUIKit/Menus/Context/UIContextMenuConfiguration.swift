import Foundation

/// The contents of a context menu (UIKit).
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// The identifier of the menu; a unique one by default.
  public let identifier: any NSCopying
  /// The closure that creates a preview.
  ///
  /// It is never called, because a terminal shows no previews.
  let previewProvider: (() -> UIViewController?)?
  private let actionProvider: (([UIMenuElement]) -> UIMenu?)?

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the menu.
  ///   - previewProvider: Stored, but never called.
  ///   - actionProvider: A closure that receives the system's suggested elements and creates the
  ///     menu.
  public init(
    identifier: (any NSCopying)? = nil,
    previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    self.identifier = identifier ?? NSString(string: UUID().uuidString)
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }

  /// Returns a new menu from the action provider.
  func menu(suggesting elements: [UIMenuElement] = []) -> UIMenu? { actionProvider?(elements) }
}
