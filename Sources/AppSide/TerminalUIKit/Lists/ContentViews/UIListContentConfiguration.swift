import CellRendering
import Foundation

/// What a row of a list shows: an image, a text and a second one (UIKit).
///
/// It is a value that can be compared, so a test can take a cell's configuration and look at it.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// The image at the beginning of the row.
  public var image: UIImage?
  /// How the image is shown.
  public var imageProperties = ImageProperties()
  /// The text.
  public var text: String?
  /// The text with attributes, which counts instead of `text`; only the characters are shown.
  public var attributedText: NSAttributedString?
  /// How the text is shown.
  public var textProperties = TextProperties()
  /// The second text.
  public var secondaryText: String?
  /// The second text with attributes, which counts instead of `secondaryText`; only the characters are
  /// shown.
  public var secondaryAttributedText: NSAttributedString?
  /// How the second text is shown.
  public var secondaryTextProperties = TextProperties()
  /// The directions in which the margins are at least those of the superview.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = .both
  /// The empty space around it all, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets
  /// Whether the texts stand beside each other where there is room.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The space between image and text, in points.
  public var imageToTextPadding: CGFloat = 2 * CellMetrics.width
  /// The least space between texts beside each other, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = CellMetrics.width
  /// The space between texts under each other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 0
  /// Opacity of it all, from 0 to 1.
  public var alpha: CGFloat = 1
  /// Whether it was made for a header: rows with it open and close as a whole.
  var isHeader = false

  init(verticalMargin: CGFloat = 0) {
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: verticalMargin, leading: 2 * CellMetrics.width, bottom: verticalMargin,
      trailing: CellMetrics.width)
    textProperties.font = .preferredFont(forTextStyle: .body)
    secondaryTextProperties.font = .preferredFont(forTextStyle: .footnote)
    secondaryTextProperties.color = .secondaryLabel
  }

  /// Makes a view that shows this.
  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// The same for another state: dimmed while disabled.
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

/// Directions (UIKit).
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// The bits, as UIKit has them.
  public let rawValue: UInt

  /// Makes directions of their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Across.
  public static let horizontal = UIAxis(rawValue: 1)
  /// From top to bottom.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both.
  public static let both: UIAxis = [.horizontal, .vertical]
}
