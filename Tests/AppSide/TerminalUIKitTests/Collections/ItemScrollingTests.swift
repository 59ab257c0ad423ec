import Foundation
import Testing

@testable import TerminalUIKit

/// Ways to items whose sizes turn out to be others than was thought.
@MainActor
@Suite(.serialized) struct ItemScrollingTests {
  private let rig = CollectionRig([(0..<30).map { "Item \($0)\nsecond line\nthird line" }])
  private let screen: TestScreen

  init() { screen = rig.show() }

  private func isShown(_ item: Int) -> Bool {
    let frame = rig.collection.layoutAttributesForItem(at: rig.path(item))?.frame
    return frame.map { rig.collection.bounds.contains($0) } ?? false
  }

  @Test(arguments: [UICollectionView.ScrollPosition.top, .bottom])
  func `an animated way ends at the item, whatever sizes turn up`(
    position: UICollectionView.ScrollPosition
  ) {
    for item in [29, 15, 0, 22] {
      rig.collection.scrollToItem(at: rig.path(item), at: position, animated: true)
      pass(1)
      screen.settle()
      #expect(isShown(item))
    }
  }

  @Test func `the End key goes to the end at once`() {
    screen.pressByHand(.end)
    screen.settle()
    #expect(isShown(29))
  }
}
