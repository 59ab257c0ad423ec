import Foundation
import TerminalUIKit
import Testing
import ViewTesting

/// UIKit's methods with a completion in an async function.
@MainActor
@Suite struct AwaitedChangesTests {
  private let root = UIViewController()

  @Test func `an awaited presentation or dismissal has ended`() async {
    let window = TestWindow(root)
    let alert = UIAlertController(title: "Working", message: nil, preferredStyle: .alert)
    await root.present(alert, animated: true)
    #expect(root.presentedViewController === alert)
    #expect(!alert.isBeingPresented)
    await root.dismiss(animated: true)
    #expect(root.presentedViewController == nil)
    window.close()
  }

  @Test func `awaiting a refused presentation ends`() async {
    let nowhere = UIViewController()
    await nowhere.present(UIViewController(), animated: true)
    #expect(nowhere.presentedViewController == nil)
  }

  @Test func `an awaited animation returns whether it finished`() async {
    let window = TestWindow(root)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 16))
    root.view.addSubview(view)
    let isFinished = await UIView.animate(withDuration: 0.3) { view.frame.origin.y = 160 }
    #expect(isFinished)
    #expect(await UIView.animate(withDuration: 0.3, delay: 1) { view.alpha = 0 })
    #expect(view.alpha == 0)
    window.close()
  }

  @Test func `a method with a completion returns at once, even in an async function`() async {
    let window = TestWindow(root)
    let alert = UIAlertController(title: "Working", message: nil, preferredStyle: .alert)
    root.present(alert, animated: true, completion: nil)
    #expect(alert.isBeingPresented)
    window.close()
  }

  @Test func `awaited changes of a table have ended`() async {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 320))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, path, _ in
      table.dequeueReusableCell(withIdentifier: "cell", for: path)
    }
    let window = TestWindow(table)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems([1, 2, 3])
    await source.apply(snapshot, animatingDifferences: true)
    #expect(table.visibleCells.count == 3)
    window.close()
  }
}
