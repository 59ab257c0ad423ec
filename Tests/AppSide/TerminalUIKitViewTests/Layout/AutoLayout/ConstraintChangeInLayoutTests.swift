import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

/// A controller that sets the width of a bar in `viewDidLayoutSubviews`.
@MainActor
private final class BarController: UIViewController {
  let bar = UIView()
  private(set) lazy var width = bar.widthAnchor.constraint(equalToConstant: 8)
  var layouts = 0
  /// The new width of the bar, computed from the width of the controller's view.
  var rule: (CGFloat) -> CGFloat = { $0 / 2 }

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(bar)
    NSLayoutConstraint.activate([
      width, bar.heightAnchor.constraint(equalToConstant: 16),
      bar.topAnchor.constraint(equalTo: view.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    layouts += 1
    width.constant = rule(view.bounds.width)
  }
}

/// A view that sets the width of another view in `layoutSubviews`.
@MainActor
private final class BarView: UIView {
  let bar = UIView()
  private(set) lazy var width = bar.widthAnchor.constraint(equalToConstant: 8)

  override init(frame: CGRect) {
    super.init(frame: frame)
    bar.translatesAutoresizingMaskIntoConstraints = false
    addSubview(bar)
    NSLayoutConstraint.activate([
      width, bar.topAnchor.constraint(equalTo: topAnchor),
      bar.leadingAnchor.constraint(equalTo: leadingAnchor),
    ])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    super.layoutSubviews()
    width.constant = bounds.width / 2
  }
}

/// Tests of constraints that change during layout.
@MainActor
struct ConstraintChangeInLayoutTests {
  @Test func `a constraint changed in viewDidLayoutSubviews is applied in the same pass`() {
    let controller = BarController()
    let screen = TestScreen(controller, CGSize(width: 320, height: 64))
    #expect(controller.bar.frame == rect(0, 0, 160, 16))
    screen.window.frame.size.width = 160
    screen.settle()
    #expect(controller.width.constant == 80 && controller.bar.frame.width == 80)
    let layouts = controller.layouts
    while UIApplication.shared.layOutWindows() {}
    #expect(controller.layouts == layouts)
  }

  @Test func `a constraint that changes in every layout causes another pass each time`() {
    let controller = BarController()
    let screen = TestScreen(controller, CGSize(width: 320, height: 64))
    var limit: CGFloat = 100
    controller.rule = { [unowned controller] _ in min(limit, controller.width.constant + 1) }
    controller.width.constant = 8
    screen.settle()
    #expect(controller.bar.frame.width < 100)
    #expect(screen.window.isWaitingForLayout)
    while UIApplication.shared.layOutWindows() {}
    #expect(controller.bar.frame.width == 100)
    limit = 8
    screen.settle()
  }

  @Test func `a constraint changed in layoutSubviews is applied by layoutIfNeeded`() {
    let view = BarView(frame: rect(0, 0, 100, 100))
    view.layoutIfNeeded()
    #expect(view.bar.frame.width == 50)
    view.frame.size.width = 60
    view.layoutIfNeeded()
    #expect(view.bar.frame.width == 30 && !view.isWaitingForLayout)
  }

  @Test func `a constraint changed in the layout of an island is applied`() {
    let screen = TestScreen()
    let view = BarView(frame: .zero)
    view.becomeIsland()
    screen.add(view, rect(0, 0, 100, 100))
    while UIApplication.shared.layOutWindows() {}
    view.frame.size.width = 60
    // A descendant needs layout as well.
    view.bar.setNeedsLayout()
    while UIApplication.shared.layOutWindows() {}
    #expect(view.bar.frame.width == 30)
  }
}
