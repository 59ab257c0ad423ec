import Foundation
import TerminalUIKit

/// An editable text of several lines.
final class TextViewController: CapabilityViewController {
  init() { super.init("Type a few lines.") }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let textView = UITextView()
    textView.delegate = self
    textView.backgroundColor = .secondarySystemBackground
    textView.translatesAutoresizingMaskIntoConstraints = false
    textView.heightAnchor.constraint(equalToConstant: 160).isActive = true
    add("Notes", textView, width: 400)
  }
}

extension TextViewController: UITextViewDelegate {
  func textViewDidBeginEditing(_ textView: UITextView) { saw("editing began") }

  func textViewDidEndEditing(_ textView: UITextView) { saw("editing ended") }

  func textViewDidChange(_ textView: UITextView) {
    let text = textView.text ?? ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).count
    saw("\(text.count) characters in \(lines) \(lines == 1 ? "line" : "lines")")
  }
}
