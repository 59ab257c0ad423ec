import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct AutoLayoutStackTests {
  private let screen = TestScreen()

  private func label(_ text: String) -> UILabel {
    let label = UILabel()
    label.text = text
    return label
  }

  private func place(_ stack: UIStackView) {
    stack.translatesAutoresizingMaskIntoConstraints = false
    screen.root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: screen.root.topAnchor),
    ])
  }

  @Test func `a stack view fits its arranged views`() {
    let first = label("Name")
    let second = label("Longer")
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.spacing = 8
    place(stack)
    screen.settle()
    #expect(stack.frame == rect(0, 0, 88, 16))
    #expect(first.frame == rect(0, 0, 32, 16) && second.frame == rect(40, 0, 48, 16))
    second.text = "L"
    screen.settle()
    #expect(stack.frame.width == 48)
    first.isHidden = true
    screen.settle()
    #expect(stack.frame.width == 8 && second.frame.minX == 0)
    first.isHidden = false
    stack.axis = .vertical
    screen.settle()
    #expect(stack.frame == rect(0, 0, 32, 40) && second.frame == rect(0, 24, 32, 16))
    stack.addArrangedSubview(label("More"))
    screen.settle()
    #expect(stack.frame.height == 64)
    stack.removeArrangedSubview(second)
    second.removeFromSuperview()
    screen.settle()
    #expect(stack.frame.height == 40)
  }

  @Test func `an initially hidden view gets its place when it is shown`() {
    let first = label("Name")
    let second = label("Longer")
    second.isHidden = true
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.axis = .vertical
    place(stack)
    screen.settle()
    #expect(stack.frame.height == 16)
    second.isHidden = false
    screen.settle()
    #expect(stack.frame.height == 32 && second.frame == rect(0, 16, 48, 16))
    second.isHidden = true
    screen.settle()
    #expect(stack.frame.height == 16)
  }

  @Test func `a view in a stack view can have outside constraints`() {
    let first = label("Name")
    let second = label("Value")
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.frame = rect(0, 0, 200, 32)
    screen.root.addSubview(stack)
    first.widthAnchor.constraint(equalToConstant: 80).isActive = true
    screen.settle()
    #expect(stack.frame == rect(0, 0, 200, 32))
    #expect(first.frame == rect(0, 0, 80, 32) && second.frame == rect(80, 0, 120, 32))
  }

  @Test(arguments: [
    UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing,
    .equalCentering,
  ])
  func `distributions match those of a stack view without constraints`(
    _ distribution: UIStackView.Distribution
  ) {
    let first = label("Name")
    let second = label("Surname")
    let stack = UIStackView(arrangedSubviews: [first, second])
    stack.distribution = distribution
    if distribution == .fillEqually { stack.spacing = 8 }
    place(stack)
    stack.widthAnchor.constraint(equalToConstant: 300).isActive = true
    screen.settle()
    let plain = UIStackView(arrangedSubviews: [label("Name"), label("Surname")])
    plain.distribution = distribution
    plain.spacing = stack.spacing
    plain.frame = rect(0, 0, 300, 16)
    plain.layoutIfNeeded()
    for (own, other) in zip(stack.arrangedSubviews, plain.arrangedSubviews) {
      #expect(own.frame.minX == other.frame.minX.rounded())
      #expect(own.frame.maxX == other.frame.maxX.rounded())
    }
    #expect(second.frame.maxX == 300)
  }

  @Test func `alignments place views across the axis`() {
    let small = label("a")
    let tall = UIView()
    tall.heightAnchor.constraint(equalToConstant: 48).isActive = true
    tall.widthAnchor.constraint(equalToConstant: 10).isActive = true
    let stack = UIStackView(arrangedSubviews: [small, tall])
    stack.alignment = .center
    place(stack)
    screen.settle()
    #expect(stack.frame == rect(0, 0, 18, 48) && small.frame == rect(0, 16, 8, 16))
    stack.alignment = .bottom
    screen.settle()
    #expect(small.frame.minY == 32)
    stack.alignment = .fill
    screen.settle()
    #expect(small.frame.height == 48)
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 18, height: 48))
  }

  @Test func `an employee overview is laid out`() {
    let overview = EmployeeOverview()
    overview.translatesAutoresizingMaskIntoConstraints = false
    screen.root.addSubview(overview)
    NSLayoutConstraint.activate([
      overview.leadingAnchor.constraint(equalTo: screen.root.leadingAnchor, constant: 16),
      overview.trailingAnchor.constraint(equalTo: screen.root.trailingAnchor, constant: -16),
      overview.topAnchor.constraint(equalTo: screen.root.topAnchor, constant: 16),
    ])
    screen.settle()
    #expect(overview.photo.frame == rect(16, 16, 60, 60))
    #expect(overview.labels.frame == rect(92, 30, 500, 32))
    #expect(overview.name.frame == rect(0, 0, 500, 16))
    #expect(overview.jobRole.frame == rect(0, 16, 500, 16))
    #expect(overview.frame == rect(16, 16, 608, 92))
    #expect(screen.window.autoLayoutEngine?.lastConflictReport == nil)
  }
}

/// A circular photo with a name and a role beside it.
private final class EmployeeOverview: UIView {
  let photo = UIView()
  let name = UILabel()
  let jobRole = UILabel()
  let labels = UIStackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 16, leading: 16, bottom: 16, trailing: 16)
    photo.translatesAutoresizingMaskIntoConstraints = false
    photo.layer.cornerRadius = 30
    name.text = "Ada Lovelace"
    jobRole.text = "Analyst"
    labels.axis = .vertical
    labels.addArrangedSubview(name)
    labels.addArrangedSubview(jobRole)
    labels.translatesAutoresizingMaskIntoConstraints = false
    addSubview(photo)
    addSubview(labels)
    let margins = layoutMarginsGuide
    NSLayoutConstraint.activate([
      photo.widthAnchor.constraint(equalToConstant: 60),
      photo.heightAnchor.constraint(equalTo: photo.widthAnchor),
      photo.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      photo.topAnchor.constraint(equalTo: margins.topAnchor),
      photo.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      labels.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 16),
      labels.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      labels.centerYAnchor.constraint(equalTo: photo.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}
