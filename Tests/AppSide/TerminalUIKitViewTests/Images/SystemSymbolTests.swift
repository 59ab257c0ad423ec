import Foundation
import Synchronization
import TerminalUIKitTestSupport
import Testing

@testable import CellRendering
@testable import TerminalUIKit

@MainActor
struct SystemSymbolTests {
  private let screen = TestScreen()

  @Test func `a symbol is one character in the tint colour`() throws {
    let image = try #require(UIImage(systemName: "star.fill"))
    #expect(image.size == CGSize(width: 8, height: 16) && image.isSymbolImage)
    let view = screen.add(UIImageView(image: image), rect(8, 16, 24, 16))
    #expect(screen.text == "\n  ★")
    #expect(view.accessibilityIdentifier == "star.fill")
    #expect(image == UIImage(systemName: "star.fill"))
    #expect(image != UIImage(systemName: "star"))
    #expect(image.symbolColor(tint: .systemRed) == .systemRed)
    #expect(image.withTintColor(.systemBlue).symbolColor(tint: .systemRed) == .systemBlue)
    #expect(image.withRenderingMode(.alwaysOriginal).symbolColor(tint: .systemRed) == .label)
  }

  @Test func `buttons and bar items can show symbols`() {
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: "plus.circle"), for: .normal)
    screen.add(button, rect(0, 0, 40, 16))
    #expect(screen.text.contains("⊕"))
    let controller = UIViewController()
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
      image: UIImage(systemName: "trash"), style: .plain, target: nil, action: nil)
    let shown = TestScreen(UINavigationController(rootViewController: controller))
    #expect(shown.text.contains("⌧"))
  }

  @Test(
    arguments: [
      ("plus", "Add"), ("plus.circle.fill", "Add"), ("trash", "Delete"), ("gear", "Settings"),
      ("square.and.arrow.up", "Share"), ("magnifyingglass", "Search"), ("xmark", "Close"),
      ("xmark.square", "Close"), ("square.fill", "square fill"),
      ("person.crop.circle", "person crop circle"),
    ])
  func `a button or a bar item with only a symbol says what the symbol means`(
    name: String, label: String
  ) {
    let image = UIImage(systemName: name)
    let button = UIButton(type: .system)
    button.setImage(image, for: .normal)
    screen.add(button, rect(0, 0, 40, 16))
    #expect(button.accessibilityLabel == label)
    let item = UIBarButtonItem(image: image, style: .plain, target: nil, action: nil)
    #expect(item.shownLabel == label)
  }

  @Test func `a name that is not a symbol's is nil, and similar names are reported`() {
    let lines = Mutex<[String]>([])
    RuntimeLog.$observer.withValue({ line in lines.withLock { $0.append(line) } }) {
      #expect(UIImage(systemName: "star.of.my.app") == nil)
      #expect(UIImage(systemName: "", withConfiguration: nil) == nil)
      #expect(UIImage(systemName: "brandLogo") == nil)
      #expect(UIImage(systemName: "star..fill") == nil)
      // Words that only follow others don't begin a name.
      #expect(UIImage(systemName: "fill") == nil)
      #expect(UIImage(systemName: "a") == nil)
    }
    let first = lines.withLock { $0.first } ?? ""
    #expect(first.hasPrefix("No symbol named 'star.of.my.app' found in system symbol set"))
    #expect(first.hasSuffix("star, star.fill"))
    #expect(lines.withLock { $0.count } == 6)
  }

  @Test(
    arguments: [
      "star.leadinghalf.filled", "bookmark.fill", "person.crop.circle.badge.plus", "1.circle",
      "50.square.fill", "a.circle.fill", "battery.100", "textformat.size", "rectangle.portrait",
    ])
  func `a symbol without a character is a placeholder with its name`(name: String) throws {
    let image = try #require(UIImage(systemName: name))
    #expect(image.isSymbolImage && image.size == CGSize(width: 8, height: 16))
    let narrow = screen.add(UIImageView(image: image), rect(0, 0, 8, 16))
    screen.add(UIImageView(image: image), rect(0, 16, 320, 16))
    let lines = screen.text.split(separator: "\n")
    #expect(lines.first == "▪")
    #expect(lines.last?.hasSuffix(name) == true)
    #expect(narrow.accessibilityIdentifier == name)
  }

  @Test func `placeholders of two symbols are not equal`() {
    #expect(UIImage(systemName: "bookmark") == UIImage(systemName: "bookmark"))
    #expect(UIImage(systemName: "bookmark") != UIImage(systemName: "bookmark.fill"))
  }

  @Test(arguments: SystemSymbol.names)
  func `every symbol takes one cell and has pixels`(name: String) throws {
    let symbol = try #require(SystemSymbol(named: name))
    #expect(TextMetrics.width(of: symbol.glyph) == 1)
    let isDrawn =
      BitmapFont.rows(of: symbol.glyph) != nil || CellArt.shapes(of: symbol.glyph) != nil
    #expect(isDrawn, "\(symbol.glyph) is a box in pictures")
  }
}
