import ElementTypes
import Foundation
import TerminalEvents
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct UISearchControllerTests {
  final class Screen: UIViewController, UISearchResultsUpdating, UISearchControllerDelegate,
    UISearchBarDelegate
  {
    let journal: Journal
    let search: UISearchController

    init(_ journal: Journal, results: UIViewController? = nil) {
      self.journal = journal
      search = UISearchController(searchResultsController: results)
      super.init(nibName: nil, bundle: nil)
      title = "Employees"
      search.searchResultsUpdater = self
      search.delegate = self
      navigationItem.searchController = search
    }

    required init?(coder: NSCoder) { nil }

    func updateSearchResults(for searchController: UISearchController) {
      journal.note(
        "update '\(searchController.searchBar.text ?? "")' "
          + "\(searchController.searchBar.selectedScopeButtonIndex)")
    }
    func willPresentSearchController(_ searchController: UISearchController) {
      journal.note("will present")
    }
    func didPresentSearchController(_ searchController: UISearchController) {
      journal.note("did present")
    }
    func willDismissSearchController(_ searchController: UISearchController) {
      journal.note("will dismiss")
    }
    func didDismissSearchController(_ searchController: UISearchController) {
      journal.note("did dismiss")
    }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      journal.note("text '\(searchText)'")
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { journal.note("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { journal.note("cancel") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange scope: Int) {
      journal.note("scope \(scope)")
    }
  }

  private let journal = Journal()

  private func show(_ screen: Screen) -> ControllerScene {
    ControllerScene(
      UINavigationController(rootViewController: screen), CGSize(width: 240, height: 112))
  }

  private func events() -> String { journal.take().joined(separator: ", ") }

  @Test func `the search bar appears below the title`() {
    let screen = Screen(journal)
    let scene = show(screen)
    #expect(
      scene.text == """
                  Employees
          Search
        ──────────────────────────────
        """)
    #expect(
      scene.tree == """
        window
          navigationBar #Employees
            staticText 'Employees'
            searchField = Search
        """)
    #expect(screen.view.frame.minY == 0)
    #expect(screen.view.frame.height == 64)
  }

  @Test func `a tap in the field begins the search, typing updates it, cancel ends it`() {
    let screen = Screen(journal)
    let scene = show(screen)
    guard let field = scene.element(.searchField) as? UIView else { return }
    scene.tap(field)
    #expect(screen.search.isActive)
    #expect(events() == "will present, update '' 0, did present")
    #expect(scene.element(.button, "Cancel") != nil)
    scene.screen.type("ad")
    #expect(events() == "update 'a' 0, update 'ad' 0")
    #expect(scene.element(.searchField)?.accessibilityValue == "ad")
    scene.tap(.button, "Cancel")
    #expect(events() == "will dismiss, update '' 0, did dismiss")
    #expect(!screen.search.isActive)
    #expect(screen.search.searchBar.text == "")
    #expect(!screen.search.searchBar.searchTextField.isFirstResponder)
    #expect(scene.element(.button, "Cancel") == nil)
  }

  @Test func `the traits of a search bar are those of its field`() {
    let bar = UISearchBar()
    let field = bar.searchTextField
    #expect(bar.returnKeyType == .search)
    bar.autocapitalizationType = .words
    bar.autocorrectionType = .no
    bar.spellCheckingType = .no
    bar.keyboardType = .emailAddress
    bar.returnKeyType = .go
    bar.isSecureTextEntry = true
    bar.textContentType = .emailAddress
    #expect(field.autocapitalizationType == .words && field.autocorrectionType == .no)
    #expect(field.spellCheckingType == .no && field.keyboardType == .emailAddress)
    #expect(field.returnKeyType == .go && field.isSecureTextEntry)
    #expect(field.textContentType == .emailAddress)
    field.keyboardType = .URL
    let traits: any UITextInputTraits = bar
    #expect(traits.keyboardType == .URL && traits.autocapitalizationType == .words)
  }

  @Test func `Escape ends the search and Return keeps the text`() {
    let screen = Screen(journal)
    screen.search.searchBar.delegate = screen
    let scene = show(screen)
    screen.search.searchBar.becomeFirstResponder()
    scene.screen.type("x")
    scene.screen.press(.enter)
    #expect(screen.search.isActive)
    #expect(screen.search.searchBar.text == "x")
    #expect(
      events()
        == "will present, update '' 0, did present, text 'x', update 'x' 0, search")
    screen.search.searchBar.becomeFirstResponder()
    scene.screen.press(.escape)
    #expect(!screen.search.isActive)
    #expect(events() == "cancel, will dismiss, update '' 0, did dismiss")
  }

  @Test func `scopes appear with the search`() {
    let screen = Screen(journal)
    screen.search.searchBar.scopeButtonTitles = ["All", "Here"]
    screen.search.searchBar.delegate = screen
    let scene = show(screen)
    #expect(scene.element(.segmentedControl) == nil)
    screen.search.isActive = true
    scene.turn()
    _ = events()
    #expect(
      scene.tree == """
        window
          navigationBar #Employees
            staticText 'Employees'
            searchField = Search
            button 'Cancel'
            segmentedControl
              button 'All' selected
              button 'Here'
        """)
    scene.tap(.button, "Here")
    #expect(events() == "scope 1, update '' 1")
    scene.tap(.button, "Here")
    #expect(events() == "")
    screen.search.searchBar.selectedScopeButtonIndex = 99
    #expect(screen.search.searchBar.selectedScopeButtonIndex == 1)
    screen.search.isActive = false
    scene.turn()
    #expect(scene.element(.segmentedControl) == nil)
    #expect(screen.view.frame.height == 64)
  }

  @Test func `results cover the screen while the field contains text`() {
    let results = RecordingController("R")
    results.journal = journal
    let screen = Screen(journal, results: results)
    let scene = show(screen)
    screen.search.searchBar.becomeFirstResponder()
    #expect(!results.isViewLoaded)
    _ = events()
    scene.screen.type("a")
    #expect(
      events()
        == "R will join, R loads, R will appear, R is appearing, R joined, update 'a' 0, "
        + "R did appear")
    #expect(results.view.window === scene.window)
    #expect(results.parent === screen)
    scene.screen.press(.backspace)
    #expect(
      events() == "R will leave, R will disappear, R did disappear, R left, update '' 0")
    screen.search.showsSearchResultsController = true
    #expect(results.view.window === scene.window)
    screen.search.isActive = false
    #expect(results.view.window == nil)
  }

  @Test func `text set in code updates the results without calling the delegate`() {
    let screen = Screen(journal)
    screen.search.searchBar.delegate = screen
    let scene = show(screen)
    screen.search.isActive = true
    _ = events()
    screen.search.searchBar.text = "abc"
    #expect(events() == "update 'abc' 0")
    screen.search.searchBar.text = "abc"
    #expect(events() == "")
    #expect(scene.window.firstResponder == nil)
  }

  @Test func `a standalone search bar calls its delegate`() {
    final class Delegate: UISearchBarDelegate {
      var mayBegin = false
      var calls: [String] = []
      func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { mayBegin }
      func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { calls.append("began") }
      func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { calls.append("ended") }
      func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { calls.append("cancel") }
    }
    let bar = UISearchBar(frame: rect(0, 0, 240, 16))
    let delegate = Delegate()
    bar.delegate = delegate
    bar.placeholder = "Find"
    bar.setShowsCancelButton(true, animated: false)
    let scene = ControllerScene(recording: "X", CGSize(width: 240, height: 32))
    scene.root.view.addSubview(bar)
    #expect(bar.becomeFirstResponder() == false)
    delegate.mayBegin = true
    #expect(bar.becomeFirstResponder())
    scene.turn()
    scene.tap(.button, "Cancel")
    #expect(delegate.calls == ["began", "cancel", "ended"])
    #expect(scene.element(.searchField)?.accessibilityPlaceholder == "Find")
  }

  @Test func `Escape ends a search whose field isn't being edited`() {
    let journal = Journal()
    let first = Screen(journal)
    let screen = TestScreen(UINavigationController(rootViewController: first))
    screen.tap(first.search.searchBar.searchTextField)
    screen.type("Day 3")
    first.search.searchBar.searchTextField.resignFirstResponder()
    screen.settle()
    #expect(first.search.isActive)
    screen.press(.escape)
    #expect(!first.search.isActive && first.search.searchBar.text == "")
    #expect(journal.take().suffix(3) == ["will dismiss", "update '' 0", "did dismiss"])
  }

  @Test func `a search controller can be created without a results controller`() {
    #expect(UISearchController().searchResultsController == nil)
  }

  @Test func `dismissing the search ends it`() {
    let screen = Screen(journal)
    let scene = show(screen)
    screen.search.isActive = true
    #expect(events() == "will present, update '' 0, did present")
    screen.search.dismiss(animated: true) { [journal] in journal.note("gone") }
    scene.wait(1)
    #expect(!screen.search.isActive)
    #expect(events() == "will dismiss, update '' 0, did dismiss, gone")
  }

  @Test func `the searched screen dismisses its presented controller before the search`() {
    let screen = Screen(journal)
    let scene = show(screen)
    screen.search.isActive = true
    let other = UIViewController()
    screen.present(other, animated: false)
    scene.wait(1)
    screen.dismiss(animated: false)
    scene.wait(1)
    #expect(screen.search.isActive && screen.presentedViewController == nil)
    _ = events()
    screen.navigationController?.topViewController?.dismiss(animated: false) { [journal] in
      journal.note("gone")
    }
    scene.wait(1)
    #expect(!screen.search.isActive)
    #expect(events() == "will dismiss, update '' 0, did dismiss, gone")
    screen.dismiss(animated: false) { [journal] in journal.note("nothing") }
    #expect(events() == "nothing")
  }

  @Test func `an obscured screen is dimmed, and a tap on it ends the search`() {
    let screen = Screen(journal)
    #expect(!screen.search.obscuresBackgroundDuringPresentation)
    let button = UIButton(
      type: .system,
      primaryAction: UIAction(title: "Row") { [journal] _ in
        journal.note("row")
      })
    button.frame = rect(0, 0, 80, 16)
    screen.view.addSubview(button)
    let scene = show(screen)
    screen.search.isActive = true
    #expect(scene.canHit(button))
    screen.search.obscuresBackgroundDuringPresentation = true
    #expect(!scene.canHit(button))
    screen.search.searchBar.text = "x"
    #expect(!scene.canHit(button))
    _ = events()
    scene.screen.tap(button)
    #expect(!screen.search.isActive && scene.canHit(button))
    #expect(events() == "will dismiss, update '' 0, did dismiss")
    scene.tap(button)
    #expect(events() == "row")
  }

  @Test func `results cover the screen without dimming`() {
    let screen = Screen(journal, results: UIViewController())
    let scene = show(screen)
    screen.search.obscuresBackgroundDuringPresentation = true
    screen.search.isActive = true
    let veils = { screen.view.superview?.subviews.filter { $0 is SearchDimmingView }.count }
    #expect(veils() == 1)
    screen.search.searchBar.text = "x"
    #expect(veils() == 0)
    screen.search.searchBar.text = ""
    #expect(veils() == 1)
    screen.search.isActive = false
    scene.wait(1)
    #expect(veils() == 0)
  }
}
