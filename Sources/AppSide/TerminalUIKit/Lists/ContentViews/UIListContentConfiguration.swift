import CellRendering
import Foundation

/// The content of a row in a list: an image, a text and a secondary text (UIKit).
///
/// Configurations can be compared, so a test can inspect the one of a cell.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// The image at the leading edge of the row.
  public var image: UIImage?
  /// The properties of the image.
  public var imageProperties = ImageProperties()
  /// The primary text.
  public var text: String?
  /// The attributed primary text, which replaces `text`; only its characters are shown.
  public var attributedText: NSAttributedString?
  /// The properties of the primary text.
  public var textProperties = TextProperties()
  /// The secondary text.
  public var secondaryText: String?
  /// The attributed secondary text, which replaces `secondaryText`; only its characters are shown.
  public var secondaryAttributedText: NSAttributedString?
  /// The properties of the secondary text.
  public var secondaryTextProperties = TextProperties()
  /// The axes along which the margins are at least those of the superview.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// The margins of the content, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the texts lie side by side if there is enough space.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The space between image and text, in points.
  public var imageToTextPadding: CGFloat = 2 * CellMetrics.width
  /// The minimum space between texts side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = CellMetrics.width
  /// The space between texts below each other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 0
  /// The opacity of the content, from 0 to 1.
  public var alpha: CGFloat = 1
  /// Whether this is a configuration for a header, whose rows expand and collapse as a whole.
  var isHeader = false

  init(verticalMargin: CGFloat = 0) {
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: verticalMargin, leading: 2 * CellMetrics.width, bottom: verticalMargin,
      trailing: CellMetrics.width)
    textProperties.font = .preferredFont(forTextStyle: .body)
    secondaryTextProperties.font = .preferredFont(forTextStyle: .footnote)
    secondaryTextProperties.color = .secondaryLabel
  }

  /// Creates a content view for the configuration.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the configuration for another state, dimmed if the cell is disabled.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    var result = self
    let isDisabled =
      (state as? UICellConfigurationState)?.isDisabled
      ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
    if isDisabled {
      result.textProperties.colorTransformer = .dimmed
      result.secondaryTextProperties.colorTransformer = .dimmed
    } else {
      if textProperties.colorTransformer == .dimmed { result.textProperties.colorTransformer = nil }
      if secondaryTextProperties.colorTransformer == .dimmed {
        result.secondaryTextProperties.colorTransformer = nil
      }
    }
    return result
  }

  var shownText: String? {
    (attributedText?.string ?? text).map { textProperties.transform.applied(to: $0) }
  }

  var shownSecondaryText: String? {
    (secondaryAttributedText?.string ?? secondaryText).map {
      secondaryTextProperties.transform.applied(to: $0)
    }
  }
}

extension UIConfigurationColorTransformer {
  fileprivate static let dimmed = UIConfigurationColorTransformer { _ in .tertiaryLabel }
}

/// A set of axes (UIKit).
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The raw bits, as in UIKit.
  public let rawValue: UInt

  /// Creates axes from their raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The horizontal axis.
  public static let horizontal = UIAxis(rawValue: 1)
  /// The vertical axis.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both axes.
  public static let both: UIAxis = [.horizontal, .vertical]
}
