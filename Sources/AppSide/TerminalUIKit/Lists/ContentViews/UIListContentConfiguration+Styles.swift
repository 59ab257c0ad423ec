import Foundation

/// The looks that rows, headers and footers have (UIKit).
extension UIListContentConfiguration {
  /// A row with one text, or a second one under it.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// A row with a second, smaller text under the first.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// A row with a second text at its end.
  public static func valueCell() -> UIListContentConfiguration {
    var result = UIListContentConfiguration()
    result.prefersSideBySideTextAndSecondaryText = true
    result.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
    return result
  }

  /// A row of a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// A row of a sidebar with a second text under the first.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }

  /// A row of a sidebar beside which there is another list.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }

  /// A row of a sidebar beside which there is another list, with a second text under the first.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }

  /// A header that suits the list that it is in.
  public static func header() -> UIListContentConfiguration { plainHeader() }

  /// A footer that suits the list that it is in.
  public static func footer() -> UIListContentConfiguration { plainFooter() }

  /// A header of a plain list.
  public static func plainHeader() -> UIListContentConfiguration {
    heading(style: .headline, color: .label, isHeader: true)
  }

  /// A footer of a plain list.
  public static func plainFooter() -> UIListContentConfiguration {
    heading(style: .footnote, color: .secondaryLabel)
  }

  /// A header of a grouped list: capital letters.
  public static func groupedHeader() -> UIListContentConfiguration {
    var result = heading(style: .footnote, color: .secondaryLabel, isHeader: true)
    result.textProperties.transform = .uppercase
    return result
  }

  /// A footer of a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration {
    heading(style: .footnote, color: .secondaryLabel)
  }

  /// A header of a grouped list that stands out.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    heading(style: .headline, color: .label, isHeader: true)
  }

  /// A header of a grouped list that stands out even more.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    heading(style: .title3, color: .label, isHeader: true)
  }

  /// A header of a sidebar.
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
