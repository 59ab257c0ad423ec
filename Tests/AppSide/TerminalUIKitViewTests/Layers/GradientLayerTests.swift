import CellRendering
import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct GradientLayerTests {
  private let screen = TestScreen(CGSize(width: 80, height: 80))

  private func reds(_ gradient: CAGradientLayer) -> [[UInt8]] {
    let view = screen.add(UIView(), rect(0, 0, 80, 80))
    gradient.frame = view.bounds
    gradient.colors = [UIColor.black.cgColor, UIColor.red.cgColor]
    view.layer.insertSublayer(gradient, at: 0)
    screen.settle()
    let buffer = CellBuffer(screen.window.displayList())
    return (0..<5).map { row in (0..<10).map { buffer[$0, row].background.red } }
  }

  @Test func `a gradient goes from the top to the bottom`() {
    let shown = reds(CAGradientLayer())
    #expect(shown.map(\.first) == [26, 77, 128, 179, 230])
    #expect(shown.allSatisfy { Set($0).count == 1 })
  }

  @Test func `a gradient goes from one point to another`() {
    let gradient = CAGradientLayer()
    gradient.startPoint = .zero
    gradient.endPoint = CGPoint(x: 1, y: 0)
    gradient.locations = [0.5, 1]
    #expect(reds(gradient)[3] == [0, 0, 0, 0, 0, 26, 77, 128, 179, 229])
  }

  @Test func `a diagonal and a radial gradient differ from cell to cell`() {
    let diagonal = CAGradientLayer()
    diagonal.startPoint = .zero
    diagonal.endPoint = CGPoint(x: 1, y: 1)
    let shown = reds(diagonal)
    #expect(shown[0][0] == 19 && shown[4][9] == 236)
    // In the other corners the gradient is near its middle.
    #expect(shown[0][9] == 134 && shown[4][0] == 121)
    let radial = CAGradientLayer()
    radial.type = .radial
    radial.startPoint = CGPoint(x: 0.5, y: 0.5)
    radial.endPoint = CGPoint(x: 1, y: 1)
    let round = reds(radial)
    #expect(round[1][4] == 105 && round[1][1] == 206 && round[3][8] == 206 && round[0][0] == 255)
  }

  @Test func `a conic gradient goes around its centre`() {
    let conic = CAGradientLayer()
    conic.type = .conic
    conic.startPoint = CGPoint(x: 0.5, y: 0.5)
    conic.endPoint = CGPoint(x: 1, y: 0.5)
    let around = reds(conic)
    #expect(around[4][0] == 98 && around[0][0] == 157)
  }

  @Test func `a value that isn't a colour is left out`() {
    let layer = CAGradientLayer()
    layer.frame = rect(0, 0, 80, 80)
    layer.colors = ["red", 3]
    screen.root.layer.addSublayer(layer)
    screen.settle()
    #expect(screen.window.displayList().commands.isEmpty)
    layer.colors = ["red", UIColor.red.cgColor, 3]
    screen.settle()
    let buffer = CellBuffer(screen.window.displayList())
    let red = DisplayColor(red: 255, green: 0, blue: 0)
    #expect(buffer[0, 0].background == red && buffer[9, 4].background == red)
  }
}
