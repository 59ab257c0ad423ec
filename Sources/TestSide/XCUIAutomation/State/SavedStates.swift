import AppDriving
import Foundation
import Synchronization

/// The states that flows have made in this process; each flow runs once.
final class SavedStates: Sendable {
  /// The identity of a state.
  private struct Key: Hashable {
    var name: String
    var origin: String
    var app: String
    var arguments: [String]
    var environment: [String: String]
  }

  /// A state that one test makes while other tests wait for it.
  private final class Maker: Sendable {
    let folder = Mutex<StateFolder?>(nil)
  }

  private struct State {
    var makers: [Key: Maker] = [:]
    /// The folder with the states, which is deleted when the process ends.
    var place: AppContainer?
    var count = 0
  }

  static let shared = SavedStates()

  /// The states that are being made by the current flow.
  @TaskLocal private static var beingMade: Set<Key> = []

  private let state = Mutex(State())

  /// Returns the folder of a state, and first makes the state if no test has needed it yet.
  ///
  /// - Returns: `nil` if the flow, and so the test, has failed.
  func folder(
    of saved: XCUIApplication.SavedState, for app: XCUIApplication, in test: RunningTest
  ) throws(StateProblem) -> StateFolder? {
    let flow: @Sendable (XCUIApplication) throws -> Void
    switch saved.source {
    case .folder(let folder): return folder
    case .flow(let own): flow = own
    }
    let settings = app.handle.application.settings.withLock { $0 }
    let key = Key(
      name: saved.name, origin: saved.origin, app: app.handle.application.containerName,
      arguments: settings.arguments, environment: settings.environment)
    guard !Self.beingMade.contains(key) else { throw .needsItself(name: saved.name) }
    let maker = state.withLock { state in
      let maker = state.makers[key] ?? Maker()
      state.makers[key] = maker
      return maker
    }
    let result: Result<StateFolder?, StateProblem> = maker.folder.withLock { folder in
      if let folder { return .success(folder) }
      do {
        let path = try newPath()
        let made = try Self.$beingMade.withValue(Self.beingMade.union([key])) {
          try make(saved.name, by: flow, with: app, at: path, in: test)
        }
        folder = made
        return .success(made)
      } catch let problem as StateProblem {
        return .failure(problem)
      } catch {
        return .failure(.flowFailed(name: saved.name, reason: "\(error)"))
      }
    }
    return try result.get()
  }

  private func make(
    _ name: String, by flow: (XCUIApplication) throws -> Void, with app: XCUIApplication,
    at path: String, in test: RunningTest
  ) throws -> StateFolder? {
    app.launch(beginningWith: .empty)
    guard !FailureRecorder.hasAnyFailure(test) else { return nil }
    try flow(app)
    guard !FailureRecorder.hasAnyFailure(test) else { return nil }
    app.saveState(to: path)
    return FailureRecorder.hasAnyFailure(test) ? nil : .saved(at: path)
  }

  private func newPath() throws -> String {
    try state.withLock { state in
      let place = try state.place ?? AppContainer(for: "a saved state")
      state.place = place
      state.count += 1
      return "\(place.path)/state-\(state.count)"
    }
  }
}
