import Foundation
import Synchronization

/// The commands of an app, which a test calls by their names: `try app.call("seed", with: books)`.
///
/// A command is a way into the app for its tests: it fills a store, moves to a screen, reads what no
/// element shows. It needs no toolkit, and in an app that isn't being tested nobody calls it.
///
/// Commands run on the main thread, where they may wait for something in the app's time. A name has one
/// command: the one that was registered last.
public enum AppCommands {
  /// Takes the payload as JSON, or `nil` if the test gave none, and returns the result as JSON, or `nil`
  /// if there isn't one.
  private typealias Body = @MainActor @Sendable (Data?) async throws -> Data?

  private static let bodies = Mutex<[String: Body]>([:])

  /// Registers a command with a payload and a result.
  ///
  /// - Parameters:
  ///   - name: The name by which tests call the command.
  ///   - body: Carries it out; an error that it throws fails the test's call.
  public static func register<Payload: Decodable & Sendable, Value: Encodable & Sendable>(
    _ name: String, _ body: @escaping @MainActor @Sendable (Payload) async throws -> Value
  ) {
    add(name) { try await value(body(payload($0, of: name)), of: name) }
  }

  /// Registers a command with a payload and without a result.
  ///
  /// - Parameters:
  ///   - name: The name by which tests call the command.
  ///   - body: Carries it out; an error that it throws fails the test's call.
  public static func register<Payload: Decodable & Sendable>(
    _ name: String, _ body: @escaping @MainActor @Sendable (Payload) async throws -> Void
  ) {
    add(name) {
      try await body(payload($0, of: name))
      return nil
    }
  }

  /// Registers a command with a result and without a payload.
  ///
  /// - Parameters:
  ///   - name: The name by which tests call the command.
  ///   - body: Carries it out; an error that it throws fails the test's call.
  public static func register<Value: Encodable & Sendable>(
    _ name: String, _ body: @escaping @MainActor @Sendable () async throws -> Value
  ) {
    add(name) {
      try checkEmptiness(of: $0)
      return try await value(body(), of: name)
    }
  }

  /// Registers a command without a payload and without a result.
  ///
  /// - Parameters:
  ///   - name: The name by which tests call the command.
  ///   - body: Carries it out; an error that it throws fails the test's call.
  public static func register(
    _ name: String, _ body: @escaping @MainActor @Sendable () async throws -> Void
  ) {
    add(name) {
      try checkEmptiness(of: $0)
      try await body()
      return nil
    }
  }

  /// Removes a command; a name without one changes nothing.
  public static func remove(_ name: String) { bodies.withLock { $0[name] = nil } }

  /// The names of the commands, in alphabetical order.
  package static var names: [String] { bodies.withLock { $0.keys.sorted() } }

  /// Carries out a command.
  ///
  /// - Parameters:
  ///   - name: The name of the command.
  ///   - payload: The payload as JSON, or `nil` for none.
  /// - Returns: The result as JSON, or `nil` if the command has none.
  /// - Throws: `AppCommandError`, or what the command throws.
  @MainActor
  package static func run(_ name: String, payload: Data?) async throws -> Data? {
    guard let body = bodies.withLock({ $0[name] }) else { throw AppCommandError.unknown }
    return try await body(payload)
  }

  private static func add(_ name: String, _ body: @escaping Body) {
    bodies.withLock { $0[name] = body }
  }

  private static func payload<Payload: Decodable>(
    _ data: Data?, of name: String
  ) throws(AppCommandError) -> Payload {
    do {
      // A payload that may be missing is `nil` then.
      return try JSONDecoder().decode(Payload.self, from: data ?? Data("null".utf8))
    } catch {
      throw .undecodable(type: "\(Payload.self)", error)
    }
  }

  private static func value(
    _ value: some Encodable, of name: String
  ) throws(AppCommandError) -> Data {
    do {
      return try JSONEncoder().encode(value)
    } catch {
      throw .unencodable(error)
    }
  }

  private static func checkEmptiness(of payload: Data?) throws(AppCommandError) {
    if payload != nil { throw .unwantedPayload }
  }
}
