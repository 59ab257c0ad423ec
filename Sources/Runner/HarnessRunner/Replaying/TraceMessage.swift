import AppDriving
import AutomationProtocol
import Foundation
import NetworkStubs
import Traces

/// A message of a trace.
struct TraceMessage {
  var isSent: Bool
  var value: JSONValue

  init(isSent: Bool, value: JSONValue) {
    self.isSent = isSent
    self.value = value
  }

  /// Parses a line; returns `nil` if it isn't a message.
  init?(_ line: SessionRecord.Line) {
    guard let value = try? JSONValue(parsing: line.message) else { return nil }
    isSent = line.isSent
    self.value = value
  }

  /// The number of a request or an answer.
  var number: Int? {
    guard case .integer(let number)? = value["id"] else { return nil }
    return Int(exactly: number)
  }

  /// The method of a request or a notification.
  var method: String? {
    guard case .string(let method)? = value["method"] else { return nil }
    return method
  }

  /// Whether the message is a request to record the screen, which isn't part of the test.
  var isRecording: Bool { isSent && method == RecordCall.method }

  /// Returns the message as a line, with another number.
  func line(number: Int) -> Data {
    guard case .object(var members) = value else { return value.data }
    members["id"] = .integer(Int64(number))
    return JSONValue.object(members).data + Data("\n".utf8)
  }
}
