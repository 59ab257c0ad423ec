import Foundation

/// The calls that requests may hold, by their methods' names; an object, because a collection would be
/// cast member by member.
final class CallRegistry: Sendable {
  let calls: [String: any AutomationCall.Type]

  init(calls: [any AutomationCall.Type]) {
    var byMethod: [String: any AutomationCall.Type] = [:]
    for call in calls { byMethod[call.method] = call }
    self.calls = byMethod
  }
}
