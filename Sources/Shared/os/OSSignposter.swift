import Synchronization

/// A writer of signposts: events and intervals of a log.
public struct OSSignposter: Sendable {
  private let log: OSLog

  /// A writer that writes nothing.
  public static let disabled = OSSignposter(logHandle: .disabled)

  /// Creates a writer for the default log.
  public init() { log = .default }

  /// Creates a writer for a log.
  public init(logHandle: OSLog) { log = logHandle }

  /// Creates a writer for the log of a logger.
  public init(logger: Logger) { log = logger.handle }

  /// Creates a writer with its own log.
  ///
  /// - Parameters:
  ///   - subsystem: The app or library, such as `com.example.app`.
  ///   - category: The part of it, such as `network`.
  public init(subsystem: String, category: String) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Creates a writer for a log of a special category.
  ///
  /// - Parameters:
  ///   - subsystem: The app or library, such as `com.example.app`.
  ///   - category: The category.
  public init(subsystem: String, category: OSLog.Category) {
    log = OSLog(subsystem: subsystem, category: category)
  }

  /// Whether signposts are written.
  public var isEnabled: Bool { log.signpostsEnabled }

  /// Returns a unique identifier.
  public func makeSignpostID() -> OSSignpostID { OSSignpostID(log: log) }

  /// Returns the identifier of an object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
    OSSignpostID(log: log, object: object)
  }

  /// Writes an event.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {
    writeSignpost(.event, log, name, id, nil)
  }

  /// Writes an event with a message.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata
  ) {
    writeSignpost(.event, log, name, id, message.text)
  }

  /// Writes the beginning of an interval.
  ///
  /// - Returns: The state that `endInterval(_:_:)` needs.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState {
    writeSignpost(.begin, log, name, id, nil)
    return OSSignpostIntervalState(id)
  }

  /// Writes the beginning of an interval with a message.
  ///
  /// - Returns: The state that `endInterval(_:_:)` needs.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata
  ) -> OSSignpostIntervalState {
    writeSignpost(.begin, log, name, id, message.text)
    return OSSignpostIntervalState(id)
  }

  /// Writes the beginning of an animation.
  ///
  /// - Returns: The state that `endInterval(_:_:)` needs.
  public func beginAnimationInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState {
    beginInterval(name, id: id)
  }

  /// Writes the end of an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {
    end(name, state, nil)
  }

  /// Writes the end of an interval with a message.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: SignpostMetadata
  ) {
    end(name, state, message.text)
  }

  /// Runs a block in an interval.
  ///
  /// - Returns: The value that the block returns.
  public func withIntervalSignpost<Value>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Value
  ) rethrows -> Value {
    let state = beginInterval(name, id: id)
    defer { endInterval(name, state) }
    return try task()
  }

  /// Runs a block in an interval with a message.
  ///
  /// - Returns: The value that the block returns.
  public func withIntervalSignpost<Value>(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: SignpostMetadata,
    around task: () throws -> Value
  ) rethrows -> Value {
    let state = beginInterval(name, id: id, message)
    defer { endInterval(name, state) }
    return try task()
  }

  /// Writes the end once; like Apple's log, it reports a second end as a fault.
  private func end(_ name: StaticString, _ state: OSSignpostIntervalState, _ text: String?) {
    guard state.end() else {
      LogOutput.write(
        "The interval \"\(name)\" was ended twice.", as: OSLogType.fault.word, to: log)
      return
    }
    writeSignpost(.end, log, name, state.signpostID, text)
  }
}

/// The state of an interval between its beginning and its end.
public final class OSSignpostIntervalState: Sendable {
  /// The identifier of the interval.
  public let signpostID: OSSignpostID
  private let hasEnded = Mutex(false)

  init(_ identifier: OSSignpostID) { signpostID = identifier }

  /// Creates the state of an interval that other code began.
  public static func beginState(id: OSSignpostID) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id)
  }

  /// Ends the interval; returns false if it had already ended.
  func end() -> Bool {
    hasEnded.withLock { hasEnded in
      defer { hasEnded = true }
      return !hasEnded
    }
  }
}
