/// Looks for what would keep people with disabilities from using the screen as it is now.
public struct AuditCall: AutomationCall, Hashable {
  /// The method's name on the wire.
  public static let method = "audit"

  /// What is looked for (`XCUIAccessibilityAuditType`).
  public enum Check: String, Codable, Sendable, Hashable, CaseIterable {
    /// Text that hardly stands out from its ground.
    case contrast
    /// Text on the screen that no element speaks for.
    case elementDetection
    /// Elements that are too small to be hit.
    case hitRegion
    /// Elements that say nothing, or nothing of use, of themselves.
    case sufficientElementDescription
    /// Text that does not grow with the size that the user wants.
    case dynamicType
    /// Text that is cut off.
    case textClipped
    /// Traits that contradict each other or the element.
    case trait
    /// Elements that are to be used but do nothing.
    case action
    /// Elements that do not lie in what they are said to be in.
    case parentChild
  }

  /// What is looked for.
  public var checks: Set<Check>
  /// The element that is looked at, with everything inside it.
  public var query: ElementQuery

  /// Makes the call.
  public init(_ checks: Set<Check>, in query: ElementQuery = .application) {
    self.checks = checks
    self.query = query
  }

  private enum CodingKeys: String, CodingKey { case checks, query }

  /// Reads the call; without a query it is about the application.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    checks = try container.decode(Set<Check>.self, forKey: .checks)
    query = try container.decodeIfPresent(ElementQuery.self, forKey: .query) ?? .application
  }

  /// Writes the call, the checks in the order of their declaration.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Check.allCases.filter(checks.contains), forKey: .checks)
    try container.encode(query, forKey: .query)
  }

  /// Something that was found.
  public struct Issue: Codable, Sendable, Hashable {
    /// What was looked for.
    public var check: Check
    /// The element that it is about; nil for a place where there should be one.
    public var element: ElementAttributes?
    /// What is wrong, in a few words.
    public var summary: String
    /// What is wrong, with figures, and what to do.
    public var detail: String

    /// Makes an issue.
    public init(check: Check, element: ElementAttributes?, summary: String, detail: String) {
      self.check = check
      self.element = element
      self.summary = summary
      self.detail = detail
    }
  }

  /// What was found.
  public struct Result: Codable, Sendable, Hashable {
    /// The issues, in the order of the tree.
    public var issues: [Issue]
    /// The version of the tree.
    public var version: UInt64

    /// Makes the result.
    public init(issues: [Issue], version: UInt64) {
      self.issues = issues
      self.version = version
    }
  }
}
