import AutomationProtocol

/// The checks of an accessibility audit, with Apple's raw values.
public struct XCUIAccessibilityAuditType: OptionSet, Sendable, Hashable {
  /// The raw bits.
  public let rawValue: UInt64

  /// Creates a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Text with little contrast to its background: less than 4.5:1, or 3:1 for large text.
  public static let contrast = XCUIAccessibilityAuditType(rawValue: 1 << 0)
  /// Visible text that no element represents.
  public static let elementDetection = XCUIAccessibilityAuditType(rawValue: 1 << 1)
  /// Elements that are too small to touch.
  public static let hitRegion = XCUIAccessibilityAuditType(rawValue: 1 << 2)
  /// Elements without a useful description.
  public static let sufficientElementDescription = XCUIAccessibilityAuditType(rawValue: 1 << 3)
  /// Text that does not scale with the user's preferred text size.
  public static let dynamicType = XCUIAccessibilityAuditType(rawValue: 1 << 16)
  /// Text that is truncated.
  public static let textClipped = XCUIAccessibilityAuditType(rawValue: 1 << 17)
  /// Traits that contradict each other or the element.
  public static let trait = XCUIAccessibilityAuditType(rawValue: 1 << 18)
  /// Controls without an action.
  public static let action = XCUIAccessibilityAuditType(rawValue: 1 << 32)
  /// Elements that lie outside their parent's frame.
  public static let parentChild = XCUIAccessibilityAuditType(rawValue: 1 << 33)
  /// All checks that the app supports.
  ///
  /// Apps on other toolkits, such as pages or programs in a terminal, don't support every check. A set
  /// made by removing checks from `all` also stands for only those that the app supports.
  public static let all = XCUIAccessibilityAuditType(rawValue: .max)
}

extension XCUIAccessibilityAuditType {
  /// Creates the type of one check.
  init(_ check: AuditCall.Check) {
    switch check {
    case .contrast: self = .contrast
    case .elementDetection: self = .elementDetection
    case .hitRegion: self = .hitRegion
    case .sufficientElementDescription: self = .sufficientElementDescription
    case .dynamicType: self = .dynamicType
    case .textClipped: self = .textClipped
    case .trait: self = .trait
    case .action: self = .action
    case .parentChild: self = .parentChild
    }
  }

  /// Whether the set was made of `all`: it has bits that no check has.
  var isMadeOfAll: Bool {
    let known = AuditCall.Check.allCases.reduce(into: Self()) { $0.insert(Self($1)) }
    return !isSubset(of: known)
  }

  /// The checks of the set.
  var checks: Set<AuditCall.Check> {
    Set(AuditCall.Check.allCases.filter { contains(XCUIAccessibilityAuditType($0)) })
  }
}
