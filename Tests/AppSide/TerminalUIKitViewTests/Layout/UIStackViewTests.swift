import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

/// A view with an intrinsic size.
@MainActor
private final class Box: UIView {
  var size: CGSize { didSet { invalidateIntrinsicContentSize() } }

  init(_ width: CGFloat, _ height: CGFloat) {
    size = CGSize(width: width, height: height)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { return nil }

  override var intrinsicContentSize: CGSize { size }
}

@MainActor
struct UIStackViewTests {
  private func stack(
    _ axis: NSLayoutConstraint.Axis, _ views: [UIView], _ frame: CGRect
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = axis
    stack.frame = frame
    return stack
  }

  private func frames(_ stack: UIStackView) -> [CGRect] {
    stack.layoutIfNeeded()
    return stack.arrangedSubviews.map(\.frame)
  }

  struct Distributing: Sendable {
    var distribution: UIStackView.Distribution
    var length: CGFloat
    /// The starts and lengths of three views with intrinsic lengths 10, 20 and 30 and a spacing of
    /// 4.
    var expected: [[CGFloat]]
  }

  @Test(arguments: [
    Distributing(distribution: .fill, length: 100, expected: [[0, 42], [46, 20], [70, 30]]),
    Distributing(distribution: .fill, length: 58, expected: [[0, 10], [14, 20], [38, 20]]),
    Distributing(
      distribution: .fillEqually, length: 98, expected: [[0, 30], [34, 30], [68, 30]]),
    Distributing(
      distribution: .fillProportionally, length: 128, expected: [[0, 20], [24, 40], [68, 60]]),
    Distributing(
      distribution: .equalSpacing, length: 100, expected: [[0, 10], [30, 20], [70, 30]]),
    Distributing(
      distribution: .equalSpacing, length: 58, expected: [[0, 10], [14, 20], [38, 20]]),
    Distributing(
      distribution: .equalCentering, length: 120, expected: [[0, 10], [45, 20], [90, 30]]),
  ])
  func `distributions determine lengths along the axis`(_ example: Distributing) {
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let isVertical = axis == .vertical
      let boxes = [10, 20, 30].map { isVertical ? Box(5, $0) : Box($0, 5) }
      let stack = stack(
        axis, boxes, isVertical ? rect(0, 0, 40, example.length) : rect(0, 0, example.length, 40))
      stack.spacing = 4
      stack.distribution = example.distribution
      let found = frames(stack).map {
        isVertical ? [$0.minY, $0.height] : [$0.minX, $0.width]
      }
      #expect(found == example.expected, "\(axis)")
    }
  }

  @Test(arguments: [
    (UIStackView.Alignment.fill, [0, 40] as [CGFloat]), (.leading, [0, 10]), (.center, [15, 10]),
    (.trailing, [30, 10]), (.firstBaseline, [0, 10]), (.lastBaseline, [30, 10]),
  ])
  func `the alignment places each view`(_ alignment: UIStackView.Alignment, _ expected: [CGFloat]) {
    let column = stack(.vertical, [Box(10, 10)], rect(0, 0, 40, 100))
    column.alignment = alignment
    #expect(frames(column).map { [$0.minX, $0.width] } == [expected])
    let row = stack(.horizontal, [Box(10, 10)], rect(0, 0, 100, 40))
    row.alignment = alignment
    #expect(frames(row).map { [$0.minY, $0.height] } == [expected])
  }

  @Test func `the lowest hugging priority is stretched, and the lowest resistance compressed`() {
    let (a, b) = (Box(20, 5), Box(20, 5))
    a.setContentHuggingPriority(.required, for: .horizontal)
    a.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
    let stack = stack(.horizontal, [a, b], rect(0, 0, 100, 10))
    #expect(frames(stack).map(\.width) == [20, 80])
    stack.frame.size.width = 25
    #expect(frames(stack).map(\.width) == [5, 20])
  }

  @Test(arguments: [false, true], [false, true])
  func `text wraps beside a switch, which keeps its size`(isFirst: Bool, isConstrained: Bool) {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "several words that need more than one line"
    let toggle = UISwitch()
    let width = toggle.intrinsicContentSize.width
    let stack = stack(
      .horizontal, isFirst ? [toggle, label] : [label, toggle], rect(0, 0, 160, 96))
    stack.spacing = 8
    stack.alignment = .top
    let screen = TestScreen()
    screen.add(stack)
    if isConstrained { stack.widthAnchor.constraint(equalToConstant: 160).isActive = true }
    screen.settle()
    #expect(toggle.frame.width == width && label.frame.width == 160 - 8 - width)
    #expect(
      label.frame.height == label.sizeThatFits(CGSize(width: label.frame.width, height: 0)).height)
    // A single line is truncated before the switch is compressed.
    label.numberOfLines = 1
    screen.settle()
    #expect(toggle.frame.width == width && label.frame.width == 160 - 8 - width)
    // A priority set by the app takes precedence.
    label.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
    screen.settle()
    #expect(toggle.frame.width == 0)
  }

  @Test func `with constraints text wraps beside a switch and a button`() {
    let screen = TestScreen()
    let view = screen.add(UIView(), rect(0, 0, 200, 96))
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "several words that need more than one line"
    let toggle = UISwitch()
    let button = UIButton(type: .system)
    button.setTitle("Save", for: .normal)
    for part in [toggle, button, label] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      toggle.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
      button.leadingAnchor.constraint(equalTo: toggle.trailingAnchor, constant: 8),
      button.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    screen.settle()
    #expect(toggle.frame.width == toggle.intrinsicContentSize.width)
    #expect(button.frame.width == button.intrinsicContentSize.width)
    #expect(label.frame.width > 40 && label.frame.height > 32)
  }

  @Test(arguments: [NSLayoutConstraint.Axis.horizontal, .vertical])
  func `frames are on whole points without gaps`(_ axis: NSLayoutConstraint.Axis) {
    for distribution in [UIStackView.Distribution.fillProportionally, .fillEqually, .equalSpacing] {
      for length in stride(from: CGFloat(61), to: 200, by: 7) {
        let boxes = [7, 11, 13, 3].map { axis == .vertical ? Box(5, $0) : Box($0, 5) }
        let isVertical = axis == .vertical
        let stack = stack(
          axis, boxes, isVertical ? rect(0, 0, 41, length) : rect(0, 0, length, 41))
        stack.distribution = distribution
        stack.alignment = .center
        let found = frames(stack)
        for frame in found {
          for edge in [frame.minX, frame.maxX, frame.minY, frame.maxY] {
            #expect(edge == edge.rounded(), "\(distribution) \(length): \(frame)")
          }
        }
        #expect((isVertical ? found.last?.maxY : found.last?.maxX) == length)
        guard distribution != .equalSpacing else { continue }
        for (one, next) in zip(found, found.dropFirst()) {
          #expect(isVertical ? one.maxY == next.minY : one.maxX == next.minX)
        }
      }
    }
  }

  @Test func `hidden views take up no space`() {
    let boxes = [Box(10, 10), Box(10, 10), Box(10, 10)]
    let stack = stack(.vertical, boxes, rect(0, 0, 10, 100))
    stack.spacing = 5
    stack.distribution = .equalSpacing
    boxes[1].isHidden = true
    #expect(frames(stack).map(\.minY)[2] == 90)
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 10, height: 25))
    boxes[1].isHidden = false
    #expect(frames(stack).map(\.minY) == [0, 45, 90])
  }

  @Test func `custom spacing can be set after a view`() {
    let boxes = [Box(10, 10), Box(10, 10), Box(10, 10)]
    let stack = stack(.vertical, boxes, rect(0, 0, 10, 50))
    stack.spacing = 2
    stack.setCustomSpacing(8, after: boxes[0])
    #expect(stack.customSpacing(after: boxes[0]) == 8)
    #expect(frames(stack).map(\.height) == [20, 10, 10])
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: boxes[0])
    #expect(stack.customSpacing(after: boxes[0]) == UIStackView.spacingUseDefault)
    #expect(frames(stack).map(\.height) == [26, 10, 10])
  }

  @Test(.timeLimit(.minutes(10)))
  func `nested stack views are measured once per level`() {
    let label = UILabel()
    label.text = "inside"
    var inner: UIView = label
    for level in 0..<60 {
      let stack = UIStackView(arrangedSubviews: [inner])
      stack.axis = level.isMultiple(of: 3) ? .vertical : .horizontal
      inner = stack
    }
    #expect(inner.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width == 48)
    inner.frame = CGRect(x: 0, y: 0, width: 160, height: 16)
    inner.layoutIfNeeded()
    #expect(label.frame.width == 160)
  }

  @Test func `margins are applied on request`() {
    let stack = stack(.vertical, [Box(10, 10)], rect(0, 0, 50, 50))
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(frames(stack) == [rect(0, 0, 50, 50)])
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(frames(stack) == [rect(2, 1, 44, 46)])
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 16, height: 14))
  }

  @Test func `nested stack views have fitting sizes`() {
    let inner = UIStackView(arrangedSubviews: [Box(10, 20), Box(30, 10)])
    inner.spacing = 5
    let outer = UIStackView(arrangedSubviews: [inner, Box(20, 10)])
    outer.axis = .vertical
    outer.spacing = 3
    #expect(
      outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 45, height: 33))
    outer.frame = rect(0, 0, 45, 33)
    outer.layoutIfNeeded()
    #expect(inner.frame == rect(0, 0, 45, 20))
    #expect(inner.arrangedSubviews.map(\.frame) == [rect(0, 0, 10, 20), rect(15, 0, 30, 20)])
  }

  @Test func `a new size of a view reaches the outermost stack view`() {
    let screen = TestScreen()
    let label = UILabel()
    let inner = UIStackView(arrangedSubviews: [label])
    let outer = UIStackView(arrangedSubviews: [inner, Box(10, 16)])
    outer.axis = .vertical
    outer.alignment = .leading
    screen.add(outer, rect(0, 0, 200, 100))
    screen.settle()
    label.text = "wider"
    screen.settle()
    #expect(label.frame.width == 40)
  }

  @Test func `a label in a column wraps at its width`() {
    let label = UILabel()
    label.text = "one two three"
    label.numberOfLines = 0
    let box = Box(10, 16)
    let stack = stack(.vertical, [label, box], rect(0, 0, 64, 48))
    #expect(frames(stack) == [rect(0, 0, 64, 32), rect(0, 32, 64, 16)])
    #expect(stack.sizeThatFits(CGSize(width: 64, height: 0)) == CGSize(width: 64, height: 48))
  }

  @Test func `views can be added, moved and removed`() {
    let (a, b, c) = (Box(1, 1), Box(1, 1), Box(1, 1))
    let stack = UIStackView(arrangedSubviews: [a, b])
    #expect(stack.subviews == [a, b] && !a.translatesAutoresizingMaskIntoConstraints)
    stack.insertArrangedSubview(c, at: 0)
    #expect(stack.arrangedSubviews == [c, a, b])
    stack.addArrangedSubview(c)
    #expect(stack.arrangedSubviews == [a, b, c] && stack.subviews.count == 3)
    stack.removeArrangedSubview(a)
    #expect(stack.arrangedSubviews == [b, c] && a.superview === stack)
    b.removeFromSuperview()
    #expect(stack.arrangedSubviews == [c])
    stack.insertArrangedSubview(a, at: 0)
    #expect(stack.arrangedSubviews == [a, c])
  }

  @Test func `an empty stack view and one without space are laid out`() {
    #expect(UIStackView().systemLayoutSizeFitting(.zero) == .zero)
    let stack = stack(.horizontal, [Box(10, 10), Box(10, 10)], .zero)
    stack.spacing = 100
    for distribution in 0...4 {
      stack.distribution = UIStackView.Distribution(rawValue: distribution) ?? .fill
      #expect(frames(stack).allSatisfy { $0.width.isFinite && $0.width >= 0 })
    }
  }

  @Test func `each of many views is arranged only once`() {
    let stack = UIStackView()
    let views = (0..<2000).map { _ in UIView() }
    for view in views { stack.addArrangedSubview(view) }
    stack.addArrangedSubview(views[0])
    #expect(stack.arrangedSubviews == views.dropFirst() + [views[0]])
    stack.insertArrangedSubview(views[0], at: 0)
    #expect(stack.arrangedSubviews == views && stack.subviews.count == 2000)
    stack.removeArrangedSubview(views[1])
    stack.removeArrangedSubview(views[1])
    #expect(stack.arrangedSubviews.count == 1999 && views[1].superview === stack)
    views[1].removeFromSuperview()
    views[2].removeFromSuperview()
    #expect(stack.arrangedSubviews.count == 1998)
  }
}
