import Foundation

/// Begins, runs and ends a search from a search bar (UIKit).
///
/// Put it into a screen's `navigationItem.searchController`. It is active while the field is used; its
/// results controller, where it has one, then covers the screen as soon as there is any text.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// Shows what was found.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Hears when the search begins and ends.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The bar with the field.
  public let searchBar = UISearchBar()
  /// The controller that shows what was found; nil leaves that to the screen itself.
  public let searchResultsController: UIViewController?

  /// Whether the screen is dimmed during the search, as long as no results cover it; a tap on it ends the
  /// search then.
  ///
  /// It is not, unless set: as for apps that are linked on iOS 15 or later.
  open var obscuresBackgroundDuringPresentation = false { didSet { updateVeil() } }
  /// Whether the title goes during the search: it stays.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether a cancel button comes and goes with the search.
  open var automaticallyShowsCancelButton = true
  /// Whether the scopes come and go with the search.
  open var automaticallyShowsScopeBar = true
  /// Whether results are shown; otherwise they are while there is any text.
  open var showsSearchResultsController = false { didSet { updateResultsView() } }

  final private var wrapper: ControllerWrapperView?
  final private var veil: SearchVeilView?
  /// The screen in front of which the search is while it is under way.
  final private weak var searchedScreen: UIViewController?

  /// Makes a search.
  ///
  /// - Parameter searchResultsController: Shows what was found; nil leaves that to the screen itself.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.searchController = self
    definesPresentationContext = true
  }

  /// Makes a search whose screen shows what was found.
  public convenience init() { self.init(searchResultsController: nil) }

  /// Makes a search of an archive; Linux has none of Interface Builder's, so it is an empty one.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    searchBar.searchController = self
    definesPresentationContext = true
  }

  /// Whether a search is under way; setting it begins or ends one.
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

  /// Ends the search; with something presented on top of it, that comes first.
  open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard isActive, presentation.presented == nil else {
      return super.dismiss(animated: flag, completion: completion)
    }
    isActive = false
    completion?()
  }

  private func begin() {
    delegate?.willPresentSearchController(self)
    searchedScreen = hostScreen
    searchedScreen?.presentation.search = self
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = true }
    if automaticallyShowsScopeBar { searchBar.showsScopeBar = true }
    contentDidChange()
    delegate?.didPresentSearchController(self)
  }

  private func end() {
    delegate?.willDismissSearchController(self)
    searchedScreen?.presentation.search = nil
    if automaticallyShowsCancelButton { searchBar.showsCancelButton = false }
    if automaticallyShowsScopeBar { searchBar.showsScopeBar = false }
    searchBar.searchTextField.resignFirstResponder()
    if searchBar.text?.isEmpty == false {
      // Its change tells the updater.
      searchBar.text = ""
    } else {
      contentDidChange()
    }
    delegate?.didDismissSearchController(self)
  }

  /// Shows or hides the results, as a child of the screen to which the search belongs.
  private func updateResultsView() {
    defer { updateVeil() }
    guard let results = searchResultsController else { return }
    let hasText = searchBar.text?.isEmpty == false
    let screen = hostScreen
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

  /// Dims the screen, or not any more: around its view, as that may scroll.
  private func updateVeil() {
    guard isActive, obscuresBackgroundDuringPresentation, wrapper == nil,
      let view = (searchedScreen ?? hostScreen)?.viewIfLoaded
    else {
      veil?.removeFromSuperview()
      veil = nil
      return
    }
    guard veil == nil else { return }
    let veil = SearchVeilView(search: self)
    veil.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let surroundings = view.superview {
      veil.frame = view.frame
      surroundings.insertSubview(veil, aboveSubview: view)
    } else {
      veil.frame = view.bounds
      view.addSubview(veil)
    }
    self.veil = veil
  }

  /// The controller of the screen whose navigation item holds this search.
  private var hostScreen: UIViewController? {
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
