import Foundation
import Testing

@testable import TerminalUIKit

/// Code with and without the `?` of UIKit's optional methods.
@MainActor
struct OptionalMethodTests {
  /// A delegate for everything, with members named like the optional methods, as in real apps.
  private final class Everything: UIViewController, UITextFieldDelegate, UITextViewDelegate,
    UISearchBarDelegate, UISearchControllerDelegate, UIPickerViewDelegate, UITabBarDelegate,
    UITabBarControllerDelegate, UINavigationControllerDelegate, UINavigationBarDelegate,
    UIGestureRecognizerDelegate, UIPopoverPresentationControllerDelegate,
    UICollectionViewDelegateFlowLayout, UITableViewDelegate, UIViewControllerTransitioningDelegate
  {
    var calls: [String] = []
    var textField = UITextField()
    var textView: UITextView? = UITextView()
    lazy var searchBar = UISearchBar()

    /// Uses names that must refer to the class's own members.
    func useOwnMembers() -> Bool {
      textField.text = "own"
      textView?.text = "own"
      searchBar.text = "own"
      navigationController?.popViewController(animated: false)
      if navigationController != nil { return false }
      guard let textView else { return false }
      return textView.text == "own" && tabBarController == nil
    }

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      calls.append("return")
      return false
    }
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
      calls.append("end for a reason")
    }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
      replacementString string: String
    ) -> Bool { string == "yes" }
    func textViewDidChange(_ textView: UITextView) { calls.append("text view") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      calls.append("search \(searchText)")
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
    func didDismissSearchController(_ searchController: UISearchController) {
      calls.append("search ended")
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      calls.append("row \(row)")
    }
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { calls.append("tab") }
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { false }
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) { calls.append("will show") }
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      false
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { false }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      calls.append("dismissed")
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
      calls.append("dragged \(decelerate)")
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scrolled") }
    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: 3, height: 4) }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
      calls.append("item \(indexPath.item)")
    }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      calls.append("highlighted \(indexPath.row)")
    }
  }

  private let everything = Everything()

  @Test func `an app's own members keep their names`() {
    #expect(everything.useOwnMembers())
  }

  @Test func `text delegates`() {
    let field = UITextField()
    field.delegate = everything
    #expect(field.delegate?.textFieldShouldReturn?(field) == false)
    #expect(field.delegate?.textFieldShouldReturn(field) == false)
    #expect(field.delegate?.textFieldShouldClear?(field) ?? false)
    field.delegate?.textFieldDidBeginEditing?(field)
    field.delegate?.textFieldDidEndEditing?(field)
    field.delegate?.textFieldDidEndEditing?(field, reason: .committed)
    let range = NSRange(location: 0, length: 0)
    for text in ["yes", "no"] {
      let may = field.delegate?.textField?(
        field, shouldChangeCharactersIn: range, replacementString: text)
      #expect(may == (text == "yes"))
    }
    let view = UITextView()
    view.delegate = everything
    view.delegate?.textViewDidChange?(view)
    view.delegate?.scrollViewDidScroll?(view)
    #expect(
      view.delegate?.textView?(view, shouldChangeTextIn: range, replacementText: "") == true)
    #expect(
      everything.calls == [
        "return", "return", "end for a reason", "text view", "scrolled",
      ])
    field.delegate = nil
    #expect(field.delegate?.textFieldShouldReturn?(field) == nil)
  }

  @Test func `search and picker delegates`() {
    let bar = UISearchBar()
    bar.delegate = everything
    bar.delegate?.searchBar?(bar, textDidChange: "a")
    bar.delegate?.searchBarSearchButtonClicked?(bar)
    #expect(bar.delegate?.searchBarShouldBeginEditing?(bar) == true)
    let search = UISearchController(searchResultsController: nil)
    search.delegate = everything
    search.delegate?.didDismissSearchController?(search)
    search.delegate?.willPresentSearchController?(search)
    let picker = UIPickerView()
    picker.delegate = everything
    picker.delegate?.pickerView?(picker, didSelectRow: 2, inComponent: 0)
    #expect(picker.delegate?.pickerView?(picker, titleForRow: 0, forComponent: 0) == .some(nil))
    #expect(everything.calls == ["search a", "search", "search ended", "row 2"])
  }

  @Test func `container and presentation delegates`() {
    let tabs = UITabBarController()
    tabs.delegate = everything
    #expect(tabs.delegate?.tabBarController?(tabs, shouldSelect: everything) == false)
    let bar: any UITabBarDelegate = everything
    bar.tabBar?(UITabBar(), didSelect: UITabBarItem())
    let navigation = UINavigationController()
    navigation.delegate = everything
    navigation.delegate?.navigationController?(navigation, willShow: tabs, animated: true)
    let barDelegate: any UINavigationBarDelegate = everything
    #expect(
      barDelegate.navigationBar?(UINavigationBar(), shouldPop: UINavigationItem(title: "")) == false
    )
    let popover = UIPopoverPresentationController(
      presentedViewController: tabs, presenting: navigation)
    let presentation: any UIPopoverPresentationControllerDelegate = everything
    presentation.presentationControllerDidDismiss?(popover)
    presentation.prepareForPopoverPresentation?(popover)
    _ = presentation.adaptivePresentationStyle?(for: popover)
    let transitioning: any UIViewControllerTransitioningDelegate = everything
    #expect(
      transitioning.presentationController?(
        forPresented: tabs, presenting: nil, source: navigation) == .some(nil))
    #expect(everything.calls == ["tab", "will show", "dismissed"])
  }

  @Test func `gesture, scroll and list delegates`() {
    let tap = UITapGestureRecognizer()
    tap.delegate = everything
    #expect(tap.delegate?.gestureRecognizerShouldBegin?(tap) == true)
    #expect(
      tap.delegate?.gestureRecognizer?(tap, shouldRecognizeSimultaneouslyWith: tap) == false)
    let scroll = UIScrollView()
    scroll.delegate = everything
    scroll.delegate?.scrollViewDidScroll?(scroll)
    scroll.delegate?.scrollViewDidEndDragging?(scroll, willDecelerate: true)
    let flow = UICollectionViewFlowLayout()
    let list = UICollectionView(frame: .zero, collectionViewLayout: flow)
    let sizes: (any UICollectionViewDelegateFlowLayout)? = everything
    #expect(
      sizes?.collectionView?(list, layout: flow, sizeForItemAt: [0, 0])
        == CGSize(width: 3, height: 4))
    sizes?.collectionView?(list, didSelectItemAt: [0, 1])
    let table = UITableView()
    let rows: any UITableViewDelegate = everything
    rows.tableView?(table, didHighlightRowAt: [0, 3])
    #expect(everything.calls == ["scrolled", "dragged true", "item 1", "highlighted 3"])
  }

  @Test func `application and scene delegates`() {
    final class Delegate: NSObject, UIApplicationDelegate, UISceneDelegate {
      var calls: [String] = []
      func applicationDidBecomeActive(_ application: UIApplication) { calls.append("active") }
      func sceneDidBecomeActive(_ scene: UIScene) { calls.append("scene") }
    }
    let delegate = Delegate()
    let application: (any UIApplicationDelegate)? = delegate
    application?.applicationDidBecomeActive?(.shared)
    #expect(
      application?.application?(.shared, didFinishLaunchingWithOptions: nil) == true)
    let scenes: (any UISceneDelegate)? = delegate
    if let scene = UIApplication.shared.connectedScenes.first {
      scenes?.sceneDidBecomeActive?(scene)
      #expect(delegate.calls == ["active", "scene"])
    } else {
      #expect(delegate.calls == ["active"])
    }
  }
}
