import AutomationProtocol

/// The checks that an accessibility audit of a toolkit can perform, and the words of its advice.
public struct AuditRules: Sendable, Hashable {
  /// The checks that can't be performed, each with the reason: the rest of a sentence after “because”,
  /// such as `"texts in a terminal have no roles"`.
  ///
  /// An audit of everything leaves them out. One that asks for them fails with the reasons.
  public var refusals: [AuditCall.Check: String]
  /// Whether an element that is too small passes if a circle of the smallest size around its middle
  /// reaches no other target.
  ///
  /// That is the exception for spacing of the Web Content Accessibility Guidelines 2.2 (2.5.8).
  public var countsSpacing: Bool
  /// The property that gives an element its description, with an article.
  public var description: String
  /// The property that says that an element can be used, with an article.
  public var role: String

  /// Makes rules; by default everything can be checked, and the advice is for UIKit.
  public init(
    refusals: [AuditCall.Check: String] = [:], countsSpacing: Bool = false,
    description: String = "an accessibilityLabel", role: String = "the trait button or link"
  ) {
    self.refusals = refusals
    self.countsSpacing = countsSpacing
    self.description = description
    self.role = role
  }
}
