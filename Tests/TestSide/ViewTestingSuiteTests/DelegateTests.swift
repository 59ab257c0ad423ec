import UIKit
import XCTest

/// Delegates whose optional methods a test calls itself, as UIKit would.
final class DelegateTests: XCTestCase {
  private final class Journal: NSObject, UITextFieldDelegate, UIScrollViewDelegate,
    UITextViewDelegate, UISearchBarDelegate
  {
    var calls: [String] = []

    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      calls.append("return")
      return false
    }
    func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("begin") }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { calls.append("scroll") }
    func textViewDidChange(_ textView: UITextView) { calls.append("change") }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { calls.append("search") }
  }

  func testOptionalMethodsAreCalledWithAQuestionMark() {
    let journal = Journal()
    let field = UITextField()
    field.delegate = journal
    XCTAssertEqual(field.delegate?.textFieldShouldReturn?(field), false)
    field.delegate?.textFieldDidBeginEditing?(field)
    let page = UIScrollView()
    page.delegate = journal
    page.delegate?.scrollViewDidScroll?(page)
    let text = UITextView()
    text.delegate = journal
    text.delegate?.textViewDidChange?(text)
    let bar = UISearchBar()
    bar.delegate = journal
    bar.delegate?.searchBarSearchButtonClicked?(bar)
    XCTAssertEqual(journal.calls, ["return", "begin", "scroll", "change", "search"])
  }
}
