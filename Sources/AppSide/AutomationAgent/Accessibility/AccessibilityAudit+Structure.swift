import AutomationProtocol
import Foundation

/// What is checked for people who use a screen reader, or cannot aim well.
extension AccessibilityAudit {
  /// Whether the element says what it is.
  func description(_ subject: Subject) -> Finding? {
    guard subject.facts.isElement else { return nil }
    let element = subject.element
    let name = element.automationLabel.isEmpty ? element.automationTitle : element.automationLabel
    let said = name.isEmpty ? element.automationPlaceholder ?? "" : name
    if said.allSatisfy(\.isWhitespace) {
      // What a picture shows, or a field is for, cannot be guessed; text says it by itself, and so does
      // what stands still at its value.
      guard
        element.automationValue == nil || (subject.isInteractive && !subject.type.saysItsValue)
      else { return nil }
      return Finding(
        summary: "Element has no description",
        detail: "A screen reader can say nothing of it but what kind it is. "
          + "Give it an accessibilityLabel.")
    }
    guard said.isFileName || (said == element.automationIdentifier && said.isCodeName) else {
      return nil
    }
    return Finding(
      summary: "Label not human-readable",
      detail:
        "A screen reader says “\(said.shortened(to: 60))”, which is a name from the app's code. "
        + "Give it an accessibilityLabel in words.")
  }

  /// Whether the element can be hit; what is not to be used is no target.
  func hitRegion(_ subject: Subject) -> Finding? {
    guard subject.facts.isElement, subject.isInteractive, subject.element.automationIsEnabled,
      subject.visibleFrame == subject.element.finiteFrame
    else { return nil }
    let least = tree.smallestHitRegion
    let size = touchableFrame(of: subject, atLeast: least).size
    guard size.width < least.width || size.height < least.height else { return nil }
    return Finding(
      summary: "Hit area is too small",
      detail: "It is \(size.inWords) points big; at least \(least.inWords) is wanted.")
  }

  /// Where touches reach the element: its frame, and beside it as far as they do, until that is enough.
  private func touchableFrame(of subject: Subject, atLeast least: CGSize) -> CGRect {
    var frame = subject.visibleFrame
    /// Adds a strip at an edge if touches in its middle reach the element.
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
    // A third of what a finger needs at a time: less is not worth a look.
    for edge in [CGRectEdge.minXEdge, .maxXEdge] {
      while grow(edge, by: least.width - frame.width, step: least.width / 3) {}
    }
    for edge in [CGRectEdge.minYEdge, .maxYEdge] {
      while grow(edge, by: least.height - frame.height, step: least.height / 3) {}
    }
    return frame
  }

  /// Whether a touch goes to an element, or to something in it.
  func reaches(_ point: CGPoint, _ element: any AutomationElement) -> Bool {
    tree.element(at: point)?.isInside { $0.automationIdentity == element.automationIdentity }
      ?? false
  }

  /// Whether the traits make sense together and for the element.
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
      detail: "Something happens when it is used, but nothing says that it can be: give it the "
        + "trait button or link.")
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

  /// Whether an element that asks to be used does anything.
  func action(_ subject: Subject) -> Finding? {
    guard subject.facts.isElement, subject.facts.hasAction == false, subject.isInteractive,
      subject.element.automationIsEnabled
    else { return nil }
    return Finding(
      summary: "Action is missing",
      detail: "Nothing happens when it is used: it has neither an action nor a menu.")
  }

  /// Whether the element lies in what lists it, and knows that it does.
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
      !outer.intersects(inner), !parent.automationType.scrolls
    else { return nil }
    return Finding(
      summary: "Parent/child mismatch",
      detail: "No part of it lies in \(parent.attributes.summary), which it is in.")
  }
}

extension AutomationElement {
  /// Whether this element, or one around it, is one that is looked for.
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
  /// Whether its value is all that a screen reader says of it, as of UIKit's.
  fileprivate var saysItsValue: Bool { self == .pickerWheel || self == .pageIndicator }

  /// Whether what is inside may well be outside.
  fileprivate var scrolls: Bool {
    [.scrollView, .table, .collectionView, .textView, .picker, .pickerWheel].contains(self)
  }
}

extension String {
  /// Whether it is the name of a picture's file.
  fileprivate var isFileName: Bool {
    guard !contains(where: \.isWhitespace), let dot = lastIndex(of: ".") else { return false }
    let ending = self[index(after: dot)...].lowercased()
    return ["png", "jpg", "jpeg", "gif", "heic", "pdf", "svg"].contains(ending)
  }

  /// Whether it is a name as programs have it: `login_button`, `loginButton`.
  fileprivate var isCodeName: Bool {
    guard count > 1, !contains(where: \.isWhitespace) else { return false }
    return contains("_") || contains(".") || dropFirst().contains(where: \.isUppercase)
  }
}
