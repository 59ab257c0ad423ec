import CellRendering
import Foundation

/// The state of the content configuration that a cell or header shows.
///
/// It is a class because configurations and their views are app code, which may access or replace
/// the cell's content while it is being shown.
@MainActor
final class ContentHost {
  private(set) var configuration: (any UIContentConfiguration)?
  private(set) var view: (any UIView & UIContentView)?
  private var shows = 0

  nonisolated init() {}

  /// Shows a configuration, or nothing for `nil`.
  ///
  /// - Returns: Whether the content view was replaced or removed.
  func show(_ configuration: (any UIContentConfiguration)?) -> Bool {
    self.configuration = configuration
    shows += 1
    let show = shows
    guard let configuration else {
      defer { view = nil }
      return view != nil
    }
    if let view, view.supports(configuration) {
      view.configuration = configuration
      return false
    }
    let made = configuration.makeContentView()
    // Making the view may have shown a newer configuration.
    guard show == shows else { return false }
    made.layoutState.isSizedByCell = true
    view = made
    return true
  }
}

extension CGFloat {
  /// The number of whole cells that fit into the width, limited to a number that no text exceeds.
  var cellCount: Int { isNaN ? 0 : Int(Swift.min(Swift.max(0, self), 1e6) / CellMetrics.width) }
}

extension UIView {
  /// Returns the height that fits the content in a width, in points.
  func fittingHeight(width: CGFloat) -> CGFloat {
    let target = CGSize(width: width, height: UIView.layoutFittingCompressedSize.height)
    let size = systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return size.height.isFinite ? max(0, size.height) : 0
  }
}
