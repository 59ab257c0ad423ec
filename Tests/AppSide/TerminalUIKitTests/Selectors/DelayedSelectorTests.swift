import AppRuntime
import Foundation
import Testing

@testable import TerminalUIKit

private class Model: NSObject {
  var calls: [String] = []
  func hear(_ notification: Notification) { calls.append(notification.name.rawValue) }
  func tick(_ timer: Timer) { calls.append("tick") }
  func search(_ text: String?) { calls.append("search \(text ?? "nothing")") }
  func end() { calls.append("end") }

  static let hearing = Selector(Model.hear(_:), named: "hear:")
  static let searching = Selector(Model.search(_:), named: "search:")
}

/// Notifications, timers and delayed calls by selector.
@MainActor
struct DelayedSelectorTests {
  private let center = NotificationCenter()
  private let first = Notification.Name("first")
  private let second = Notification.Name("second")

  /// Advances the app's clock and runs the work that becomes due.
  private func advance(_ seconds: TimeInterval) {
    let clock = UIApplication.shared.clock
    clock.advance(to: clock.now + seconds)
    clock.runDueWork()
  }

  @Test func `an observer hears of notifications until it is removed`() {
    let model = Model()
    center.addObserver(model, selector: Model.hearing, name: first, object: nil)
    center.addObserver(model, selector: Model.hearing, name: second, object: model)
    center.post(name: first, object: nil)
    center.post(name: second, object: nil)
    center.post(name: second, object: model)
    #expect(model.calls == ["first", "second"])
    center.removeObserver(model, name: second, object: nil)
    center.post(name: second, object: model)
    center.post(name: first, object: nil)
    #expect(model.calls.count == 3)
    center.removeObserver(model)
    center.post(name: first, object: nil)
    #expect(model.calls.count == 3)
  }

  @Test func `an observer isn't retained`() {
    weak var observer: Model?
    do {
      let model = Model()
      observer = model
      center.addObserver(model, selector: Model.hearing, name: first, object: nil)
    }
    #expect(observer == nil)
    center.post(name: first, object: nil)
  }

  @Test func `what a closure observes ends with its token`() {
    // The centre posts on this thread only.
    nonisolated(unsafe) var count = 0
    let token = center.addObserver(forName: first, object: nil, queue: nil) { _ in count += 1 }
    center.post(name: first, object: nil)
    center.removeObserver(token)
    center.post(name: first, object: nil)
    #expect(count == 1)
  }

  @Test func `a timer calls its target`() {
    let model = Model()
    let timer = Timer(
      timeInterval: 1, target: model, selector: Selector(Model.tick(_:), named: "tick:"),
      userInfo: nil, repeats: true)
    timer.fire()
    timer.fire()
    #expect(model.calls == ["tick", "tick"])
    timer.invalidate()
  }

  @Test func `delayed calls happen in app time, unless they are cancelled`() {
    let model = Model()
    let delayed = DelayedCalls()
    delayed.add(model, Model.searching, "a", after: 0.5)
    delayed.add(model, Model.searching, "b", after: 0.5)
    delayed.add(model, Model.searching, nil, after: 0.5)
    delayed.add(model, Selector(Model.end, named: "end"), nil, after: 1)
    delayed.cancel(model, Model.searching, "a")
    advance(0.5)
    #expect(model.calls == ["search b", "search nothing"])
    delayed.cancel(model)
    advance(1)
    #expect(model.calls.count == 2)
  }

  @Test func `an object calls itself later`() {
    let model = Model()
    model.perform(Model.searching, with: "x", afterDelay: 0.5)
    model.perform(Model.searching, with: "y", afterDelay: 0.5)
    NSObject.cancelPreviousPerformRequests(
      withTarget: model, selector: Model.searching, object: "x")
    advance(1)
    #expect(model.calls == ["search y"])
  }
}
