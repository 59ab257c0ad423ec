import Foundation

/// A controller that manages a search with a search bar (UIKit).
///
/// Set it as a screen's `navigationItem.searchController`. The search is active from the moment its
/// field is edited. A results controller covers the screen as soon as the field contains text.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The object that updates the search results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate, which is notified when the search begins and ends.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The search bar.
  public let searchBar = UISearchBar()
  /// The controller that shows the results, or `nil` if the searched screen shows them.
  public let searchResultsController: UIViewController?

  /// Whether an active search dims the screen while no results cover it.
  ///
  /// A tap on the dimmed screen ends the search.
  ///
  /// The default is `false`, as in apps linked against iOS 15 or later.
  open var obscuresBackgroundDuringPresentation = false { didSet { updateDimmingView() } }
  /// Whether the navigation bar is hidden during the search; stored but has no effect.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the cancel button appears with the search.
  open var automaticallyShowsCancelButton = true
  /// Whether the scope buttons appear with the search.
  open var automaticallyShowsScopeBar = true
  /// Whether the results appear even without text.
  open var showsSearchResultsController = false { didSet { updateResultsView() } }

  final private var wrapper: ControllerWrapperView?
  final private var dimmingView: SearchDimmingView?
  /// The controller of the screen that the active search covers.
  final private weak var searchedController: UIViewController?

  /// Creates a search controller.
  ///
  /// - Parameter searchResultsController: The controller that shows the results, or `nil` if the
  ///   searched screen shows them.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.searchController = self
    definesPresentationContext = true
  }

  /// Creates a search controller whose searched screen shows the results.
  public convenience init() { self.init(searchResultsController: nil) }

  /// Creates a default search controller, because Linux has no Interface Builder archives.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    searchBar.searchController = self
    definesPresentationContext = true
  }

  /// Whether the search is active.
  ///
  /// Setting it begins or ends the search.
  open var isActive = false {
    didSet {
      guard isActive != oldValue else { return }
      if isActive { begin() } else { end() }
    }
  }

  func contentDidChange() {
    updateResultsView()
    searchResultsUpdater?.updateSearchResults(for: self)
    TreeChange.note()
  }

  /// Ends the search, unless a controller presented on top of it must be dismissed first.
  open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard isActive, presentation.presented == nil else {
      return super.dismiss(animated: flag, completion: completion)
    }
    isActive = false
    completion?()
  }

  private func begin() {
    delegate?.willPresentSearchController(self)
    searchedController = hostController
    searchedController?.presentation.search = self
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = true }
    if automaticallyShowsScopeBar { searchBar.showsScopeBar = true }
    contentDidChange()
    delegate?.didPresentSearchController(self)
  }

  private func end() {
    delegate?.willDismissSearchController(self)
    searchedController?.presentation.search = nil
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = false }
    if automaticallyShowsScopeBar { searchBar.showsScopeBar = false }
    searchBar.searchTextField.resignFirstResponder()
    if searchBar.text?.isEmpty == false {
      // The change of the text notifies the updater.
      searchBar.text = ""
    } else {
      contentDidChange()
    }
    delegate?.didDismissSearchController(self)
  }

  /// Shows or hides the results controller as a child of the searched screen's controller.
  private func updateResultsView() {
    defer { updateDimmingView() }
    guard let results = searchResultsController else { return }
    let hasText = searchBar.text?.isEmpty == false
    let screen = hostController
    if isActive, hasText || showsSearchResultsController, let screen, let view = screen.view {
      guard wrapper == nil else { return }
      let wrapper = ControllerWrapperView(controller: results, frame: view.bounds)
      wrapper.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      self.wrapper = wrapper
      screen.addChild(results)
      view.addSubview(wrapper)
      wrapper.install()
      results.didMove(toParent: screen)
    } else if let wrapper {
      self.wrapper = nil
      results.willMove(toParent: nil)
      wrapper.uninstall()
      results.removeFromParent()
    }
  }

  /// Shows or hides the dimming view.
  ///
  /// It is placed beside the screen's view, because that view may scroll.
  private func updateDimmingView() {
    guard isActive, obscuresBackgroundDuringPresentation, wrapper == nil,
      let view = (searchedController ?? hostController)?.viewIfLoaded
    else {
      dimmingView?.removeFromSuperview()
      dimmingView = nil
      return
    }
    guard dimmingView == nil else { return }
    let dimmingView = SearchDimmingView(search: self)
    dimmingView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let surroundings = view.superview {
      dimmingView.frame = view.frame
      surroundings.insertSubview(dimmingView, aboveSubview: view)
    } else {
      dimmingView.frame = view.bounds
      view.addSubview(dimmingView)
    }
    self.dimmingView = dimmingView
  }

  /// The controller whose screen contains the search bar.
  private var hostController: UIViewController? {
    var next: UIResponder? = searchBar.superview
    while let responder = next {
      if let navigation = responder as? UINavigationController {
        return navigation.topViewController
      }
      if let controller = responder as? UIViewController { return controller }
      next = responder.next
    }
    return nil
  }
}
