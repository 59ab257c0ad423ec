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

private final class Listener: NSObject {
  var count = 0
  var heard: () -> Void = {}

  func hear() {
    count += 1
    heard()
  }

  static let hearing = Selector(Listener.hear, named: "hear")
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

  @Test func `an observer receives notifications until it is removed`() {
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

  @Test func `the sender isn't retained`() {
    let model = Model()
    weak var sender: Model?
    do {
      let object = Model()
      sender = object
      center.addObserver(model, selector: Model.hearing, name: first, object: object)
      center.post(name: first, object: object)
    }
    #expect(sender == nil)
    center.post(name: first, object: nil)
    center.post(name: first, object: model)
    #expect(model.calls == ["first"])
  }

  @Test func `an observer that is removed during a notification doesn't receive it`() {
    let (one, other) = (Listener(), Listener())
    one.heard = { [center, second, unowned other] in
      center.removeObserver(other)
      center.post(name: second, object: nil)
    }
    other.heard = { [center, second, unowned one] in
      center.removeObserver(one)
      center.post(name: second, object: nil)
    }
    let model = Model()
    center.addObserver(one, selector: Listener.hearing, name: first, object: nil)
    center.addObserver(other, selector: Listener.hearing, name: first, object: nil)
    center.addObserver(model, selector: Model.hearing, name: second, object: nil)
    center.post(name: first, object: nil)
    #expect(one.count + other.count == 1)
    #expect(model.calls == ["second"])
  }

  @Test func `a closure observes until its token is removed`() {
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

  @Test func `a target is retained until its call is over`() {
    let clock = UIApplication.shared.clock
    let delayed = DelayedCalls()
    let owner = NSObject()
    let ownerBefore = clock.ownerOfNewWork
    clock.ownerOfNewWork = { ObjectIdentifier(owner) }
    weak var called: Model?
    weak var cancelled: Model?
    weak var ended: Model?
    do {
      let models = [Model(), Model(), Model()]
      called = models[0]
      cancelled = models[1]
      ended = models[2]
      delayed.add(models[0], Model.searching, nil, after: 0.5)
      delayed.add(models[1], Model.searching, nil, after: 1)
      delayed.add(models[2], Model.searching, nil, after: 1)
      delayed.cancel(models[1])
    }
    clock.ownerOfNewWork = ownerBefore
    #expect(called != nil && cancelled == nil && ended != nil)
    advance(0.5)
    #expect(called == nil && ended != nil)
    // As at the end of a test whose window scheduled the call.
    clock.cancelWork(of: ObjectIdentifier(owner))
    #expect(ended == nil)
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
