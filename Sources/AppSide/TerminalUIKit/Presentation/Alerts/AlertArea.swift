import Foundation

/// A part of an alert that scrolls if it doesn't fit: the text or the buttons.
@MainActor
final class AlertArea: UIScrollView {
  /// The view that holds the text or the buttons, inside the containers of UIKit's alerts.
  let content: UIView

  /// - Parameter depth: The number of containers around the text or the buttons.
  init(depth: Int) {
    content = UIView()
    super.init(frame: .zero)
    var inner = content
    for _ in 1..<depth {
      let outer = UIView()
      outer.addSubview(inner)
      inner = outer
    }
    addSubview(inner)
    contentInsetAdjustmentBehavior = .never
    bounces = false
  }

  required init?(coder: NSCoder) {
    content = UIView()
    super.init(coder: coder)
  }

  /// Lays out the area and its containers.
  ///
  /// - Parameters:
  ///   - frame: The visible part.
  ///   - length: The full height.
  func layOut(_ frame: CGRect, length: CGFloat) {
    self.frame = frame
    contentSize = CGSize(width: frame.width, height: length)
    var container: UIView? = content
    while let view = container, view !== self {
      view.frame = CGRect(origin: .zero, size: contentSize)
      container = view.superview
    }
  }

  // A drag that begins on a button scrolls because the buttons fill the whole area.
  override func touchesShouldCancel(in view: UIView) -> Bool { true }
}
