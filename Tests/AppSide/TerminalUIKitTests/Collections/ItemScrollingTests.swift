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

  @Test(arguments: ItemWay.Layout.allCases)
  func `after a reload at the end an animated way goes to where the end is then`(
    layout: ItemWay.Layout
  ) {
    let way = ItemWay(layout: layout, position: .bottom, isAnimated: true)
    let rig = way.makeRig()
    let screen = rig.show()
    rig.collection.scrollToItem(at: rig.path(59), at: .bottom, animated: false)
    screen.settle()
    rig.sections[0] += rig.sections[0].prefix(10)
    rig.collection.reloadData()
    rig.collection.scrollToItem(at: rig.path(69), at: .bottom, animated: true)
    pass(1)
    screen.settle()
    #expect(rig.collection.contentOffset.y == way.offset(of: 69, in: rig.collection))
  }

  @Test(arguments: ItemWay.all)
  func `every way ends at its place, from wherever it begins`(way: ItemWay) {
    for start in [0, 7, 20, 33, 46, 59] {
      let rig = way.makeRig()
      let screen = rig.show()
      rig.collection.scrollToItem(at: rig.path(start), at: .top, animated: false)
      screen.settle()
      for item in [start, 0, 59, 30, 12, 13, 11, 45, 58, 1] {
        rig.collection.scrollToItem(at: rig.path(item), at: way.position, animated: way.isAnimated)
        // Not always at the same moments of the way.
        if way.isAnimated { pass(1 + Double(item) / 7) }
        screen.settle()
        #expect(
          rig.collection.contentOffset.y == way.offset(of: item, in: rig.collection),
          "item \(item), from \(start) on")
      }
    }
  }

  @Test(arguments: [ItemWay.Layout.plain, .grouped, .flow], [8, 50, 120])
  func `what is seen stays in its place while items above it turn out higher`(
    layout: ItemWay.Layout, step: CGFloat
  ) throws {
    let rig = ItemWay(layout: layout, position: .top, isAnimated: false).makeRig()
    let screen = rig.show()
    rig.collection.scrollToItem(at: rig.path(50), at: .top, animated: false)
    screen.settle()
    // The bottom of the first item that is seen, from the top of the screen.
    func seen(_ path: IndexPath) throws -> CGFloat {
      let frame = try #require(rig.collection.layoutAttributesForItem(at: path)?.frame)
      return frame.maxY - rig.collection.contentOffset.y
    }
    while rig.collection.contentOffset.y > 200 {
      let first = try #require(rig.collection.indexPathsForVisibleItems.min())
      let before = try seen(first)
      rig.collection.contentOffset.y -= step
      screen.settle()
      #expect(try seen(first) == before + step)
    }
  }
}

extension ItemScrollingTests {
  @Test func `an item that is inserted at the top of what is seen moves what is below it`() throws {
    rig.collection.scrollToItem(at: rig.path(20), at: .top, animated: false)
    screen.settle()
    let offset = rig.collection.contentOffset.y
    rig.sections[0].insert("New\nsecond line\nthird line\nfourth line\nfifth line", at: 20)
    rig.collection.insertItems(at: [rig.path(20)])
    screen.settle()
    let frame = try #require(rig.collection.layoutAttributesForItem(at: rig.path(20))?.frame)
    #expect(rig.collection.contentOffset.y == offset && frame.minY == offset && frame.height > 64)
  }

  @Test(arguments: ItemWay.Layout.allCases)
  func `an item stays under the finger, and then in its way, while items above it turn out higher`(
    layout: ItemWay.Layout
  ) throws {
    let rig = ItemWay(layout: layout, position: .top, isAnimated: false).makeRig()
    let screen = rig.show()
    rig.collection.scrollToItem(at: rig.path(50), at: .top, animated: false)
    screen.settle()
    func place() throws -> CGFloat {
      let frame = try #require(rig.collection.layoutAttributesForItem(at: rig.path(50))?.frame)
      return frame.minY - rig.collection.contentOffset.y
    }
    screen.touch(.began, at: CGPoint(x: 100, y: 8))
    for way: CGFloat in [20, 40, 60, 80, 60, 100, 120] {
      pass(0.02)
      screen.touch(.moved, at: CGPoint(x: 100, y: 8 + way))
      screen.settle()
      #expect(try place() == way)
    }
    screen.touch(.ended, at: CGPoint(x: 100, y: 128))
    // What runs on goes on from where it is: never back.
    var last = try place()
    for _ in 0..<40 {
      pass(0.05)
      screen.settle()
      #expect(try place() >= last)
      last = try place()
    }
    #expect(last > 200)
  }
}

/// A way through a collection of items of different heights.
struct ItemWay: CustomTestStringConvertible {
  enum Layout: CaseIterable {
    case plain, grouped, flow
  }

  let layout: Layout
  let position: UICollectionView.ScrollPosition
  let isAnimated: Bool

  static let texts = (0..<60).map { item in
    (0...(item * 7 % 5)).map { "Item \(item), line \($0)" }.joined(separator: "\n")
  }

  static let all = Layout.allCases.flatMap { layout in
    [UICollectionView.ScrollPosition.top, .centeredVertically, .bottom].flatMap { position in
      [true, false].map { ItemWay(layout: layout, position: position, isAnimated: $0) }
    }
  }

  var testDescription: String {
    "\(layout) to \(position.rawValue)\(isAnimated ? ", animated" : "")"
  }

  @MainActor
  func makeRig() -> CollectionRig {
    guard layout == .flow else {
      return CollectionRig([Self.texts], list: layout == .plain ? .plain : .insetGrouped)
    }
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = CGSize(width: 320, height: 20)
    flow.minimumLineSpacing = 6
    return CollectionRig([Self.texts], flow)
  }

  /// Where the content is to be when an item is at its place.
  @MainActor
  func offset(of item: Int, in collection: UICollectionView) -> CGFloat? {
    let path = IndexPath(item: item, section: 0)
    guard let frame = collection.layoutAttributesForItem(at: path)?.frame else { return nil }
    let height = collection.bounds.height
    let wanted =
      switch position {
      case .top: frame.minY
      case .bottom: frame.maxY - height
      default: frame.midY - height / 2
      }
    return min(max(wanted, 0), collection.contentSize.height - height)
  }
}
