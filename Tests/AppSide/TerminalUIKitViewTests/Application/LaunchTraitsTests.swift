import Foundation
import Testing

@testable import TerminalUIKit

struct LaunchTraitsTests {
  private func launch(_ arguments: [String: String]) throws -> LaunchTraits {
    let suite = "LaunchTraitsTests.\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: suite))
    defer { defaults.removePersistentDomain(forName: suite) }
    for (key, value) in arguments { defaults.set(value, forKey: key) }
    return LaunchTraits(in: defaults)
  }

  @Test func `without launch arguments no traits are specified`() throws {
    let launch = try launch([:])
    #expect(launch.traits == UITraitCollection() && launch.problems.isEmpty)
  }

  @Test func `the text size is selected by UIKit's name`() throws {
    let launch = try launch([
      "UIPreferredContentSizeCategoryName": "UICTContentSizeCategoryAccessibilityXXXL"
    ])
    #expect(launch.traits.preferredContentSizeCategory == .accessibilityExtraExtraExtraLarge)
    #expect(launch.traits.userInterfaceStyle == .unspecified && launch.problems.isEmpty)
  }

  @Test(
    arguments: [
      ("UIUserInterfaceStyle", "Dark", .dark), ("AppleInterfaceStyle", "Dark", .dark),
      ("UIUserInterfaceStyle", "light", .light),
      ("UIUserInterfaceStyle", "Automatic", .unspecified),
      ("UIUserInterfaceStyle", "auto", .unspecified),
    ] as [(String, String, UIUserInterfaceStyle)])
  func `both keys set the style`(key: String, name: String, style: UIUserInterfaceStyle) throws {
    let launch = try launch([key: name])
    #expect(launch.traits.userInterfaceStyle == style && launch.problems.isEmpty)
  }

  @Test(
    arguments: [("Light", "Dark", .dark), ("Dark", "Light", .light), ("Dark", "Automatic", .dark)]
      as [(String, String, UIUserInterfaceStyle)])
  func `UIKit's own key takes precedence`(
    system: String, own: String, style: UIUserInterfaceStyle
  ) throws {
    let launch = try launch(["AppleInterfaceStyle": system, "UIUserInterfaceStyle": own])
    #expect(launch.traits.userInterfaceStyle == style)
  }

  @Test(arguments: [
    (["AppleLanguages": "(ar)"], true), (["AppleLanguages": "(\"he-IL\", en)"], true),
    (["AppleLanguages": "(fa)", "AppleLocale": "en_US"], true),
    (["AppleLanguages": "(en, ar)"], false), (["AppleLocale": "ar_EG"], false),
    (["AppleTextDirection": "YES", "NSForceRightToLeftWritingDirection": "YES"], true),
    (["NSForceRightToLeftWritingDirection": "NO"], false),
  ])
  func `a right-to-left language or Xcode's arguments mirror the interface`(
    arguments: [String: String], isRightToLeft: Bool
  ) throws {
    let direction = try launch(arguments).traits.layoutDirection
    #expect(direction == (isRightToLeft ? .rightToLeft : .unspecified))
  }

  @Test func `unknown values are reported with the known ones`() throws {
    let launch = try launch([
      "UIPreferredContentSizeCategoryName": "XXXL", "UIUserInterfaceStyle": "Sepia",
    ])
    #expect(launch.traits == UITraitCollection())
    #expect(launch.problems.count == 2)
    #expect(
      launch.problems[0].contains(
        "unknown text size “XXXL”; known sizes are UICTContentSizeCategoryXS"))
    #expect(
      launch.problems[1].contains(
        "unknown style “Sepia”; known styles are Light, Dark and Automatic."))
  }
}
