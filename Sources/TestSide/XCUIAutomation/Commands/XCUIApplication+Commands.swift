import AutomationProtocol
import Foundation

// This extension has no counterpart in Apple's module.
extension XCUIApplication {
  /// Calls a command of the app.
  ///
  /// The app registers its commands with `AppCommands.register(_:_:)` of `AppRuntime`.
  ///
  /// - Parameters:
  ///   - command: The command's name.
  ///   - timeout: The longest time that it may take, in seconds of app time.
  /// - Throws: An error that says what is wrong if the app has no such command, or if the command takes
  ///   a payload, throws or doesn't return in time.
  public func call(_ command: String, timeout: TimeInterval = 10) throws {
    _ = try result(of: command, payload: nil, timeout: timeout)
  }

  /// Calls a command of the app with a payload.
  ///
  /// - Parameters:
  ///   - command: The command's name.
  ///   - payload: The payload, which the app decodes as the type that the command takes.
  ///   - timeout: The longest time that it may take, in seconds of app time.
  /// - Throws: An error that says what is wrong if the app has no such command, or if the command takes
  ///   another payload, throws or doesn't return in time.
  public func call(
    _ command: String, with payload: some Encodable, timeout: TimeInterval = 10
  ) throws {
    _ = try result(of: command, payload: payload, timeout: timeout)
  }

  /// Calls a command of the app, and returns its result.
  ///
  /// - Parameters:
  ///   - command: The command's name.
  ///   - type: The type of the result.
  ///   - timeout: The longest time that it may take, in seconds of app time.
  /// - Returns: The result.
  /// - Throws: An error that says what is wrong if the app has no such command, or if the command takes
  ///   a payload, throws, doesn't return in time or returns something else.
  public func call<Value: Decodable>(
    _ command: String, as type: Value.Type = Value.self, timeout: TimeInterval = 10
  ) throws -> Value {
    try decode(result(of: command, payload: nil, timeout: timeout), of: command)
  }

  /// Calls a command of the app with a payload, and returns its result.
  ///
  /// - Parameters:
  ///   - command: The command's name.
  ///   - payload: The payload, which the app decodes as the type that the command takes.
  ///   - type: The type of the result.
  ///   - timeout: The longest time that it may take, in seconds of app time.
  /// - Returns: The result.
  /// - Throws: An error that says what is wrong if the app has no such command, or if the command takes
  ///   another payload, throws, doesn't return in time or returns something else.
  public func call<Value: Decodable>(
    _ command: String, with payload: some Encodable, as type: Value.Type = Value.self,
    timeout: TimeInterval = 10
  ) throws -> Value {
    try decode(result(of: command, payload: payload, timeout: timeout), of: command)
  }

  private func result(
    of command: String, payload: (any Encodable)?, timeout: TimeInterval
  ) throws(AutomationError) -> String? {
    let test = RunningTest.current
    guard mayMakeRequest(in: test) else {
      throw error(DeviceProblem.failedTest, of: command)
    }
    try handle.check(timeout, for: .calling(command))
    var text: String?
    if let payload {
      do {
        text = String(decoding: try JSONEncoder().encode(payload), as: UTF8.self)
      } catch {
        throw self.error(UnwritablePayload(error: "\(error)"), of: command)
      }
    }
    let call = CommandCall(command, payload: text, timeout: timeout)
    return try handle.ask(call, for: .calling(command), timeout: timeout, in: test).value
  }

  private func decode<Value: Decodable>(
    _ text: String?, of command: String
  ) throws(AutomationError) -> Value {
    let data = text.map { Data($0.utf8) }
    do {
      return try JSONDecoder().decode(Value.self, from: data ?? Data("null".utf8))
    } catch {
      let mismatch = ValueMismatch(error, type: "\(Value.self)", in: data)
      throw self.error(UnexpectedResult(mismatch: mismatch), of: command)
    }
  }

  private func error(_ error: any Error, of command: String) -> AutomationError {
    AutomationError(
      error, purpose: .calling(command), query: handle.query, application: handle.application.name,
      session: runningSession)
  }
}

private struct UnwritablePayload: Error, CustomStringConvertible {
  var error: String
  var description: String { "The payload can't be written as JSON: \(error)" }
}

private struct UnexpectedResult: Error, CustomStringConvertible {
  var mismatch: ValueMismatch
  var description: String { "The result isn't \(mismatch.clause)" }
}
