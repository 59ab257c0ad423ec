import Foundation

/// What is to be shown in a cell or a header, as a value that makes its own view (UIKit).
public protocol UIContentConfiguration {
  /// Makes a view that shows this.
  @MainActor
  func makeContentView() -> any UIView & UIContentView
  /// The same for another state.
  @MainActor
  func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows what a configuration says (UIKit).
@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  /// What it shows.
  var configuration: any UIContentConfiguration { get set }
  /// Whether it can show a configuration without a new view being made.
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  /// Whether the configuration is of the same type as the present one.
  public func supports(_ configuration: any UIContentConfiguration) -> Bool {
    type(of: configuration) == type(of: self.configuration)
  }
}
