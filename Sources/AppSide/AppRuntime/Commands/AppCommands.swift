import Foundation
import Synchronization

/// The commands of an app, which a test calls by their names: `try app.call("seed", with: books)`.
///
/// A command is a way into the app for its tests: it fills a store, moves to a screen, or reads what no
/// element shows. It needs no toolkit, and is never called in an app that isn't being tested.
///
/// Commands run on the main thread and may wait in app time. If several commands are registered with the same
/// name, the last one counts.
public enum AppCommands {
  /// Takes the payload as JSON, or `nil` if the test gave none, and returns the result as JSON, or `nil`
  /// if there isn't one.
  private typealias Body = @MainActor @Sendable (Data?) async throws -> Data?

  private static let bodies = Mutex<[String: Body]>([:])

  /// Registers a command with a payload and a result.
  ///
  /// - Parameters:
  ///   - name: The name by which tests call the command.
  ///   - body: The command's code; an error that it throws fails the test's call.
  public static func register<Payload: Decodable & Sendable, Value: Encodable & Sendable>(
    _ name: String, _ body: @escaping @MainActor @Sendable (Payload) async throws -> Value
  ) {
    add(name) { try await value(body(payload($0, of: name)), of: name) }
  }

  /// Registers a command with a payload and without a result.
  ///
  /// - Parameters:
  ///   - name: The name by which tests call the command.
  ///   - body: The command's code; an error that it throws fails the test's call.
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
  ///   - body: The command's code; an error that it throws fails the test's call.
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
  ///   - body: The command's code; an error that it throws fails the test's call.
  public static func register(
    _ name: String, _ body: @escaping @MainActor @Sendable () async throws -> Void
  ) {
    add(name) {
      try checkEmptiness(of: $0)
      try await body()
      return nil
    }
  }

  /// Removes a command; has no effect if none has the name.
  public static func remove(_ name: String) { bodies.withLock { $0[name] = nil } }

  /// The names of the commands, in alphabetical order.
  package static var names: [String] { bodies.withLock { $0.keys.sorted() } }

  /// Carries out a command.
  ///
  /// - Parameters:
  ///   - name: The name of the command.
  ///   - payload: The payload as JSON, or `nil` for none.
  /// - Returns: The result as JSON, or `nil` if the command has none.
  /// - Throws: `AppCommandError`, or the command's own error.
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
      // Without a payload, decode `null`, so that an optional payload becomes `nil`.
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
