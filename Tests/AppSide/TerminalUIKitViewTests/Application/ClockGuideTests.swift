import AppRuntime
import Foundation
import Testing

@testable import TerminalUIKit

/// The examples of the guide about the app's clock, word for word.
@MainActor
@Suite struct ClockGuideTests {
  private let banner = UILabel()

  @Test func `scheduled work runs when its time has come, unless it was cancelled`() {
    let application = UIApplication.shared
    let start = application.clock.now
    let hiding = UIApplication.shared.clock.schedule(after: 2, named: "hiding the banner") {
      banner.isHidden = true
    }
    #expect(hiding.isPending)
    #expect(application.clock.pendingWork.contains { $0.name == "hiding the banner" })
    hiding.cancel()
    #expect(!hiding.isPending)
    application.clock.schedule(after: 2, named: "hiding it after all") { banner.isHidden = true }
    application.loop.advance(to: start + 1.9)
    application.loop.settle()
    #expect(!banner.isHidden)
    application.loop.advance(to: start + 2)
    application.loop.settle()
    #expect(banner.isHidden)
  }

  @Test func `a task that sleeps on the clock continues when time passes`() async throws {
    let application = UIApplication.shared
    let start = application.clock.now
    banner.isHidden = true
    let reminder = Task { @MainActor in
      try await UIApplication.shared.clock.sleep(for: 30)
      banner.isHidden = false
    }
    // Other tests run during each yield and may move the clock of the app that all of them share.
    while banner.isHidden {
      await Task.yield()
      let sleep = application.clock.pendingWork.first {
        $0.name == "a sleeping task" && $0.deadline >= start + 30
      }
      application.loop.advance(to: sleep?.deadline ?? start)
    }
    try await reminder.value
    #expect(application.clock.now >= start + 30)
  }

  @Test func `announced work is listed until it ends`() {
    let work = UIApplication.shared.work
    let request = UIApplication.shared.work.begin(
      "network", "waiting for the answer to POST /login")
    #expect(work.descriptions.contains { $0.sentence.hasSuffix("POST /login") })
    request.end()
    #expect(!work.descriptions.contains { $0.sentence.hasSuffix("POST /login") })
  }

  @Test func `every example of the guide is run here`() throws {
    let root = URL(fileURLWithPath: #filePath).pathComponents.dropLast(5).joined(separator: "/")
      .dropFirst()
    let guide = try String(
      contentsOfFile: root
        + "/Sources/AppSide/TerminalUIKit/TerminalUIKit.docc/TheAppsClock.md", encoding: .utf8)
    let tests = words(try String(contentsOfFile: #filePath, encoding: .utf8))
    let examples = guide.matches(of: /```swift\n([\s\S]*?)```/).map { String($0.1) }
    #expect(examples.count == 4)
    for example in examples { #expect(tests.contains(words(example)), "\(example)") }
  }

  private func words(_ text: String) -> String { text.filter { !$0.isWhitespace } }
}
