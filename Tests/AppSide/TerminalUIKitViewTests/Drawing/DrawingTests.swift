import CellRendering
import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct DrawingTests {
  private let screen = TestScreen(CGSize(width: 640, height: 384))
  private let red = DisplayColor(red: 255, green: 0, blue: 0)
  private let blue = DisplayColor(red: 0, green: 0, blue: 255)

  private var commands: [DrawCommand] {
    screen.settle()
    return screen.window.displayList().commands
  }

  @Test func `background, subviews and border are drawn from back to front`() {
    let view = screen.add(UIView(), rect(8, 16, 80, 32))
    view.backgroundColor = .red
    view.layer.cornerRadius = 4
    view.layer.borderWidth = 2
    view.layer.borderColor = UIColor.blue.cgColor
    let inside = UIView(frame: rect(8, 0, 8, 16))
    inside.backgroundColor = .blue
    view.addSubview(inside)
    #expect(
      commands == [
        .fill(rect(8, 16, 80, 32), red, cornerRadius: 4),
        .fill(rect(16, 16, 8, 16), blue, cornerRadius: 0),
        .stroke(rect(8, 16, 80, 32), blue, width: 2, cornerRadius: 4),
      ])
  }

  @Test func `a clipping view clips its subviews`() {
    let view = screen.add(UIView(), rect(8, 16, 80, 32))
    view.layer.masksToBounds = true
    let inside = UIView(frame: rect(0, 0, 800, 16))
    inside.backgroundColor = .red
    view.addSubview(inside)
    let outside = UIView(frame: rect(200, 200, 8, 16))
    outside.backgroundColor = .blue
    view.addSubview(outside)
    #expect(view.clipsToBounds)
    #expect(
      commands == [
        .pushClip(rect(8, 16, 80, 32), cornerRadius: 0),
        .fill(rect(8, 16, 800, 16), red, cornerRadius: 0), .popClip,
      ])
  }

  @Test func `opacity is multiplied, and transparent views are not drawn`() {
    let view = screen.add(UIView(), rect(0, 0, 80, 32))
    view.alpha = 0.5
    let inside = UIView(frame: rect(0, 0, 8, 16))
    inside.backgroundColor = .red
    inside.alpha = 0.5
    view.addSubview(inside)
    #expect(
      commands == [
        .fill(
          rect(0, 0, 8, 16), DisplayColor(red: 255, green: 0, blue: 0, alpha: 64), cornerRadius: 0)
      ])
    view.alpha = 0
    #expect(commands == [])
    view.alpha = 1
    view.isHidden = true
    #expect(commands == [])
  }

  @Test func `scrolled and transformed views are drawn at their positions`() {
    let view = screen.add(UIView(), rect(0, 0, 80, 32))
    view.bounds.origin = CGPoint(x: 8, y: 16)
    view.transform = CGAffineTransform(translationX: 16, y: 0)
    let inside = UIView(frame: rect(8, 16, 8, 16))
    inside.backgroundColor = .red
    view.addSubview(inside)
    #expect(commands == [.fill(rect(16, 0, 8, 16), red, cornerRadius: 0)])
  }

  @Test func `views off the screen are not drawn`() {
    screen.add(UIView(), rect(700, 0, 80, 32)).backgroundColor = .red
    #expect(commands == [])
  }

  @Test func `a view can draw itself`() {
    final class Drawing: UIView {
      override func draw(_ rect: CGRect) {
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 8, height: 16))
        UIColor.blue.set()
        UIRectFrame(rect)
      }
    }
    screen.add(Drawing(), rect(8, 16, 80, 32))
    #expect(
      commands == [
        .fill(rect(8, 16, 8, 16), red, cornerRadius: 0),
        .stroke(rect(8, 16, 80, 32), blue, width: 1, cornerRadius: 0),
      ])
    // There is no context outside of `draw(_:)`.
    UIRectFill(CGRect(x: 0, y: 0, width: 8, height: 16))
    #expect(DrawingContext.current == nil)
  }

  @Test func `colours follow the style`() {
    let view = screen.add(UIView(), rect(0, 0, 8, 16))
    view.backgroundColor = .systemBackground
    view.overrideUserInterfaceStyle = .dark
    let black = DisplayColor(red: 0, green: 0, blue: 0)
    #expect(commands == [.fill(rect(0, 0, 8, 16), black, cornerRadius: 0)])
    view.overrideUserInterfaceStyle = .light
    let white = DisplayColor(red: 255, green: 255, blue: 255)
    #expect(commands == [.fill(rect(0, 0, 8, 16), white, cornerRadius: 0)])
  }

  @Test func `empty, filled, focused and disabled text fields look different`() {
    let field = screen.add(UITextField(), rect(0, 0, 160, 16))
    field.borderStyle = .roundedRect
    field.placeholder = "Name"
    var pictures = [commands]
    field.text = "Name"
    pictures.append(commands)
    screen.activate()
    field.becomeFirstResponder()
    pictures.append(commands)
    field.resignFirstResponder()
    field.isEnabled = false
    pictures.append(commands)
    field.borderStyle = .line
    pictures.append(commands)
    #expect(Set(pictures).count == pictures.count)
  }

  @Test func `a tall text field has a frame around its text`() {
    let field = screen.add(UITextField(), rect(0, 0, 80, 48))
    field.borderStyle = .roundedRect
    field.text = "text"
    #expect(screen.text == "╭────────╮\n│text    │\n╰────────╯")
  }

  @Test func `the display list of the screen contains the windows, with the front one last`() {
    screen.activate()
    screen.root.backgroundColor = .red
    let list = UIScreen.main.displayList()
    #expect(list.size == UIScreen.main.bounds.size)
    #expect(list.commands.last == .fill(screen.window.bounds, red, cornerRadius: 0))
    #expect(UIApplication.shared.plainText() == "\n")
  }
}
