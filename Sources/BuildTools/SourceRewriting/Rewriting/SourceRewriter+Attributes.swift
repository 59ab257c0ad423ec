extension SourceRewriter {
  /// The attributes that only concern Objective-C or Interface Builder.
  private static let removed: Set<String> = [
    "@GKInspectable", "@IBAction", "@IBDesignable", "@IBInspectable", "@IBOutlet", "@IBSegueAction",
    "@NSCopying", "@NSManaged", "@nonobjc", "@objc", "@objcMembers",
  ]

  mutating func rewriteAttribute(at index: Int) {
    guard let token = list[index] else { return }
    switch token.text {
    case "@UIApplicationMain", "@NSApplicationMain":
      let padding = String(repeating: " ", count: token.range.count - "@main".count)
      edits.replace(token.range, with: "@main" + padding)
    case "@MainActor":
      if isolateBody(ofAttributeAt: index) { edits.blank(token.range, in: source) }
    case "@convention":
      if list[index + 2]?.isWord("block") == true { blankAttribute(at: index) }
    case let name where Self.removed.contains(name):
      let end = blankAttribute(at: index)
      if name == "@objc" { bindProtocolToClasses(after: end) }
    default: break
    }
  }

  /// Replaces an attribute and its arguments with spaces.
  ///
  /// - Returns: The index of the token after it.
  @discardableResult
  private mutating func blankAttribute(at index: Int) -> Int {
    guard let token = list[index] else { return index }
    guard list[index + 1]?.isMark("(") == true, list.isAttached(index + 1),
      let closing = list.partner(of: index + 1), let last = list[closing]
    else {
      edits.blank(token.range, in: source)
      return index + 1
    }
    edits.blank(token.range.lowerBound..<last.range.upperBound, in: source)
    return closing + 1
  }

  /// Restricts an Objective-C protocol to classes, so that references to it can be weak.
  private mutating func bindProtocolToClasses(after index: Int) {
    var keyword = index
    while let token = list[keyword], !token.isWord("protocol") {
      if token.kind == .attribute {
        let hasArguments = list[keyword + 1]?.isMark("(") == true && list.isAttached(keyword + 1)
        keyword = hasArguments ? (list.partner(of: keyword + 1) ?? keyword) : keyword
      } else if !TokenList.modifiers.contains(token.text) {
        return
      }
      keyword += 1
    }
    guard let name = list[keyword + 1], name.kind == .word, let next = list[keyword + 2] else {
      return
    }
    guard next.isMark(":") else {
      edits.insert(": AnyObject", at: name.range.upperBound)
      return
    }
    var end = keyword + 3
    while let token = list[end], !token.isMark("{") {
      if ["AnyObject", "NSObjectProtocol", "class"].contains(token.text) { return }
      end += 1
    }
    edits.insert(" AnyObject,", at: next.range.upperBound)
  }

  /// Reports an optional requirement, which only Objective-C protocols can have.
  mutating func checkOptional(at index: Int) {
    guard scope(of: index)?.keyword == .protocol else { return }
    var next = index + 1
    while let token = list[next], TokenList.modifiers.contains(token.text) { next += 1 }
    guard let keyword = list[next], ["func", "var", "subscript"].contains(keyword.text) else {
      return
    }
    let name = list[next + 1]?.kind == .word ? list[next + 1]?.text : nil
    report(.optionalRequirement(name?.trimmingBackticks ?? keyword.text), at: index)
  }
}
