import CellRendering
import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct ShapeLayerTests {
  private let screen = TestScreen(CGSize(width: 80, height: 48))

  private func commands(_ layer: CAShapeLayer) -> [DrawCommand] {
    let view = screen.add(UIView(), rect(8, 16, 64, 32))
    view.layer.addSublayer(layer)
    screen.settle()
    return screen.window.displayList().commands
  }

  @Test func `rectangles are filled and framed`() {
    let layer = CAShapeLayer()
    layer.path = UIBezierPath(roundedRect: rect(8, 0, 32, 16), cornerRadius: 4).cgPath
    layer.fillColor = UIColor.red.cgColor
    layer.strokeColor = UIColor.blue.cgColor
    layer.lineWidth = 2
    #expect(
      commands(layer) == [
        .fill(
          rect(16, 16, 32, 16), DisplayColor(red: 255, green: 0, blue: 0), cornerRadius: 4),
        .stroke(
          rect(15, 15, 34, 18), DisplayColor(red: 0, green: 0, blue: 255), width: 2,
          cornerRadius: 4),
      ])
  }

  @Test func `lines that are horizontal or vertical are drawn`() {
    let path = CGMutablePath()
    path.addLines(between: [
      CGPoint(x: 0, y: 8), CGPoint(x: 40, y: 8), CGPoint(x: 60, y: 30),
    ])
    let layer = CAShapeLayer()
    layer.path = path
    layer.fillColor = nil
    layer.strokeColor = UIColor.red.cgColor
    #expect(
      commands(layer) == [
        .fill(
          rect(8, 23.5, 40, 1), DisplayColor(red: 255, green: 0, blue: 0), cornerRadius: 0)
      ])
    layer.strokeEnd = 0
    screen.settle()
    #expect(screen.window.displayList().commands.isEmpty)
  }
}
