import Foundation

/// The content of a cell or a header, which creates its own view (UIKit).
public protocol UIContentConfiguration {
  /// Creates a content view for the configuration.
  @MainActor
  func makeContentView() -> any UIView & UIContentView
  /// Returns the configuration for another state.
  @MainActor
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration (UIKit).
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// The configuration that the view shows.
  var configuration: any UIContentConfiguration { get set }
  /// Returns whether the view can show a configuration.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Returns whether the configuration has the type of the current one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
