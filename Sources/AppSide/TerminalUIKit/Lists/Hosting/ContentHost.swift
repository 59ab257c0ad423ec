import CellRendering
import Foundation

/// Shows a content configuration in a cell or a header.
///
/// An object, as configurations and their views are the app's: they may ask the cell for its content, or
/// give it another one, while they are shown.
@MainActor
final class ContentHost {
  private(set) var configuration: (any UIContentConfiguration)?
  private(set) var view: (any UIView & UIContentView)?
  private var shows = 0

  nonisolated init() {}

  /// Shows a configuration; nil shows none.
  ///
  /// - Returns: Whether there is another view now, or none any more.
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
    // Making it may have shown something else, which is newer.
    guard show == shows else { return false }
    made.layoutState.isSizedByCell = true
    view = made
    return true
  }
}

extension CGFloat {
  /// How many whole cells are as wide; no more than any text could fill.
  var cellCount: Int { isNaN ? 0 : Int(Swift.min(Swift.max(0, self), 1e6) / CellMetrics.width) }
}

extension UIView {
  /// The height that the content asks for in a width, in points.
  func fittingHeight(width: CGFloat) -> CGFloat {
    let target = CGSize(width: width, height: UIView.layoutFittingCompressedSize.height)
    let size = systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return size.height.isFinite ? max(0, size.height) : 0
  }
}
