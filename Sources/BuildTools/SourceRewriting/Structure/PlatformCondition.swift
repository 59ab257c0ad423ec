/// Evaluates the part of an `#if` condition that concerns the platform.
struct PlatformCondition {
  private let list: TokenList
  private var index: Int
  private let modules: Set<String>

  /// Returns whether the condition after a directive is true on Linux, or `nil` if it depends on
  /// more than the platform.
  static func value(
    _ list: TokenList, after directive: Int, modules: Set<String> = []
  ) -> Bool? {
    // The tokens of a condition don't show where its line ends, but it ends with an operand.
    var condition = PlatformCondition(list: list, index: directive + 1, modules: modules)
    return condition.disjunction()
  }

  private init(list: TokenList, index: Int, modules: Set<String>) {
    self.list = list
    self.index = index
    self.modules = modules
  }

  private mutating func disjunction() -> Bool? {
    var value = conjunction()
    while take("|", "|") {
      let other = conjunction()
      value = value == true || other == true ? true : value == nil || other == nil ? nil : false
    }
    return value
  }

  private mutating func conjunction() -> Bool? {
    var value = operand()
    while take("&", "&") {
      let other = operand()
      value = value == false || other == false ? false : value == nil || other == nil ? nil : true
    }
    return value
  }

  private mutating func operand() -> Bool? {
    guard let token = list[index] else { return nil }
    index += 1
    if token.isMark("!") { return operand().map { !$0 } }
    if token.isMark("(") {
      let closing = list.partner(of: index - 1)
      let value = disjunction()
      index = (closing ?? index) + 1
      return value
    }
    guard list[index]?.isMark("(") == true, list.isAttached(index),
      let closing = list.partner(of: index)
    else { return token.text == "true" ? true : token.text == "false" ? false : nil }
    let argument = list[index + 1]?.text ?? ""
    index = closing + 1
    switch token.text {
    case "os": return argument == "Linux"
    case "canImport": return isAvailable(argument)
    case "targetEnvironment": return false
    default: return nil
    }
  }

  private mutating func take(_ first: String, _ second: String) -> Bool {
    guard list[index]?.isMark(first) == true, list[index + 1]?.isMark(second) == true else {
      return false
    }
    index += 2
    return true
  }

  private func isAvailable(_ module: String) -> Bool? {
    switch module {
    case _ where modules.contains(module): true
    case "UIKit", "Foundation", "Glibc", "Dispatch": true
    case "ObjectiveC", "Darwin": false
    default: AppleFrameworks.names.contains(module) ? false : nil
    }
  }
}
