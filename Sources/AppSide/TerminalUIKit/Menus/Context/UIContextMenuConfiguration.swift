import Foundation

/// What a context menu shows (UIKit).
@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  /// Tells the menu from others; made up unless given.
  public let identifier: any NSCopying
  /// What gives a preview: called by nobody, as a terminal shows none.
  let previewProvider: (() -> UIViewController?)?
  private let actionProvider: (([UIMenuElement]) -> UIMenu?)?

  /// Makes a configuration.
  ///
  /// - Parameters:
  ///   - identifier: Tells the menu from others.
  ///   - previewProvider: Gives a preview: remembered only.
  ///   - actionProvider: Makes the menu when it is about to be shown, of elements that the system suggests.
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

  /// The menu, made now.
  func menu(suggesting elements: [UIMenuElement] = []) -> UIMenu? { actionProvider?(elements) }
}
