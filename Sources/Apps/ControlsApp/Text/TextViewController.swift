import Foundation
import TerminalUIKit

/// An editable text of several lines.
final class TextViewController: CapabilityViewController {
  private let textView = UITextView()
  private var hasChanged = false

  init() { super.init("Type a few lines.") }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    textView.delegate = self
    textView.backgroundColor = .secondarySystemBackground
    textView.translatesAutoresizingMaskIntoConstraints = false
    textView.heightAnchor.constraint(equalToConstant: 160).isActive = true
    add("Notes", textView, width: 400)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    guard hasChanged else { return }
    hasChanged = false
    let text = textView.text ?? ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
    saw("\(text.count) characters in \(lines) \(lines == 1 ? "line" : "lines")")
  }
}

extension TextViewController: UITextViewDelegate {
  func textViewDidBeginEditing(_ textView: UITextView) { saw("editing began") }

  func textViewDidEndEditing(_ textView: UITextView) { saw("editing ended") }

  func textViewDidChange(_ textView: UITextView) {
    // Counting the whole text after each key would take longer than typing it.
    hasChanged = true
    view.setNeedsLayout()
  }
}
