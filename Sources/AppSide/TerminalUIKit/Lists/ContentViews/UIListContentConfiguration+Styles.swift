import Foundation

/// The default configurations of cells, headers and footers (UIKit).
extension UIListContentConfiguration {
  /// Returns the configuration of a cell with a text and optionally a secondary text below it.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Returns the configuration of a cell with a smaller secondary text below the text.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Returns the configuration of a cell with a secondary text beside the text.
  public static func valueCell() -> UIListContentConfiguration {
    var result = UIListContentConfiguration()
    result.prefersSideBySideTextAndSecondaryText = true
    result.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
    return result
  }

  /// Returns the configuration of a sidebar cell.
  public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Returns the configuration of a sidebar cell with a secondary text.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }

  /// Returns the configuration of a cell in a sidebar that accompanies another list.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }

  /// Returns the configuration of a cell with a secondary text in a sidebar that accompanies
  /// another list.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }

  /// Returns the configuration of a header in any list.
  public static func header() -> UIListContentConfiguration { plainHeader() }

  /// Returns the configuration of a footer in any list.
  public static func footer() -> UIListContentConfiguration { plainFooter() }

  /// Returns the configuration of a header in a plain list.
  public static func plainHeader() -> UIListContentConfiguration {
    heading(style: .headline, color: .label, isHeader: true)
  }

  /// Returns the configuration of a footer in a plain list.
  public static func plainFooter() -> UIListContentConfiguration {
    heading(style: .footnote, color: .secondaryLabel)
  }

  /// Returns the configuration of a header in a grouped list, which is in capital letters.
  public static func groupedHeader() -> UIListContentConfiguration {
    var result = heading(style: .footnote, color: .secondaryLabel, isHeader: true)
    result.textProperties.transform = .uppercase
    return result
  }

  /// Returns the configuration of a footer in a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration {
    heading(style: .footnote, color: .secondaryLabel)
  }

  /// Returns the configuration of a prominent header in an inset grouped list.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    heading(style: .headline, color: .label, isHeader: true)
  }

  /// Returns the configuration of an extra prominent header in an inset grouped list.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    heading(style: .title3, color: .label, isHeader: true)
  }

  /// Returns the configuration of a header in a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration {
    heading(style: .headline, color: .label, isHeader: true)
  }

  private static func heading(
    style: UIFont.TextStyle, color: UIColor, isHeader: Bool = false
  ) -> UIListContentConfiguration {
    var result = UIListContentConfiguration()
    result.textProperties.font = .preferredFont(forTextStyle: style)
    result.textProperties.color = color
    result.isHeader = isHeader
    return result
  }
}
