import AdapterSupport
import AppRuntime
import Foundation

/// A connection to the private bus.
@MainActor
final class BusConnection {
  /// Answers a call to this connection; returns `nil` if the method doesn't exist.
  typealias CallHandler = @MainActor (BusMessage) -> [BusValue]?

  private let library: BusLibrary
  private let coder: MessageCoder
  private let connection: BusLibrary.Connection
  /// The connection's name on the bus.
  let name: String
  /// A descriptor that is readable when a message has come.
  let descriptor: Int32
  /// The received signals that haven't been taken.
  private(set) var signals: [BusMessage] = []
  /// The number of calls and signals received.
  private(set) var messageCount = 0
  private var answers: [UInt32: BusMessage] = [:]
  private var awaited: Set<UInt32> = []
  /// The programs that have left a call without an answer, and have sent nothing since.
  private var silent: Set<String> = []
  private let onCall: CallHandler
  /// Whether the connection to the bus is closed.
  private(set) var isClosed = false
  /// The watch of the program whose answers are awaited, or `nil` until the program has been found.
  var watch: ActivityWatch?

  /// Connects to a bus.
  ///
  /// - Parameters:
  ///   - address: The bus's address.
  ///   - onCall: Answers calls.
  /// - Throws: `AdapterError`.
  init(_ address: String, onCall: @escaping CallHandler) throws(AdapterError) {
    let library = try BusLibrary()
    self.library = library
    self.onCall = onCall
    coder = MessageCoder(library: library)
    let error = UnsafeMutableRawPointer.allocate(
      byteCount: BusLibrary.structureSize, alignment: 16)
    defer { error.deallocate() }
    library.initError(error)
    guard let connection = library.open(address, error) else {
      throw .cannotStart(reason: Self.unreachable)
    }
    self.connection = connection
    library.setExitOnDisconnect(connection, 0)
    var descriptor: Int32 = -1
    guard library.register(connection, error) != 0,
      library.descriptor(connection, &descriptor) != 0, let name = library.uniqueName(connection)
    else {
      library.close(connection)
      library.release(connection)
      throw .cannotStart(reason: Self.unreachable)
    }
    self.name = String(cString: name)
    self.descriptor = descriptor
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  }

  private static let unreachable = "its private message bus can't be reached"

  /// Requests a name on the bus.
  func take(name: String) {
    let error = UnsafeMutableRawPointer.allocate(
      byteCount: BusLibrary.structureSize, alignment: 16)
    defer { error.deallocate() }
    library.initError(error)
    _ = library.requestName(connection, name, 0, error)
  }

  /// Releases a name on the bus and requests it again, so that programs are notified.
  ///
  /// The bus gets both calls at once: a program that asks for the name in between would get an error, and
  /// might not ask again.
  func renew(name: String) {
    _ = call([
      busCall("ReleaseName", [.string(name)]),
      busCall("RequestName", [.string(name), .uint32(0)]),
    ])
  }

  /// Whether this is the only connection to the bus.
  var isAlone: Bool {
    let names = call(busCall("ListNames"))
    let others = names?.first?.elements.compactMap(\.text).filter {
      $0.hasPrefix(":") && $0 != name
    }
    return others?.isEmpty == true
  }

  /// Returns a call to the bus itself.
  private func busCall(_ member: String, _ arguments: [BusValue] = []) -> BusCall {
    BusCall(
      destination: "org.freedesktop.DBus", path: "/org/freedesktop/DBus",
      interface: "org.freedesktop.DBus", member: member, arguments: arguments)
  }

  /// Subscribes to the signals that match a rule.
  func subscribe(_ rule: String) { library.addMatch(connection, rule, nil) }

  // MARK: Calls

  /// Makes calls at the same time, and waits for the answers.
  ///
  /// - Parameter limit: The longest time for all of them, in real seconds in which the program
  ///   could have answered.
  /// - Returns: The arguments of each answer, or `nil` after an error or without an answer in time.
  func call(_ calls: [BusCall], limit: TimeInterval = answerLimit) -> [[BusValue]?] {
    let serials = calls.map { send($0) }
    let wanted = Set(serials.compactMap(\.self))
    awaited.formUnion(wanted)
    let isSilent = calls.contains { silent.contains($0.destination) }
    let limit = isSilent ? Self.silenceLimit : limit
    var patience = Patience(with: watch, .program(upTo: limit, mayCompute: true))
    library.flush(connection)
    while true {
      popMessages()
      guard !isClosed, !wanted.allSatisfy({ answers[$0] != nil }), !patience.isOver() else { break }
      readWrite(Int32(min(patience.timeToLook * 1000, Double(Int32.max))) + 1)
    }
    awaited.subtract(wanted)
    for (call, serial) in zip(calls, serials) where serial.map({ answers[$0] == nil }) ?? false {
      silent.insert(call.destination)
    }
    return serials.map { serial in
      guard let serial, let answer = answers.removeValue(forKey: serial), answer.kind == .answer
      else { return nil }
      return answer.arguments
    }
  }

  /// Makes a call, and waits for the answer.
  func call(_ call: BusCall, limit: TimeInterval = answerLimit) -> [BusValue]? {
    self.call([call], limit: limit)[0]
  }

  /// The longest time for a program to answer, in real seconds.
  static let answerLimit: TimeInterval = 3
  /// The longest time for a program that left the last call unanswered, in real seconds.
  private static let silenceLimit: TimeInterval = 0.05

  private func send(_ call: BusCall) -> UInt32? {
    guard !isClosed,
      let message = library.newCall(call.destination, call.path, call.interface, call.member)
    else { return nil }
    defer { library.releaseMessage(message) }
    var serial: UInt32 = 0
    guard coder.append(call.arguments, to: message),
      library.send(connection, message, &serial) != 0
    else { return nil }
    return serial
  }

  // MARK: Messages

  /// Reads the available messages, without waiting.
  func readMessages() {
    guard !isClosed else { return }
    readWrite(0)
    popMessages()
  }

  /// Returns the signals received since the last call.
  func takeSignals() -> [BusMessage] {
    defer { signals = [] }
    return signals
  }

  private func readWrite(_ milliseconds: Int32) {
    let isOpen = RealTime.inside { library.readWrite(connection, milliseconds) }
    if isOpen == 0 { isClosed = true }
  }

  private func popMessages() {
    while let raw = library.pop(connection) {
      defer { library.releaseMessage(raw) }
      guard let message = coder.message(raw) else { continue }
      silent.remove(message.sender)
      switch message.kind {
      case .answer, .error:
        if awaited.contains(message.answeredSerial) { answers[message.answeredSerial] = message }
      case .call:
        messageCount += 1
        answer(message, raw)
      case .signal:
        messageCount += 1
        if message.interface == "org.freedesktop.DBus.Local" {
          if message.member == "Disconnected" { isClosed = true }
        } else {
          signals.append(message)
        }
      }
    }
  }

  private func answer(_ message: BusMessage, _ raw: BusLibrary.Message) {
    let reply: BusLibrary.Message?
    if let values = onCall(message) {
      reply = library.newReturn(raw)
      if let reply { _ = coder.append(values, to: reply) }
    } else {
      reply = library.newError(raw, "org.freedesktop.DBus.Error.UnknownMethod", message.member)
    }
    guard let reply else { return }
    _ = library.send(connection, reply, nil)
    library.releaseMessage(reply)
    library.flush(connection)
  }

  func close() {
    guard !isClosed else { return }
    isClosed = true
    library.close(connection)
  }
}
