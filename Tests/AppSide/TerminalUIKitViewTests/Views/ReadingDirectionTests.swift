import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct ReadingDirectionTests {
  private let screen = TestScreen(CGSize(width: 160, height: 96))

  /// Runs a closure while the app has a right-to-left layout.
  private func fromRightToLeft(_ body: () -> Void) {
    UIApplication.shared.changeTraits(UITraitCollection(layoutDirection: .rightToLeft))
    defer { UIApplication.shared.changeTraits(UITraitCollection(layoutDirection: .leftToRight)) }
    body()
  }

  @Test(
    arguments: [
      (.unspecified, .leftToRight, .rightToLeft), (.playback, .leftToRight, .leftToRight),
      (.spatial, .leftToRight, .leftToRight), (.forceLeftToRight, .leftToRight, .leftToRight),
      (.forceRightToLeft, .rightToLeft, .rightToLeft),
    ]
      as [(
        UISemanticContentAttribute, UIUserInterfaceLayoutDirection, UIUserInterfaceLayoutDirection
      )])
  func `the semantic content attribute or the app determines a view's direction`(
    semantics: UISemanticContentAttribute, usual: UIUserInterfaceLayoutDirection,
    turned: UIUserInterfaceLayoutDirection
  ) {
    let view = screen.add(UIView())
    view.semanticContentAttribute = semantics
    #expect(view.effectiveUserInterfaceLayoutDirection == usual)
    #expect(UIView.userInterfaceLayoutDirection(for: semantics) == usual)
    fromRightToLeft {
      #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
      #expect(view.effectiveUserInterfaceLayoutDirection == turned)
      #expect(UIView.userInterfaceLayoutDirection(for: semantics) == turned)
    }
    #expect(UIApplication.shared.userInterfaceLayoutDirection == .leftToRight)
  }

  @Test func `the superview's direction determines a leading constraint`() {
    let around = screen.add(UIView(), rect(0, 0, 160, 96))
    let inner = UIView()
    let innermost = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    innermost.translatesAutoresizingMaskIntoConstraints = false
    around.addSubview(inner)
    inner.addSubview(innermost)
    NSLayoutConstraint.activate([
      inner.topAnchor.constraint(equalTo: around.topAnchor),
      inner.leadingAnchor.constraint(equalTo: around.leadingAnchor, constant: 8),
      inner.widthAnchor.constraint(equalToConstant: 80),
      inner.heightAnchor.constraint(equalToConstant: 16),
      innermost.topAnchor.constraint(equalTo: inner.topAnchor),
      innermost.leadingAnchor.constraint(equalTo: inner.leadingAnchor),
      innermost.widthAnchor.constraint(equalToConstant: 16),
      innermost.heightAnchor.constraint(equalToConstant: 16),
    ])
    screen.settle()
    #expect(inner.frame.minX == 8 && innermost.frame.minX == 0)
    around.semanticContentAttribute = .forceRightToLeft
    screen.settle()
    #expect(inner.frame.minX == 72 && innermost.frame.minX == 0)
    inner.semanticContentAttribute = .forceRightToLeft
    around.semanticContentAttribute = .unspecified
    screen.settle()
    #expect(inner.frame.minX == 8 && innermost.frame.minX == 64)
  }

  @Test func `a stack and a label follow their own direction`() {
    let stack = screen.add(UIStackView(), rect(0, 0, 160, 16))
    let first = UILabel()
    let second = UILabel()
    first.text = "one"
    second.text = "two"
    stack.distribution = .fillEqually
    stack.addArrangedSubview(first)
    stack.addArrangedSubview(second)
    #expect(screen.text.hasPrefix("one       two"))
    stack.semanticContentAttribute = .forceRightToLeft
    #expect(screen.text.hasPrefix("two       one"))
    first.semanticContentAttribute = .forceRightToLeft
    #expect(screen.text.hasPrefix("two              one"))
    fromRightToLeft {
      stack.semanticContentAttribute = .playback
      first.semanticContentAttribute = .unspecified
      #expect(screen.text.hasPrefix("       one       two"))
    }
  }

  @Test func `bars are mirrored, with the back button on the right`() {
    let root = UIViewController()
    root.title = "Home"
    let next = UIViewController()
    next.title = "Inside"
    next.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .save)
    let navigation = UINavigationController(rootViewController: root)
    navigation.pushViewController(next, animated: false)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    navigation.tabBarItem.title = "A"
    tabs.viewControllers?.last?.tabBarItem.title = "B"
    let screen = TestScreen(tabs, CGSize(width: 240, height: 128))
    let usual = screen.text.split(separator: "\n")
    #expect(
      usual.first == " ‹ Home    Inside         Save" || usual.first?.contains("‹ Home") == true)
    fromRightToLeft {
      let lines = screen.text.split(separator: "\n")
      #expect(lines.first?.hasSuffix("Home ›") == true)
      #expect(lines.first?.hasPrefix(" Save") == true)
      let bar = lines.last ?? ""
      #expect(
        (bar.firstIndex(of: "B") ?? bar.endIndex) < (bar.firstIndex(of: "A") ?? bar.startIndex))
      var labels: [String] = []
      navigation.navigationBar.visitAccessibilityChildren { element in
        if let label = element.accessibilityLabel { labels.append(label) }
        return true
      }
      #expect(labels == ["Home", "Inside", "Save"])
    }
  }
}
