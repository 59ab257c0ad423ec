import AutomationProtocol
import Foundation

/// An accessibility audit of everything on the screen.
///
/// Each kind of check is in a file of its own. The thresholds are those of the Web Content
/// Accessibility Guidelines 2.2 and, unless stated otherwise, of Apple's Human Interface
/// Guidelines.
@MainActor
struct AccessibilityAudit {
  /// An element under audit, with the known facts about it.
  @MainActor
  struct Subject {
    var element: any AutomationElement
    /// The element that lists this one as a child; `nil` for the root of the audit.
    var parent: (any AutomationElement)?
    var facts: ElementAccessibility
    var visibleFrame: CGRect
    /// Whether the element is inside an accessibility element, or occurred earlier in the walk.
    var isInsideElement = false
    /// The text drawn in this element and not in another one in front of it.
    var text: [DrawnText] = []

    var attributes: ElementAttributes { element.attributes }
    var type: ElementType { element.automationType }
    /// Whether the element is known to draw text of its own.
    var drawsText: Bool { facts.fontSize != nil || facts.drawnText != nil }
    /// Whether a person would touch the element to trigger an action.
    var isInteractive: Bool {
      !facts.traits.isDisjoint(with: [.button, .link, .adjustable, .toggleButton, .keyboardKey])
        || type.isInteractive
    }
  }

  let tree: any ElementTree
  let rules: AuditRules
  let checks: Set<AuditCall.Check>
  /// The checks that are left out because they can't be performed.
  let skipped: [AuditCall.Skipped]
  let subjects: [Subject]
  /// The elements on the screen that people touch, apart from those whose size isn't the app's choice; empty
  /// if spacing doesn't count.
  let targets: [Subject]
  let drawn: [DrawnText]

  /// Prepares an audit of an element and its descendants.
  ///
  /// - Parameter skipsUnsupported: Whether to leave out the checks that can't be performed.
  /// - Throws: `AutomationFailure.unsupported` if the toolkit has no accessibility information, or can't
  ///   perform a check that must not be left out.
  init(
    _ wanted: Set<AuditCall.Check>, of root: any AutomationElement, in tree: any ElementTree,
    skipsUnsupported: Bool = false
  ) throws {
    guard let rootFacts = tree.accessibility(of: root) else {
      throw AutomationFailure.unsupported("audit its accessibility")
    }
    let drawn = wanted.isDisjoint(with: Self.checksOfDrawnText) ? [] : tree.drawnText()
    rules = tree.auditRules
    skipped = Self.unsupported(wanted, rules, hasDrawnText: drawn != nil)
    guard skipped.isEmpty || skipsUnsupported else {
      let reasons = skipped.map { "for \($0.check.rawValue), because \($0.reason)" }
      throw AutomationFailure.unsupported("be audited " + reasons.joined(separator: "; "))
    }
    self.tree = tree
    checks = wanted.subtracting(skipped.map(\.check))
    let frame = root.finiteFrame
    var subjects = [
      Subject(
        element: root, parent: nil, facts: rootFacts, visibleFrame: root.finiteVisibleFrame)
    ]
    var walk = ElementWalk(from: root, showsRepeated: true)
    var seen = IdentitySet()
    _ = seen.insert(root.automationIdentity)
    var ancestors: [any AutomationElement] = [root]
    /// The depth of the accessibility element that contains the current one.
    var elementDepth = rootFacts.isElement ? 0 : Int.max
    // The keyboard is the system's, so the app can't improve it.
    var depthOfKeyboard: Int?
    var keyboardFrame = CGRect.null
    _ = walk.next()
    while let (element, depth) = walk.next() {
      if let depthOfKeyboard, depth > depthOfKeyboard { continue }
      depthOfKeyboard = nil
      if element.isKeyboard {
        (depthOfKeyboard, keyboardFrame) = (depth, element.finiteVisibleFrame)
        continue
      }
      ancestors.removeSubrange(min(depth, ancestors.count)...)
      if depth <= elementDepth { elementDepth = .max }
      let isRepeated = !seen.insert(element.automationIdentity)
      if let facts = tree.accessibility(of: element) {
        subjects.append(
          Subject(
            element: element, parent: ancestors.last, facts: facts,
            visibleFrame: element.finiteVisibleFrame,
            isInsideElement: elementDepth != .max || isRepeated
          ))
        if facts.isElement, elementDepth == .max { elementDepth = depth }
      }
      ancestors.append(element)
    }
    self.drawn = (drawn ?? []).filter { text in
      frame.intersects(text.frame) && !keyboardFrame.contains(text.middle)
    }
    self.subjects = Self.assign(self.drawn, to: subjects)
    targets =
      !rules.countsSpacing
      ? []
      : self.subjects.filter {
        $0.facts.isElement && !$0.isInsideElement && $0.isInteractive && !$0.visibleFrame.isEmpty
          && !$0.facts.isSizeExempt
      }
  }

  /// The checks that look at the text as it is drawn.
  private static let checksOfDrawnText: Set<AuditCall.Check> = [
    .contrast, .elementDetection, .textClipped,
  ]

  /// Returns the checks that can't be performed, in the order of their declaration.
  private static func unsupported(
    _ wanted: Set<AuditCall.Check>, _ rules: AuditRules, hasDrawnText: Bool
  ) -> [AuditCall.Skipped] {
    AuditCall.Check.allCases.filter(wanted.contains).compactMap { check in
      var reason = rules.refusals[check]
      if reason == nil, !hasDrawnText, checksOfDrawnText.contains(check) {
        reason = "its toolkit doesn't report which text it draws"
      }
      return reason.map { AuditCall.Skipped(check: check, reason: $0) }
    }
  }

  /// Assigns each run of text to the element that draws it.
  ///
  /// If the toolkit doesn't report the element, the run belongs to the frontmost element there that draws
  /// text, or else to the frontmost element there.
  private static func assign(_ drawn: [DrawnText], to subjects: [Subject]) -> [Subject] {
    var subjects = subjects
    let representatives = subjects.indices.filter {
      subjects[$0].facts.isElement && !subjects[$0].isInsideElement
    }
    let places = Dictionary(
      representatives.map { (subjects[$0].element.automationIdentity, $0) }
    ) { first, _ in first }
    for run in drawn {
      if let owner = run.element {
        if let place = places[owner] { subjects[place].text.append(run) }
        continue
      }
      let there = representatives.filter { subjects[$0].visibleFrame.contains(run.middle) }
      let drawing = there.last { subjects[$0].drawsText }
      if let owner = drawing ?? there.last { subjects[owner].text.append(run) }
    }
    return subjects
  }

  /// The issues found, in the order of the tree, followed by text that belongs to no element.
  var issues: [AuditCall.Issue] {
    var issues: [AuditCall.Issue] = []
    for subject in subjects {
      for check in AuditCall.Check.allCases where checks.contains(check) {
        if let finding = finding(check, subject) {
          issues.append(
            AuditCall.Issue(
              check: check, element: subject.attributes, summary: finding.summary,
              detail: finding.detail))
        }
      }
    }
    if checks.contains(.elementDetection) { issues += undetectedText() }
    return issues
  }

  /// A problem in a few words and in full.
  struct Finding {
    var summary: String
    var detail: String
  }

  private func finding(_ check: AuditCall.Check, _ subject: Subject) -> Finding? {
    switch check {
    case .parentChild: parentChild(subject)
    case _ where subject.isInsideElement: nil
    case .contrast: contrast(subject)
    case .elementDetection: nil
    case .hitRegion: hitRegion(subject)
    case .sufficientElementDescription: description(subject)
    case .dynamicType: dynamicType(subject)
    case .textClipped: textClipped(subject)
    case .trait: trait(subject)
    case .action: action(subject)
    }
  }
}

extension AutomationElement {
  /// Whether the element is a keyboard, or a window with a keyboard and nothing else.
  fileprivate var isKeyboard: Bool {
    switch automationType {
    case .keyboard: true
    case .window:
      automationChildren.contains { container in
        container.automationChildren.contains { $0.automationType == .keyboard }
      }
    default: false
    }
  }
}

extension ElementType {
  /// Whether people touch elements of this type to trigger actions.
  package var isInteractive: Bool {
    switch self {
    case .button, .link, .switch, .toggle, .slider, .textField, .secureTextField, .searchField,
      .textView, .stepper, .checkBox, .radioButton, .key, .tab, .menuItem, .pickerWheel,
      .comboBox, .popUpButton, .menuButton, .disclosureTriangle, .colorWell:
      true
    default: false
    }
  }
}
