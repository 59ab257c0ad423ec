import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

/// Tests of the default actions of accessories in list cells.
@MainActor
struct AccessoryActionTests {
  /// A list of three rows, of which all but the last have swipe actions.
  private final class List: NSObject, UICollectionViewDataSource, UICollectionViewDelegate {
    let screen = TestScreen(CGSize(width: 320, height: 160))
    let journal = Journal()
    let collection: UICollectionView
    var accessories: [UICellAccessory] = []

    private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, Int> {
      cell, _, row in
      var content = cell.defaultContentConfiguration()
      content.text = "Row \(row)"
      cell.contentConfiguration = content
    }

    override init() {
      var list = UICollectionLayoutListConfiguration(appearance: .plain)
      let journal = journal
      list.trailingSwipeActionsConfigurationProvider = { indexPath in
        guard indexPath.item < 2 else { return nil }
        return UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .destructive, title: "Remove") { _, _, completion in
            journal.note("remove \(indexPath.item)")
            completion(true)
          }
        ])
      }
      collection = UICollectionView(
        frame: screen.root.bounds,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
      super.init()
      collection.dataSource = self
      collection.delegate = self
    }

    func show(_ accessories: [UICellAccessory]) {
      self.accessories = accessories
      screen.add(collection)
      screen.settle()
    }

    func sign(_ label: String, _ row: Int) throws -> UIView {
      screen.settle()
      let cell = try #require(collection.cellForItem(at: [0, row]))
      return try #require(cell.firstView { $0.accessibilityLabel?.hasPrefix(label) ?? false })
    }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueConfiguredReusableCell(
        using: registration, for: indexPath, item: indexPath.item)
      cell.accessories = accessories
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { journal.note("select \(indexPath.item)") }
  }

  private let list = List()

  @Test func `a delete accessory without a handler shows the trailing swipe actions`() throws {
    list.show([.delete(displayed: .always)])
    let minus = try list.sign("Remove", 1)
    #expect(!minus.accessibilityTraits.contains(.notEnabled))
    list.screen.tap(minus)
    #expect(list.journal.take().isEmpty)
    let row = try #require(list.collection.cellForItem(at: [0, 1]) as? UICollectionViewListCell)
    let action = try #require(row.swipeActions?.firstView { $0.accessibilityLabel == "Remove" })
    list.screen.tap(action)
    #expect(list.journal.take() == ["remove 1"] && row.swipeActions == nil)
  }

  @Test func `a delete accessory in a row without swipe actions does nothing`() throws {
    list.show([.delete(displayed: .always)])
    list.screen.tap(try list.sign("Remove", 2))
    let row = try #require(list.collection.cellForItem(at: [0, 2]) as? UICollectionViewListCell)
    #expect(list.journal.take().isEmpty && row.swipeActions == nil)
  }

  @Test func `a delete accessory calls its handler`() throws {
    let journal = list.journal
    list.show([.delete(displayed: .always) { journal.note("minus") }])
    list.screen.tap(try list.sign("Remove", 0))
    #expect(journal.take() == ["minus"])
  }

  @Test func `two accessories of a kind are reported, and one is shown`() throws {
    let cell = UICollectionViewListCell(frame: rect(0, 0, 320, 32))
    let lines = reports { cell.accessories = [.checkmark(), .disclosureIndicator(), .checkmark()] }
    #expect(
      lines == [
        """
        *** Invalid accessories of a list cell: the type checkmark occurs more \
        than once
        """
      ])
    let checkmarks = cell.subviews.filter { $0.accessibilityLabel == "checkmark" }
    #expect(checkmarks.count == 1 && cell.accessories.count == 3)
    #expect(reports { cell.accessories = [.checkmark(), .disclosureIndicator()] }.isEmpty)
  }

  @Test func `several custom views are allowed, but not the same one twice`() {
    func custom(_ view: UIView) -> UICellAccessory {
      .customView(configuration: .init(customView: view, placement: .trailing))
    }
    let cell = UICollectionViewListCell(frame: rect(0, 0, 320, 32))
    let (one, other) = (UILabel(), UILabel())
    #expect(reports { cell.accessories = [custom(one), custom(other)] }.isEmpty)
    #expect(reports { cell.accessories = [custom(one), custom(one)] }.count == 1)
  }

  @Test func `a pop-up button shows the selected element and reports another choice`() throws {
    let journal = list.journal
    let menu = UIMenu(children: ["Small", "Big enough"].map { UIAction(title: $0) { _ in } })
    list.show([
      .popUpMenu(menu) { journal.note("chosen \($0.selectedElements.map(\.title))") }
    ])
    let button = try list.sign("Small", 0)
    #expect(journal.take().isEmpty)
    list.screen.tap(button)
    let overlay = try #require(list.screen.window.menuOverlay)
    let big = try #require(overlay.box.items.first { $0.accessibilityLabel == "Big enough" })
    list.screen.tap(big)
    #expect(journal.take() == [#"chosen ["Big enough"]"#])
    #expect(button.accessibilityLabel == "Big enough" && list.screen.text.contains("Big enough"))
    #expect(button.frame.size == button.intrinsicContentSize)
    list.screen.tap(button)
    let again = try #require(list.screen.window.menuOverlay)
    list.screen.tap(try #require(again.box.items.first { $0.accessibilityLabel == "Big enough" }))
    #expect(journal.take().isEmpty)
  }

  @Test func `a pop-up button survives new accessories and reports nothing`() throws {
    let journal = Journal()
    func popUp(_ titles: [String]) -> UICellAccessory {
      var options = UICellAccessory.PopUpMenuOptions()
      options.tintColor = .red
      let menu = UIMenu(children: titles.map { UIAction(title: $0) { _ in } })
      return .popUpMenu(menu, options: options) { _ in journal.note(titles[0]) }
    }
    let cell = UICollectionViewListCell(frame: rect(0, 0, 320, 32))
    cell.accessories = [popUp(["Small", "Big"])]
    let button = try #require(cell.firstView { $0 is UIButton } as? UIButton)
    #expect(button.tintColor == .red)
    let width = button.frame.width
    cell.accessories = [popUp(["Something much longer", "Other"])]
    #expect(button.superview === cell && button.accessibilityLabel == "Something much longer")
    #expect(cell.subviews.count { $0 is UIButton } == 1)
    #expect(button.frame.size == button.intrinsicContentSize && button.frame.width > width)
    #expect(journal.take().isEmpty)
  }
}
