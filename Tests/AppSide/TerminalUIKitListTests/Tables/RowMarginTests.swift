import Foundation
import Testing

@testable import TerminalUIKit

@MainActor
struct RowMarginTests {
  @Test func `a row's content margins align with built-in text`() {
    let contents = [
      UITableViewCell(style: .default, reuseIdentifier: nil).contentView,
      UICollectionViewListCell(frame: .zero).contentView,
      UITableViewHeaderFooterView(reuseIdentifier: nil).contentView,
    ]
    for content in contents {
      #expect(
        content.directionalLayoutMargins
          == NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
    }
  }

  @Test func `other items of collections have the default margins of views`() {
    #expect(UICollectionViewCell(frame: .zero).contentView.layoutMargins.left == 8)
  }
}
