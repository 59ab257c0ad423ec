import AutomationProtocol
import Foundation

/// The checks for people who use a screen reader or have limited dexterity.
extension AccessibilityAudit {
  /// Checks that the element has a description.
  func description(_ subject: Subject) -> Finding? {
    guard subject.facts.isElement else { return nil }
    let element = subject.element
    let name = element.automationLabel.isEmpty ? element.automationTitle : element.automationLabel
    let said = name.isEmpty ? element.automationPlaceholder ?? "" : name
    if said.allSatisfy(\.isWhitespace) {
      // The subject of a picture and the purpose of a field can't be guessed. Text describes
      // itself, and so does an element that only shows its value.
      guard
        element.automationValue == nil || (subject.isInteractive && !subject.type.saysItsValue)
      else { return nil }
      return Finding(
        summary: "Element has no description",
        detail: "A screen reader can say only what kind of element it is. "
          + "Give it \(rules.description).")
    }
    guard said.isFileName || (said == element.automationIdentifier && said.isCodeName) else {
      return nil
    }
    return Finding(
      summary: "Label not human-readable",
      detail:
        "A screen reader says “\(said.shortened(to: 60))”, which is a name from the app's code. "
        + "Give it \(rules.description) in words.")
  }

  /// Checks that the element is large enough to hit; disabled elements are exempt.
  func hitRegion(_ subject: Subject) -> Finding? {
    guard subject.facts.isElement, subject.isInteractive, subject.element.automationIsEnabled,
      subject.visibleFrame == subject.element.finiteFrame, !subject.facts.isSizeExempt
    else { return nil }
    let minimum = tree.smallestHitRegion
    let size = touchableFrame(of: subject, atLeast: minimum).size
    guard size.width < minimum.width || size.height < minimum.height,
      !(rules.countsSpacing && isApart(subject, by: minimum))
    else { return nil }
    return Finding(
      summary: "Hit area is too small",
      detail: "It is \(size.inWords) points; at least \(minimum.inWords) is required.")
  }

  /// Returns the area in which touches reach the element, extended beyond its frame only until it
  /// is large enough.
  private func touchableFrame(of subject: Subject, atLeast minimum: CGSize) -> CGRect {
    var frame = subject.facts.hitFrame ?? subject.visibleFrame
    /// Extends the frame at an edge if a touch in the middle of the added strip reaches the
    /// element.
    func grow(_ edge: CGRectEdge, by missing: CGFloat, step: CGFloat) -> Bool {
      let (strip, _) = frame.insetBy(dx: -step, dy: -step).divided(atDistance: step, from: edge)
      guard missing > 0, step > 0, reaches(CGPoint(x: strip.midX, y: strip.midY), subject.element)
      else { return false }
      switch edge {
      case .minXEdge, .maxXEdge:
        frame = frame.union(CGRect(x: strip.minX, y: frame.minY, width: step, height: frame.height))
      case .minYEdge, .maxYEdge:
        frame = frame.union(CGRect(x: frame.minX, y: strip.minY, width: frame.width, height: step))
      }
      return true
    }
    // Each step is a third of the required size; smaller steps aren't worth their cost.
    for edge in [CGRectEdge.minXEdge, .maxXEdge] {
      while grow(edge, by: minimum.width - frame.width, step: minimum.width / 3) {}
    }
    for edge in [CGRectEdge.minYEdge, .maxYEdge] {
      while grow(edge, by: minimum.height - frame.height, step: minimum.height / 3) {}
    }
    return frame
  }

  /// Returns whether a circle of the smallest size around a target's middle reaches no other target, nor
  /// the circle of another small one.
  private func isApart(_ subject: Subject, by minimum: CGSize) -> Bool {
    let middle = subject.visibleFrame.middle
    let radius = max(minimum.width, minimum.height) / 2
    return targets.allSatisfy { other in
      guard other.element.automationIdentity != subject.element.automationIdentity else {
        return true
      }
      let frame = other.visibleFrame
      let isSmall = frame.width < minimum.width || frame.height < minimum.height
      return middle.distance(to: frame) >= radius
        && !(isSmall && middle.distance(to: frame.middle) < 2 * radius)
    }
  }

  /// Returns whether a touch goes to an element or one of its descendants.
  func reaches(_ point: CGPoint, _ element: any AutomationElement) -> Bool {
    tree.element(at: point)?.isInside { $0.automationIdentity == element.automationIdentity }
      ?? false
  }

  /// Checks that the traits are consistent with each other and with the element.
  func trait(_ subject: Subject) -> Finding? {
    guard subject.facts.isElement else { return nil }
    let traits = subject.facts.traits
    for (first, second) in Self.contradictions where traits.isSuperset(of: [first.0, second.0]) {
      return Finding(
        summary: "Element has conflicting traits",
        detail: "It is said to be \(first.1) and \(second.1) at once.")
    }
    guard subject.facts.hasAction == true, !subject.isInteractive else { return nil }
    return Finding(
      summary: "Element is missing a trait",
      detail: "It has an action but no trait that says so: give it \(rules.role).")
  }

  private typealias Named = (ElementTraits, String)

  private static let contradictions: [(Named, Named)] = [
    ((.button, "a button"), (.link, "a link")),
    ((.button, "a button"), (.staticText, "text")),
    ((.button, "a button"), (.adjustable, "adjustable")),
    ((.link, "a link"), (.adjustable, "adjustable")),
    ((.staticText, "text"), (.adjustable, "adjustable")),
    ((.staticText, "text"), (.image, "a picture")),
    ((.searchField, "a search field"), (.button, "a button")),
    ((.keyboardKey, "a key"), (.link, "a link")),
  ]

  /// Checks that an interactive element has an action.
  func action(_ subject: Subject) -> Finding? {
    guard subject.facts.isElement, subject.facts.hasAction == false, subject.isInteractive,
      subject.element.automationIsEnabled
    else { return nil }
    return Finding(
      summary: "Action is missing",
      detail: "Nothing happens when it is used: it has neither an action nor a menu.")
  }

  /// Checks that the element lies inside its parent and refers back to it.
  func parentChild(_ subject: Subject) -> Finding? {
    guard let parent = subject.parent else { return nil }
    let own = subject.element.automationParent
    if own?.automationIdentity != parent.automationIdentity {
      let other = own.map { $0.attributes.summary } ?? "nothing"
      return Finding(
        summary: "Parent/child mismatch",
        detail: "\(parent.attributes.summary) lists it, but it says it is in \(other).")
    }
    let (outer, inner) = (parent.finiteFrame, subject.element.finiteFrame)
    guard outer.width > 0, outer.height > 0, inner.width > 0, inner.height > 0,
      !outer.intersects(inner), !parent.automationType.letsChildrenOut
    else { return nil }
    return Finding(
      summary: "Parent/child mismatch",
      detail: "No part of it is inside its parent, \(parent.attributes.summary).")
  }
}

extension CGPoint {
  /// The distance to another point.
  fileprivate func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }

  /// The distance to the nearest point of a rectangle; zero inside.
  fileprivate func distance(to frame: CGRect) -> CGFloat {
    distance(
      to: CGPoint(
        x: min(max(x, frame.minX), frame.maxX), y: min(max(y, frame.minY), frame.maxY)))
  }
}

extension AutomationElement {
  /// Returns whether this element or one of its ancestors satisfies a condition.
  func isInside(_ isWanted: (any AutomationElement) -> Bool) -> Bool {
    var next: (any AutomationElement)? = self
    while let candidate = next {
      if isWanted(candidate) { return true }
      next = candidate.automationParent
    }
    return false
  }
}

extension ElementType {
  /// Whether a screen reader speaks only the element's value, as UIKit's does.
  fileprivate var saysItsValue: Bool { self == .pickerWheel || self == .pageIndicator }

  /// Whether children can lie outside their parent's frame, as in elements that scroll or open menus.
  fileprivate var letsChildrenOut: Bool {
    [
      .scrollView, .table, .collectionView, .textView, .picker, .pickerWheel, .menu, .menuBar,
      .menuItem, .menuButton, .popUpButton, .comboBox, .tab,
    ].contains(self)
  }
}

extension String {
  /// Whether the text is the name of an image file.
  fileprivate var isFileName: Bool {
    guard !contains(where: \.isWhitespace), let dot = lastIndex(of: ".") else { return false }
    let ending = self[index(after: dot)...].lowercased()
    return ["png", "jpg", "jpeg", "gif", "heic", "pdf", "svg"].contains(ending)
  }

  /// Whether the text looks like an identifier in code: `login_button`, `loginButton`.
  fileprivate var isCodeName: Bool {
    guard count > 1, !contains(where: \.isWhitespace) else { return false }
    return contains("_") || contains(".") || dropFirst().contains(where: \.isUppercase)
  }
}
