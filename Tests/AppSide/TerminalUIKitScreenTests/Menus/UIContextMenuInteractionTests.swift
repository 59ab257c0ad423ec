import Foundation
import TerminalEvents
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
private final class MenuDelegate: NSObject, UIContextMenuInteractionDelegate {
  let journal = Journal()
  var hasMenu = true
  var places: [CGPoint] = []

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    places.append(location)
    guard hasMenu else { return nil }
    return UIContextMenuConfiguration(actionProvider: { [journal] _ in
      UIMenu(children: [UIAction(title: "Copy") { _ in journal.note("copy") }])
    })
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    journal.note("will display")
    animator?.addCompletion { [journal] in journal.note("displayed") }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { journal.note("will end") }
}

@MainActor
struct UIContextMenuInteractionTests {
  private let screen = TestScreen(CGSize(width: 320, height: 192))
  private let delegate = MenuDelegate()
  private let view = TouchLogView(frame: rect(16, 32, 160, 96))
  private let interaction: UIContextMenuInteraction

  init() {
    screen.add(view)
    interaction = UIContextMenuInteraction(delegate: delegate)
    view.addInteraction(interaction)
  }

  private func rightClick(_ point: CGPoint) {
    screen.activate()
    for kind in [MouseAction.Kind.down(button: 2), .up(button: 2)] {
      UIApplication.shared.handle(.mouse(MouseAction(kind, at: point)))
    }
    screen.settle()
  }

  @Test func `a secondary click opens the menu at the pointer`() throws {
    rightClick(CGPoint(x: 36, y: 56))
    #expect(delegate.places == [CGPoint(x: 20, y: 24)])
    #expect(interaction.location(in: view) == CGPoint(x: 20, y: 24))
    let overlay = try #require(screen.window.menuOverlay)
    #expect(overlay.box.frame.origin == CGPoint(x: 32, y: 64))
    #expect(interaction.menuAppearance == .compact)
    screen.tap(try #require(overlay.box.items.first))
    #expect(delegate.journal.take() == ["will display", "displayed", "will end", "copy"])
    #expect(interaction.menuAppearance == .unknown)
  }

  @Test func `a long press opens the menu and cancels the view's touch`() {
    view.journal = delegate.journal
    screen.touch(.began, at: CGPoint(x: 36, y: 56))
    pass(0.6)
    screen.touch(.ended, at: CGPoint(x: 36, y: 56))
    #expect(
      delegate.journal.take() == ["view began", "view cancelled", "will display", "displayed"])
    interaction.dismissMenu()
    #expect(screen.window.menuOverlay == nil && delegate.journal.take() == ["will end"])
  }

  @Test func `without a configuration the view keeps the touch`() {
    view.journal = delegate.journal
    delegate.hasMenu = false
    screen.touch(.began, at: CGPoint(x: 36, y: 56))
    pass(0.6)
    screen.touch(.ended, at: CGPoint(x: 36, y: 56))
    #expect(delegate.journal.take() == ["view began", "view ended"])
  }

  @Test func `a visible menu can be changed`() throws {
    rightClick(CGPoint(x: 36, y: 56))
    interaction.updateVisibleMenu { menu in
      menu.replacingChildren([UIAction(title: "Other") { _ in }])
    }
    #expect(screen.window.menuOverlay?.box.items.map(\.title) == ["Other"])
  }

  @Test func `a removed interaction opens no menu`() {
    view.removeInteraction(interaction)
    #expect(view.interactions.isEmpty && view.gestureRecognizers == nil && interaction.view == nil)
    rightClick(CGPoint(x: 36, y: 56))
    #expect(screen.window.menuOverlay == nil)
  }

  @Test func `table rows have context menus`() throws {
    final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
      var selected: [Int] = []
      var asked: [Int] = []
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected.append(indexPath.row)
      }
      func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
      ) -> UIContextMenuConfiguration? {
        asked.append(indexPath.row)
        guard indexPath.row != 2 else { return nil }
        return UIContextMenuConfiguration(actionProvider: { _ in
          UIMenu(children: [UIAction(title: "Copy") { _ in }])
        })
      }
    }
    let rows = Rows()
    let table = screen.add(UITableView(), screen.root.bounds)
    table.dataSource = rows
    table.delegate = rows
    screen.settle()
    func press(_ row: Int) {
      let point = table.rectForRow(at: IndexPath(row: row, section: 0)).center
      screen.touch(.began, at: point)
      pass(0.6)
      screen.touch(.ended, at: point)
    }
    press(1)
    #expect(rows.asked == [1] && rows.selected.isEmpty && screen.window.menuOverlay != nil)
    screen.press(.escape)
    press(2)
    #expect(rows.asked == [1, 2] && rows.selected == [2] && screen.window.menuOverlay == nil)
  }
}
