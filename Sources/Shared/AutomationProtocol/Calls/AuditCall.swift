/// A call that audits the current screen for accessibility problems.
public struct AuditCall: AutomationCall, Hashable {
  /// The method's name on the wire.
  public static let method = "audit"

  /// A check to perform (`XCUIAccessibilityAuditType`).
  public enum Check: String, Codable, Sendable, Hashable, CaseIterable {
    /// Finds text with too little contrast to its background.
    case contrast
    /// Finds text on the screen that belongs to no element.
    case elementDetection
    /// Finds elements that are too small to hit.
    case hitRegion
    /// Finds elements with a missing or useless description.
    case sufficientElementDescription
    /// Finds text that doesn't scale with the user's preferred size.
    case dynamicType
    /// Finds text that is cut off.
    case textClipped
    /// Finds traits that contradict each other or the element.
    case trait
    /// Finds elements that promise an action but have none.
    case action
    /// Finds elements that don't lie in their parent.
    case parentChild
  }

  /// The checks to perform.
  public var checks: Set<Check>
  /// The element to audit, together with its descendants.
  public var query: ElementQuery
  /// Whether the app skips the checks that it can't perform, and names them in the result; otherwise the call
  /// fails with the reasons.
  public var skipsUnsupported: Bool

  /// Makes the call.
  public init(
    _ checks: Set<Check>, in query: ElementQuery = .application, skipsUnsupported: Bool = false
  ) {
    self.checks = checks
    self.query = query
    self.skipsUnsupported = skipsUnsupported
  }

  /// All checks that the app can perform.
  public static var everything: AuditCall {
    AuditCall(Set(Check.allCases), skipsUnsupported: true)
  }

  private enum CodingKeys: String, CodingKey { case checks, query, skipsUnsupported }

  /// Reads the call; the query defaults to the application, and skipping is off unless requested.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    checks = try container.decode(Set<Check>.self, forKey: .checks)
    query = try container.decodeIfPresent(ElementQuery.self, forKey: .query) ?? .application
    skipsUnsupported =
      try container.decodeIfPresent(Bool.self, forKey: .skipsUnsupported) ?? false
  }

  /// Writes the call, with the checks in the order of their declaration.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(Check.allCases.filter(checks.contains), forKey: .checks)
    try container.encode(query, forKey: .query)
    if skipsUnsupported { try container.encode(true, forKey: .skipsUnsupported) }
  }

  /// A problem that a check found.
  public struct Issue: Codable, Sendable, Hashable {
    /// The check that found the problem.
    public var check: Check
    /// The element with the problem; `nil` for a place that should have an element.
    public var element: ElementAttributes?
    /// A short description of the problem.
    public var summary: String
    /// A description of the problem, with figures and a remedy.
    public var detail: String

    /// Makes an issue.
    public init(check: Check, element: ElementAttributes?, summary: String, detail: String) {
      self.check = check
      self.element = element
      self.summary = summary
      self.detail = detail
    }
  }

  /// A check that the app can't perform.
  public struct Skipped: Codable, Sendable, Hashable {
    /// The check.
    public var check: Check
    /// The reason, as the rest of a sentence after “because”.
    public var reason: String

    /// Makes a skipped check.
    public init(check: Check, reason: String) {
      self.check = check
      self.reason = reason
    }
  }

  /// The result of an audit.
  public struct Result: Codable, Sendable, Hashable {
    /// The issues, in the order of the tree.
    public var issues: [Issue]
    /// The checks that the app skipped because it can't perform them.
    public var skipped: [Skipped]
    /// The version of the tree.
    public var version: UInt64

    /// Makes the result.
    public init(issues: [Issue], skipped: [Skipped] = [], version: UInt64) {
      self.issues = issues
      self.skipped = skipped
      self.version = version
    }

    private enum CodingKeys: String, CodingKey { case issues, skipped, version }

    /// Reads the result; the list of skipped checks defaults to none.
    public init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      issues = try container.decode([Issue].self, forKey: .issues)
      skipped = try container.decodeIfPresent([Skipped].self, forKey: .skipped) ?? []
      version = try container.decode(UInt64.self, forKey: .version)
    }

    /// Writes the result, without the list of skipped checks if it is empty.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(issues, forKey: .issues)
      if !skipped.isEmpty { try container.encode(skipped, forKey: .skipped) }
      try container.encode(version, forKey: .version)
    }
  }
}
