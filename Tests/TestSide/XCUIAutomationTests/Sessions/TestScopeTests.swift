import AppDriving
import Foundation
import Synchronization
import Testing

@testable import XCUIAutomation

private let shared = XCUIApplication(url: Fixture.agent)
private let processes = Mutex<[Int32]>([])

/// Cases with equal arguments, which run in parallel.
@Suite struct `Parallel tests` {
  @Test(arguments: ["same", "same", "other"], [1, 2])
  func `get different apps`(name: String, number: Int) async throws {
    shared.launch()
    await Task.yield()
    shared.textFields["Username"].tap()
    shared.typeText("\(name) \(number)")
    await Task.yield()
    #expect(shared.textFields["Username"].value as? String == "\(name) \(number)")
    let session = try #require(try shared.handle.application.session(in: .current))
    let process = try #require(session.processIdentifier)
    let isNew = processes.withLock { processes in
      defer { processes.append(process) }
      return !processes.contains(process)
    }
    #expect(isNew)
  }

  @Test func `share their app with child tasks`() async {
    let app = XCUIApplication(url: Fixture.agent)
    app.launch()
    async let other = XCUIApplication(url: Fixture.agent).buttons["Login"].exists
    #expect(await other)
    let inGroup = await withTaskGroup(of: Bool.self) { group in
      group.addTask { XCUIApplication(url: Fixture.agent).state == .runningForeground }
      return await group.next()
    }
    #expect(inGroup == true)
  }
}

@Suite struct `The running test` {
  @Test func `is a test of Swift Testing, in this module`() {
    let test = RunningTest.current
    #expect(test.library == .swiftTesting)
    #expect(test.module == "XCUIAutomationTests")
    #expect(test.scope == RunningTest.current.scope)
    #expect(test.scope != .process)
  }

  @Test func `does not exist on an unknown thread`() async {
    let test = await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: RunningTest.current) }
    }
    #expect(test.library == .none)
    #expect(test.scope == .process)
  }
}

@Suite struct `The identity of a task` {
  @Test func `is current only in that task`() async {
    let mine = TaskIdentity()
    #expect(mine.isCurrent && !mine.isOver)
    await Task.yield()
    #expect(mine.isCurrent)
    let (isCurrent, isOver) = await Task { (mine.isCurrent, mine.isOver) }.value
    #expect(!isCurrent && !isOver)
  }

  @Test func `is over when the task has ended`() async {
    let other = await withTaskGroup(of: TaskIdentity.self) { group in
      group.addTask { TaskIdentity() }
      return await group.next()
    }
    // The thread that ran the task may not have released it yet.
    while other?.isOver == false { await Task.yield() }
    #expect(other?.isOver == true && other?.isCurrent == false)
  }

  @Test func `does not exist outside of tasks`() async {
    let outside = await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: TaskIdentity()) }
    }
    #expect(outside.isOver && !outside.isCurrent)
  }
}

@Suite struct `Apps of finished tests` {
  @Test func `are ended, the oldest first, except for a few`() async throws {
    let registry = SessionRegistry()
    let launch = AppLaunch(executable: Fixture.agent)
    let id = try #require(Test.current).id
    func key(_ name: String) -> SessionRegistry.Key {
      SessionRegistry.Key(
        scope: .test(id, arguments: name), executable: name)
    }
    let mine = key("mine")
    let proxy = ApplicationReference(.file(Fixture.agent))
    try registry.launch(launch, for: mine, by: proxy, in: .current)
    // Each launch is in a task that has ended when the next one begins.
    for number in 0..<10 {
      let key = key("\(number)")
      let task = try await Task {
        try registry.launch(launch, for: key, by: proxy, in: .current)
        return TaskIdentity()
      }.value
      while !task.isOver { await Task.yield() }
    }
    try registry.launch(launch, for: key("last"), by: proxy, in: .current)
    let states = (0..<10).map { registry.session(for: key("\($0)"))?.state }
    #expect(states.prefix(2) == [nil, nil])
    #expect(states.dropFirst(2).allSatisfy { $0 == .runningForeground })
    #expect(registry.session(for: mine)?.state == .runningForeground)
  }
}
