import Foundation
import TerminalUIKit

/// Pads with gesture recognisers, and which of them has recognised something last.
final class GestureViewController: UIViewController {
  private let seen = UILabel(frame: CGRect(x: 0, y: 0, width: 640, height: 16))

  override func viewDidLoad() {
    super.viewDidLoad()
    seen.accessibilityIdentifier = "seen"
    view.addSubview(seen)
    addTaps(to: pad("taps", x: 16, y: 32))
    addDrags(to: pad("drags", x: 336, y: 32))
    addSwipes(to: pad("swipes", x: 16, y: 208))
    addTwoFingers(to: pad("fingers", x: 336, y: 208))
  }

  private func pad(_ name: String, x: CGFloat, y: CGFloat) -> UIView {
    let pad = UIView(frame: CGRect(x: x, y: y, width: 288, height: 160))
    pad.isAccessibilityElement = true
    pad.isMultipleTouchEnabled = true
    pad.accessibilityIdentifier = name
    view.addSubview(pad)
    return pad
  }

  private func show(_ text: String) { seen.text = text }

  private func addTaps(to pad: UIView) {
    let single = UITapGestureRecognizer(target: self, action: GestureViewController.tapped)
    let double = UITapGestureRecognizer(target: self, action: GestureViewController.doubleTapped)
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    let two = UITapGestureRecognizer(target: self, action: GestureViewController.twoFingerTapped)
    two.numberOfTouchesRequired = 2
    let right = UITapGestureRecognizer(target: self, action: GestureViewController.rightClicked)
    right.buttonMaskRequired = .secondary
    let long = UILongPressGestureRecognizer(target: self, action: GestureViewController.pressed)
    let hover = UIHoverGestureRecognizer(target: self, action: GestureViewController.hovered)
    for each in [single, double, two, right, long, hover] { pad.addGestureRecognizer(each) }
  }

  private func addDrags(to pad: UIView) {
    pad.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: GestureViewController.panned))
  }

  private func addSwipes(to pad: UIView) {
    for direction: UISwipeGestureRecognizer.Direction in [.up, .down, .left, .right] {
      let swipe = UISwipeGestureRecognizer(target: self, action: GestureViewController.swiped)
      swipe.direction = direction
      pad.addGestureRecognizer(swipe)
    }
  }

  private func addTwoFingers(to pad: UIView) {
    pad.addGestureRecognizer(
      UIPinchGestureRecognizer(target: self, action: GestureViewController.pinched))
    pad.addGestureRecognizer(
      UIRotationGestureRecognizer(target: self, action: GestureViewController.rotated))
  }

  private func tapped() { show("tap") }

  private func doubleTapped() { show("double tap") }

  private func twoFingerTapped() { show("two finger tap") }

  private func rightClicked() { show("right click") }

  private func pressed(_ press: UILongPressGestureRecognizer) {
    if press.state == .began { show("long press") }
  }

  private func hovered(_ hover: UIHoverGestureRecognizer) {
    if hover.state == .began { show("hover") }
  }

  private func panned(_ pan: UIPanGestureRecognizer) {
    guard pan.state == .ended else { return }
    let way = pan.translation(in: pan.view)
    show("pan \(Int(way.x.rounded())) \(Int(way.y.rounded()))")
  }

  private func swiped(_ swipe: UISwipeGestureRecognizer) {
    let names: [(UISwipeGestureRecognizer.Direction, String)] = [
      (.up, "up"), (.down, "down"), (.left, "left"), (.right, "right"),
    ]
    show("swipe " + (names.first { $0.0 == swipe.direction }?.1 ?? ""))
  }

  private func pinched(_ pinch: UIPinchGestureRecognizer) {
    if pinch.state == .ended { show("pinch \((pinch.scale * 1000).rounded() / 1000)") }
  }

  private func rotated(_ rotation: UIRotationGestureRecognizer) {
    if rotation.state == .ended { show("rotation \((rotation.rotation * 1000).rounded() / 1000)") }
  }
}
