import Foundation
import TerminalUIKit

/// Three pads, each with gesture recognisers that don't interfere with one another.
final class GesturesViewController: CapabilityViewController {
  private let tapPad = GesturesViewController.pad("Tap", identifier: "tapPad")
  private let swipePad = GesturesViewController.pad("Swipe", identifier: "swipePad")
  private let dragPad = GesturesViewController.pad("Drag, pinch, turn", identifier: "dragPad")

  init() {
    super.init("Tap once, twice, long, with two fingers, right; swipe; drag, pinch, turn.")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let pads = UIStackView(arrangedSubviews: [tapPad, swipePad, dragPad])
    pads.spacing = 16
    add(pads)
    addTaps()
    addSwipes()
    addDrags()
  }

  private func addTaps() {
    let double = UITapGestureRecognizer(target: self, action: GesturesViewController.touched)
    double.name = "doubleTap"
    double.numberOfTapsRequired = 2
    let single = UITapGestureRecognizer(target: self, action: GesturesViewController.touched)
    single.name = "tap"
    single.require(toFail: double)
    let twoFingers = UITapGestureRecognizer(target: self, action: GesturesViewController.touched)
    twoFingers.name = "twoFingerTap"
    twoFingers.numberOfTouchesRequired = 2
    let right = UITapGestureRecognizer(target: self, action: GesturesViewController.touched)
    right.name = "rightClick"
    right.buttonMaskRequired = .secondary
    let hover = UIHoverGestureRecognizer(target: self, action: GesturesViewController.hovered)
    let long = UILongPressGestureRecognizer(target: self, action: GesturesViewController.pressed)
    for recognizer in [double, single, twoFingers, right, hover, long] {
      tapPad.addGestureRecognizer(recognizer)
    }
  }

  private func addSwipes() {
    let directions: [(UISwipeGestureRecognizer.Direction, String)] = [
      (.left, "left"), (.right, "right"), (.up, "up"), (.down, "down"),
    ]
    for (direction, name) in directions {
      let swipe = UISwipeGestureRecognizer(target: self, action: GesturesViewController.swiped)
      swipe.name = name
      swipe.direction = direction
      swipePad.addGestureRecognizer(swipe)
    }
  }

  private func addDrags() {
    let pan = UIPanGestureRecognizer(target: self, action: GesturesViewController.panned)
    // Two fingers are reserved for pinching and rotating.
    pan.maximumNumberOfTouches = 1
    dragPad.addGestureRecognizer(pan)
    dragPad.addGestureRecognizer(
      UIPinchGestureRecognizer(target: self, action: GesturesViewController.pinched))
    dragPad.addGestureRecognizer(
      UIRotationGestureRecognizer(target: self, action: GesturesViewController.turned))
  }

  private func touched(_ recognizer: UITapGestureRecognizer) {
    saw(recognizer.name ?? "", at: recognizer)
  }

  private func pressed(_ recognizer: UILongPressGestureRecognizer) {
    if recognizer.state == .began { saw("longPress", at: recognizer) }
  }

  private func hovered(_ recognizer: UIHoverGestureRecognizer) {
    if recognizer.state == .began { saw("hover", at: recognizer) }
  }

  private func swiped(_ recognizer: UISwipeGestureRecognizer) {
    saw("swipe \(recognizer.name ?? "")")
  }

  private func panned(_ recognizer: UIPanGestureRecognizer) {
    guard recognizer.state == .ended else { return }
    let way = recognizer.translation(in: recognizer.view)
    saw(String(format: "pan by %.0f, %.0f", way.x, way.y))
  }

  private func pinched(_ recognizer: UIPinchGestureRecognizer) {
    if recognizer.state == .ended { saw(String(format: "pinch %.2f", recognizer.scale)) }
  }

  private func turned(_ recognizer: UIRotationGestureRecognizer) {
    guard recognizer.state == .ended else { return }
    saw(String(format: "rotation %.0f°", recognizer.rotation * 180 / .pi))
  }

  private func saw(_ gesture: String, at recognizer: UIGestureRecognizer) {
    let point = recognizer.location(in: recognizer.view)
    saw(String(format: "%@ at %.0f, %.0f", gesture, point.x, point.y))
  }

  private static func pad(_ title: String, identifier: String) -> UIView {
    let pad = UILabel()
    pad.text = title
    pad.textAlignment = .center
    pad.textColor = .secondaryLabel
    pad.backgroundColor = .secondarySystemBackground
    pad.isUserInteractionEnabled = true
    pad.accessibilityIdentifier = identifier
    pad.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      pad.widthAnchor.constraint(equalToConstant: 192),
      pad.heightAnchor.constraint(equalToConstant: 160),
    ])
    return pad
  }
}
