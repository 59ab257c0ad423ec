import Foundation

/// The calls that requests may contain, by method name.
///
/// It is a class because a collection would be cast element by element.
final class CallRegistry: Sendable {
  let calls: [String: any AutomationCall.Type]

  init(calls: [any AutomationCall.Type]) {
    var byMethod: [String: any AutomationCall.Type] = [:]
    for call in calls { byMethod[call.method] = call }
    self.calls = byMethod
  }
}
