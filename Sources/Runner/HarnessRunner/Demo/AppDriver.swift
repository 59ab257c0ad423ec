import AppDriving
import AutomationProtocol
import Foundation

/// A small interface for flows, which addresses elements by type and name.
struct AppDriver: Sendable {
  let session: AppSession

  /// The time to wait for an element, in seconds of app time.
  private static let timeout: TimeInterval = 1

  func tap(_ type: ElementType, _ name: String) throws {
    try perform(.tap(count: 1, touches: 1), type, name)
  }

  func type(_ text: String, into type: ElementType, _ name: String) throws {
    try perform(.typeText(text), type, name)
  }

  func label(_ type: ElementType, _ name: String) throws -> String {
    let call = ResolveCall(query(type, name), expecting: .one, timeout: Self.timeout)
    return try session.call(call, timeout: Self.timeout).elements.first?.label ?? ""
  }

  func exists(_ type: ElementType, _ name: String) throws -> Bool {
    try session.call(CountCall(query(type, name), limit: 1)).count > 0
  }

  func waitForExistence(_ type: ElementType, _ name: String, timeout: TimeInterval) throws {
    let call = WaitCall(query(type, name), until: .exists, timeout: timeout)
    guard try session.call(call, timeout: timeout).isSatisfied else {
      throw FlowFailure(message: "\"\(name)\" \(type.title) did not appear within \(timeout) s.")
    }
  }

  func expectExistence(_ type: ElementType, _ name: String) throws {
    guard try exists(type, name) else {
      throw FlowFailure(message: "There is no \"\(name)\" \(type.title).")
    }
  }

  func expect(_ type: ElementType, _ name: String, toHaveLabel expected: String) throws {
    let found = try label(type, name)
    guard found == expected else {
      throw FlowFailure(
        message: "\"\(name)\" \(type.title) says “\(found)” where “\(expected)” was expected.")
    }
  }

  private func perform(_ interaction: Interaction, _ type: ElementType, _ name: String) throws {
    let call = PerformCall(interaction, on: query(type, name), timeout: Self.timeout)
    _ = try session.call(call, timeout: Self.timeout)
  }

  private func query(_ type: ElementType, _ name: String) -> ElementQuery {
    ElementQuery(steps: [.descendants(type), .matching(.identified(by: name))])
  }
}

/// The failure of an expectation in a flow.
struct FlowFailure: Error, CustomStringConvertible {
  var message: String
  var description: String { message }
}
