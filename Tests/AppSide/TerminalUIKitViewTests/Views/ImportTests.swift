import TerminalUIKit
import Testing

/// A file that imports the toolkit alone also sees Foundation.
private final class CardView: UIView {
  private let title = NSMutableAttributedString(string: "Card")

  override init(frame: CGRect) { super.init(frame: frame) }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  var text: String { title.string }
}

@MainActor
@Suite struct ImportTests {
  @Test func `a file that imports the toolkit has Foundation's types`() {
    let path = IndexPath(row: 1, section: 0)
    #expect(CardView(frame: CGRect(x: 0, y: 0, width: 8, height: 16)).text == "Card")
    #expect(path.row == 1 && Bundle.main.bundleURL.isFileURL)
  }
}
