import CellRendering
import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

/// Changes that the app makes to a list from within calls that the list makes during its layout.
@MainActor
struct RowReentrancyTests {
  @Test func `an update handler can set a cell's content while the row is measured`() {
    let rig = TableFixture(rows: 3)
    rig.makesCells = { table, indexPath, text in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.configurationUpdateHandler = { cell, _ in
        var content = cell.defaultContentConfiguration()
        content.text = "\(text) of \(table.indexPath(for: cell)?.row ?? -1)"
        content.secondaryText = "more"
        cell.contentConfiguration = content
      }
      return cell
    }
    _ = rig.show()
    #expect(rig.contents == ["Row 0 of 0", "Row 1 of 1", "Row 2 of 2"])
    #expect(rig.table.rectForRow(at: rig.path(0)).height == 3 * CellMetrics.height)
  }

  @Test func `content that isn't Equatable is shown and measured`() {
    let rig = TableFixture(rows: 2)
    var asked = 0
    rig.makesCells = { table, indexPath, _ in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.contentConfiguration = AskingContent {
        asked += 1
        _ = cell.contentConfiguration
        _ = table.indexPath(for: cell)
        _ = table.rectForRow(at: indexPath)
      }
      return cell
    }
    _ = rig.show()
    #expect(asked > 0)
    #expect(rig.table.rectForRow(at: rig.path(0)).height == 4 * CellMetrics.height)
  }

  @Test func `creating the view of some content can show other content`() {
    let cells: [any ContentCell] = [
      UITableViewCell(style: .default, reuseIdentifier: nil), UICollectionViewCell(frame: .zero),
      UITableViewHeaderFooterView(reuseIdentifier: nil),
    ]
    for cell in cells {
      var other = UIListContentConfiguration.cell()
      other.text = "Other"
      cell.contentConfiguration = AskingContent(making: { cell.contentConfiguration = other }) {}
      #expect((cell.contentConfiguration as? UIListContentConfiguration)?.text == "Other")
      #expect(cell.contentView is UIListContentView)
      #expect(cell.subviews.filter { $0 is any UIContentView }.count == 1)
    }
  }

  @Test func `a cell can call the table in its initialiser and before it is reused`() {
    let rig = TableFixture(rows: 20)
    AskingCell.table = rig.table
    defer { AskingCell.table = nil }
    rig.table.register(AskingCell.self, forCellReuseIdentifier: "cell")
    let screen = rig.show()
    rig.table.scrollToRow(at: rig.path(19), at: .bottom, animated: false)
    screen.settle()
    #expect(rig.texts.last == "Row 19")
  }

  @Test func `the table can be reloaded while one of its cells is created`() {
    let rig = TableFixture(rows: 4)
    var isFirst = true
    rig.makesCells = { table, indexPath, text in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = text
      if indexPath.row == 1, isFirst {
        isFirst = false
        rig.sections = [["Only"]]
        table.reloadData()
      }
      return cell
    }
    _ = rig.show()
    #expect(rig.texts == ["Only"])
    #expect(rig.table.subviews.filter { $0 is UITableViewCell }.count == 1)
  }

  @Test func `rows can be deleted while one of them is measured`() {
    let rig = TableFixture(rows: 4)
    var isFirst = true
    rig.makesCells = { table, indexPath, text in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = text
      cell.configurationUpdateHandler = { cell, _ in
        guard isFirst, table.indexPath(for: cell)?.row == 1 else { return }
        isFirst = false
        rig.sections[0].removeLast(2)
        table.deleteRows(at: [rig.path(2), rig.path(3)], with: .none)
      }
      return cell
    }
    _ = rig.show()
    #expect(rig.texts == ["Row 0", "Row 1"])
  }

  @Test func `a collection can be reloaded while one of its cells is created`() {
    let rig = CollectionRig(rows: 4)
    let source = ReloadingSource(rig)
    rig.collection.dataSource = source
    _ = rig.show()
    #expect(rig.texts == ["Only"])
    #expect(rig.collection.subviews.filter { $0 is UICollectionViewCell }.count == 1)
  }

  @Test func `an accessory can call its cell while it is removed`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let sign = LeavingView()
    sign.leave = {
      cell.layoutIfNeeded(); _ = cell.rowHeight(inWidth: 80)
    }
    cell.accessoryView = sign
    cell.accessoryView = nil
    #expect(sign.superview == nil)
  }
}

/// A data source that reloads the collection while its second cell is created.
@MainActor
private final class ReloadingSource: NSObject, UICollectionViewDataSource {
  private let rig: CollectionRig
  private var isFirst = true

  init(_ rig: CollectionRig) { self.rig = rig }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { rig.collectionView(collectionView, numberOfItemsInSection: section) }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = rig.collectionView(collectionView, cellForItemAt: indexPath)
    if indexPath.item == 1, isFirst {
      isFirst = false
      rig.sections = [["Only"]]
      collectionView.reloadData()
    }
    return cell
  }
}

@MainActor
private protocol ContentCell: UIView {
  var contentConfiguration: (any UIContentConfiguration)? { get set }
  var contentView: UIView { get }
}

extension UITableViewCell: ContentCell {}
extension UICollectionViewCell: ContentCell {}
extension UITableViewHeaderFooterView: ContentCell {}

/// Content that isn't `Equatable` and calls back when its view is created and measured.
@MainActor
private struct AskingContent: UIContentConfiguration {
  var making: () -> Void = {}
  let measuring: () -> Void

  init(making: @escaping () -> Void = {}, _ measuring: @escaping () -> Void) {
    self.making = making
    self.measuring = measuring
  }

  func makeContentView() -> any UIView & UIContentView {
    making()
    return AskingContentView(self)
  }

  func updated(for state: any UIConfigurationState) -> Self { self }
}

private final class AskingContentView: UIView, UIContentView {
  var configuration: any UIContentConfiguration

  init(_ configuration: AskingContent) {
    self.configuration = configuration
    super.init(frame: .zero)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("never made of an archive") }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    (configuration as? AskingContent)?.measuring()
    return CGSize(width: targetSize.width, height: 3 * CellMetrics.height)
  }
}

private final class AskingCell: UITableViewCell {
  static weak var table: UITableView?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    _ = Self.table?.visibleCells
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("never made of an archive") }

  override func prepareForReuse() {
    super.prepareForReuse()
    _ = Self.table?.indexPath(for: self)
  }
}

private final class LeavingView: UIView {
  var leave: () -> Void = {}

  override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    if newSuperview == nil { leave() }
  }
}

extension TableFixture {
  /// The texts of the visible cells with list content.
  fileprivate var contents: [String] {
    table.visibleCells.map {
      ($0.contentConfiguration as? UIListContentConfiguration)?.text ?? ""
    }
  }
}
