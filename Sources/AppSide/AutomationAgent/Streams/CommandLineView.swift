import Foundation

/// A view of C's command line that creates no strings.
///
/// It runs at every launch of every app that links the agent, so it must be fast.
struct CommandLineView {
  let count: Int
  let arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?

  /// Whether `-ui-testing YES` is among the arguments, as user defaults would read it.
  var asksForTesting: Bool {
    guard let arguments else { return false }
    var index = 1
    while index + 1 < count {
      if let key = arguments[index], let value = arguments[index + 1],
        strcmp(key, "-ui-testing") == 0
      {
        return strcasecmp(value, "yes") == 0 || strcasecmp(value, "true") == 0
          || strcmp(value, "1") == 0
      }
      index += 1
    }
    return false
  }
}
