import AutomationProtocol

/// What an accessibility audit looks for, with Apple's raw values.
public struct XCUIAccessibilityAuditType: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt64

  /// Makes a set of its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Text that hardly stands out from its ground: less than 4.5:1, or 3:1 where it is large.
  public static let contrast = XCUIAccessibilityAuditType(rawValue: 1 << 0)
  /// Text on the screen that no element speaks for.
  public static let elementDetection = XCUIAccessibilityAuditType(rawValue: 1 << 1)
  /// Elements that are too small to be hit.
  public static let hitRegion = XCUIAccessibilityAuditType(rawValue: 1 << 2)
  /// Elements that say nothing, or nothing of use, of themselves.
  public static let sufficientElementDescription = XCUIAccessibilityAuditType(rawValue: 1 << 3)
  /// Text that does not grow with the size that the user wants.
  public static let dynamicType = XCUIAccessibilityAuditType(rawValue: 1 << 16)
  /// Text that is cut off.
  public static let textClipped = XCUIAccessibilityAuditType(rawValue: 1 << 17)
  /// Traits that contradict each other or the element.
  public static let trait = XCUIAccessibilityAuditType(rawValue: 1 << 18)
  /// Elements that are to be used but do nothing.
  public static let action = XCUIAccessibilityAuditType(rawValue: 1 << 32)
  /// Elements that do not lie in what they are said to be in.
  public static let parentChild = XCUIAccessibilityAuditType(rawValue: 1 << 33)
  /// Everything.
  public static let all = XCUIAccessibilityAuditType(rawValue: .max)
}

extension XCUIAccessibilityAuditType {
  /// The type of one check.
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

  /// The checks of the set.
  var checks: Set<AuditCall.Check> {
    Set(AuditCall.Check.allCases.filter { contains(XCUIAccessibilityAuditType($0)) })
  }
}
