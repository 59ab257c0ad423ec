import Foundation
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
@Suite(.serialized) struct MutableTraitsTests {
  @Test func `a closure sets the traits of a new collection`() {
    let traits = UITraitCollection {
      $0.userInterfaceStyle = .dark
      $0.layoutDirection = .rightToLeft
    }
    #expect(traits.userInterfaceStyle == .dark && traits.layoutDirection == .rightToLeft)
    #expect(traits.horizontalSizeClass == .unspecified && traits.displayScale == 0)
  }

  @Test func `modifying traits leaves the original collection unchanged`() {
    let light = UITraitCollection(userInterfaceStyle: .light)
    let big = light.modifyingTraits { $0.preferredContentSizeCategory = .extraLarge }
    #expect(big.userInterfaceStyle == .light && big.preferredContentSizeCategory == .extraLarge)
    #expect(light.preferredContentSizeCategory == .unspecified)
    let open = big.modifyingTraits {
      $0.userInterfaceStyle = .unspecified
      $0.horizontalSizeClass = .compact
      $0.verticalSizeClass = .regular
      $0.userInterfaceIdiom = .pad
      $0.displayScale = 2
    }
    #expect(open.userInterfaceStyle == .unspecified && open.horizontalSizeClass == .compact)
    #expect(open.verticalSizeClass == .regular && open.userInterfaceIdiom == .pad)
    #expect(open.displayScale == 2)
  }

  @Test func `a changed text size is posted once, after views have been updated`() {
    let screen = TestScreen()
    let label = screen.add(UILabel())
    let journal = Journal()
    let center = NotificationCenter.default
    let token = center.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil
    ) { note in
      let new = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory
      let name = new?.rawValue ?? "-"
      MainActor.assumeIsolated {
        journal.note(
          name + " " + label.traitCollection.preferredContentSizeCategory.rawValue)
      }
    }
    defer {
      center.removeObserver(token)
      UIApplication.shared.changeTraits(UITraitCollection(preferredContentSizeCategory: .large))
    }
    UIApplication.shared.changeTraits(UITraitCollection(preferredContentSizeCategory: .small))
    UIApplication.shared.changeTraits(UITraitCollection(preferredContentSizeCategory: .small))
    UIApplication.shared.setUserInterfaceStyle(.light)
    #expect(journal.take() == ["UICTContentSizeCategoryS UICTContentSizeCategoryS"])
  }

  @Test func `a view reports its layout direction`() {
    let screen = TestScreen()
    let view = screen.add(UIView())
    #expect(view.effectiveUserInterfaceLayoutDirection == .leftToRight)
    UIApplication.shared.changeTraits(UITraitCollection(layoutDirection: .rightToLeft))
    defer {
      UIApplication.shared.changeTraits(UITraitCollection(layoutDirection: .leftToRight))
    }
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
}
