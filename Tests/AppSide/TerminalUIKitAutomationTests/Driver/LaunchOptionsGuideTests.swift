import Foundation
import LaunchDomain
import TerminalUIKit
import Testing

@testable import TerminalUIKitAutomation

@MainActor private var greeted: [String] = []
@MainActor private func showGreeting(to name: String) { greeted.append(name) }

extension LaunchKey where Value == String? {
  static var greeterName: Self { Self("greeter.name", help: "Who is greeted.") }
}

final class GreeterDelegate: UIResponder, UIApplicationDelegate, LaunchOptionsProviding {
  let launchOptions = LaunchOptions(LaunchSchema(.greeterName))

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let name = launchOptions[.uiTesting] ? launchOptions[.greeterName] : nil
    showGreeting(to: name ?? "you")
    return true
  }
}

/// The example of the module's documentation, word for word.
@MainActor
@Suite struct LaunchOptionsGuideTests {
  @Test func `a delegate that declares its arguments reads them and lists them`() throws {
    let delegate = GreeterDelegate()
    #expect(delegate.application(.shared, didFinishLaunchingWithOptions: nil))
    #expect(greeted.last == "you")
    let help = delegate.launchOptions.schema.help(program: "Greeter")
    for key in ["-greeter.name", "-ui-testing", "-ui-testing.clock", "-help"] {
      #expect(help.contains(key), "\(help)")
    }
    #expect(help.contains("Who is greeted."))
  }

  @Test func `the guide contains the code that runs here`() throws {
    let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(5).joined(separator: "/")
      .dropFirst()
    let guide = try String(
      contentsOfFile: root + "/Sources/AppSide/TerminalUIKitAutomation/"
        + "TerminalUIKitAutomation.docc/TerminalUIKitAutomation.md", encoding: .utf8)
    let tests = words(try String(contentsOfFile: #filePath, encoding: .utf8))
    let examples = guide.matches(of: /```swift\n([\s\S]*?)```/).map { String($0.1) }
    #expect(examples.count == 1)
    for example in examples { #expect(tests.contains(words(example)), "\(example)") }
  }

  private func words(_ text: String) -> String { text.filter { !$0.isWhitespace } }
}
