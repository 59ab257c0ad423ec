import Foundation
import TerminalEvents
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

/// Tests of scrolling to items whose sizes differ from the estimates.
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
  func `an animated scroll ends at the item, regardless of measured sizes`(
    position: UICollectionView.ScrollPosition
  ) {
    for item in [29, 15, 0, 22] {
      rig.collection.scrollToItem(at: rig.path(item), at: position, animated: true)
      pass(1)
      screen.settle()
      #expect(isShown(item))
    }
  }

  @Test func `the End key scrolls to the end immediately`() {
    screen.pressByHand(.end)
    screen.settle()
    #expect(isShown(29))
  }

  @Test(arguments: ItemWay.Layout.allCases)
  func `after a reload at the end, an animated scroll reaches the new end`(
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
  func `every scroll ends at its item, wherever it starts`(way: ItemWay) {
    for start in [0, 7, 20, 33, 46, 59] {
      let rig = way.makeRig()
      let screen = rig.show()
      rig.collection.scrollToItem(at: rig.path(start), at: .top, animated: false)
      screen.settle()
      for item in [start, 0, 59, 30, 12, 13, 11, 45, 58, 1] {
        rig.collection.scrollToItem(at: rig.path(item), at: way.position, animated: way.isAnimated)
        // The animations have different durations, so that layouts happen at different moments.
        if way.isAnimated { pass(1 + Double(item) / 7) }
        screen.settle()
        #expect(
          rig.collection.contentOffset.y == way.offset(of: item, in: rig.collection),
          "item \(item), from \(start) on")
      }
    }
  }

  @Test(arguments: ItemWay.all.filter { !$0.isAnimated }, [false, true])
  func `a scroll requested before the first layout is performed by it`(
    way: ItemWay, isEarly: Bool
  ) {
    let rig = way.makeRig()
    let controller = InitialScrollController(rig, way.position, isEarly: isEarly)
    let screen = TestScreen(UINavigationController(rootViewController: controller))
    screen.settle()
    #expect(rig.collection.contentOffset.y == way.offset(of: 50, in: rig.collection))
    rig.collection.setContentOffset(.zero, animated: false)
    screen.settle()
    #expect(rig.collection.contentOffset == .zero)
  }

  @Test func `a collection view knows its items' frames before the first layout`() {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 160, height: 48)
    (flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (0, 0)
    let rig = CollectionRig([(0..<40).map { "Item \($0)" }], flow)
    let collection = rig.collection
    collection.frame = rect(0, 0, 320, 160)
    #expect(collection.numberOfItems(inSection: 0) == 40)
    let frame = collection.layoutAttributesForItem(at: rig.path(21))?.frame
    #expect(frame == rect(160, 480, 160, 48))
    #expect(collection.indexPathForItem(at: CGPoint(x: 168, y: 484)) == rig.path(21))
    #expect(collection.cellForItem(at: rig.path(0)) == nil && rig.madeCells == 0)
    collection.scrollToItem(at: rig.path(21), at: .top, animated: false)
    collection.scrollToItem(at: rig.path(21), at: .centeredVertically, animated: false)
    let screen = rig.show()
    screen.settle()
    #expect(collection.contentOffset.y == 424)
    #expect(collection.cellForItem(at: rig.path(21))?.frame == frame)
  }

  @Test func `a collection view without a size scrolls when it gets one`() {
    let rig = CollectionRig([(0..<40).map { "Item \($0)" }])
    let screen = TestScreen(CGSize(width: 320, height: 160))
    screen.add(rig.collection, .zero)
    rig.collection.scrollToItem(at: rig.path(20), at: .bottom, animated: false)
    rig.collection.setNeedsLayout()
    screen.settle()
    rig.collection.frame = screen.root.bounds
    screen.settle()
    let frame = rig.collection.layoutAttributesForItem(at: rig.path(20))?.frame
    #expect(frame?.maxY == rig.collection.bounds.maxY)
  }

  @Test func `the last requested offset is used at the first layout`() {
    let rig = CollectionRig([(0..<40).map { "Item \($0)" }])
    rig.collection.frame = rect(0, 0, 160, 160)
    rig.collection.scrollToItem(at: rig.path(39), at: .bottom, animated: false)
    rig.collection.contentOffset.y = 34
    let screen = rig.show()
    screen.settle()
    #expect(rig.collection.contentOffset.y == 34)
  }

  @Test(arguments: [ItemWay.Layout.plain, .grouped, .flow], [8, 50, 120])
  func `visible items keep their position while items above them are measured`(
    layout: ItemWay.Layout, step: CGFloat
  ) throws {
    let rig = ItemWay(layout: layout, position: .top, isAnimated: false).makeRig()
    let screen = rig.show()
    rig.collection.scrollToItem(at: rig.path(50), at: .top, animated: false)
    screen.settle()
    // The distance from the top of the screen to the bottom of an item.
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
  @Test func `an item inserted at the top of the visible area moves the items below it`() throws {
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
  func `an item follows the finger, then decelerates, while items above are measured`(
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
    // The content keeps moving in the same direction while it decelerates.
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

extension ItemScrollingTests {
  @Test(arguments: ItemWay.Layout.allCases)
  func `deceleration does not depend on whether heights are known or estimated`(
    layout: ItemWay.Layout
  ) throws {
    let rig = ItemWay(layout: layout, position: .top, isAnimated: false).makeRig()
    let screen = rig.show()
    /// Returns the position of an item on the screen at each step of a flick.
    func flick() throws -> [CGFloat] {
      rig.collection.scrollToItem(at: rig.path(50), at: .top, animated: false)
      screen.settle()
      screen.touch(.began, at: CGPoint(x: 100, y: 8))
      for way: CGFloat in [20, 40, 60, 80, 100, 120] {
        pass(0.02)
        screen.touch(.moved, at: CGPoint(x: 100, y: 8 + way))
      }
      screen.touch(.ended, at: CGPoint(x: 100, y: 128))
      return try (0..<40).map { _ in
        pass(0.05)
        screen.settle()
        let frame = try #require(rig.collection.layoutAttributesForItem(at: rig.path(50))?.frame)
        return frame.minY - rig.collection.contentOffset.y
      }
    }
    let (unknown, known) = (try flick(), try flick())
    #expect(unknown == known)
  }
}

/// A kind of scroll through a collection view with items of different heights.
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

  /// Returns the expected content offset for an item.
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

/// A controller that scrolls its collection view to an item before it is shown.
@MainActor
private final class InitialScrollController: UIViewController {
  private let rig: CollectionRig
  private let position: UICollectionView.ScrollPosition
  private let isEarly: Bool

  init(_ rig: CollectionRig, _ position: UICollectionView.ScrollPosition, isEarly: Bool) {
    self.rig = rig
    self.position = position
    self.isEarly = isEarly
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    rig.collection.frame = view.bounds
    rig.collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(rig.collection)
    if isEarly { goToItem() }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if !isEarly { goToItem() }
  }

  private func goToItem() {
    rig.collection.scrollToItem(at: rig.path(50), at: position, animated: false)
  }
}
