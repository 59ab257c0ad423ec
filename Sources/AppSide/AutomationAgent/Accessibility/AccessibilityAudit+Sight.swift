import AutomationProtocol
import Foundation

/// The checks for people with low vision.
extension AccessibilityAudit {
  private static let minimumContrast = 4.5
  private static let minimumContrastOfLargeText = 3.0
  private static let largeText: CGFloat = 18
  private static let largeBoldText: CGFloat = 14

  /// Checks that the text has enough contrast with its background, in the colours actually drawn.
  func contrast(_ subject: Subject) -> Finding? {
    // Disabled controls and placeholders are exempt from the contrast requirement.
    guard subject.facts.isElement, subject.element.automationIsEnabled,
      subject.facts.showsPlaceholder != true
    else { return nil }
    let size = subject.facts.fontSize ?? 0
    let isLarge = size >= (subject.facts.isBold ? Self.largeBoldText : Self.largeText)
    let minimum = isLarge ? Self.minimumContrastOfLargeText : Self.minimumContrast
    let worst = subject.text.min { $0.contrast < $1.contrast }
    guard let worst, worst.contrast < minimum else { return nil }
    let ratio = String(format: "%.2f", (worst.contrast * 100).rounded(.down) / 100)
    return Finding(
      summary: "Contrast failed",
      detail: "“\(worst.text)” is drawn in \(worst.foreground.hexadecimal) on "
        + "\(worst.background.hexadecimal), a contrast of \(ratio):1; at least \(minimum):1 is required."
    )
  }

  /// Checks that none of the text is cut off.
  func textClipped(_ subject: Subject) -> Finding? {
    if let isClipped = subject.facts.isTextClipped { return isClipped ? clipped(subject) : nil }
    guard let wanted = subject.facts.drawnText, !wanted.isEmpty,
      // An element that is partly scrolled out of view isn't clipped.
      subject.visibleFrame == subject.element.finiteFrame
    else { return nil }
    let shown = text(in: subject).map(\.text).joined()
    func marks(_ text: String) -> String { text.filter { !$0.isWhitespace } }
    guard !marks(shown).contains(marks(wanted)), !isCovered(subject, drawing: wanted) else {
      return nil
    }
    return Finding(
      summary: "Text clipped",
      detail: "Of “\(wanted.shortened(to: 60))” only “\(shown.shortened(to: 60))” can be seen in "
        + "\(subject.element.finiteFrame.size.inWords).")
  }

  /// Returns the finding for a toolkit that reports only that some text is missing.
  private func clipped(_ subject: Subject) -> Finding {
    let text = subject.facts.drawnText ?? subject.element.automationLabel
    return Finding(
      summary: "Text clipped",
      detail: "A part of “\(text.shortened(to: 60))” is cut off.")
  }

  /// Checks that the text scales with the user's preferred size.
  func dynamicType(_ subject: Subject) -> Finding? {
    guard subject.facts.followsTextSize == false else { return nil }
    return Finding(
      summary: "Dynamic Type font sizes are unsupported",
      detail: "The font does not follow the size that the user wants. Use a font of a text style, "
        + "and set adjustsFontForContentSizeCategory.")
  }

  /// Finds visible text that belongs to no accessibility element.
  func undetectedText() -> [AuditCall.Issue] {
    let representatives = subjects.filter { $0.facts.isElement }
    return drawn.compactMap { run in
      guard run.text.contains(where: { $0.isLetter || $0.isNumber }) else { return nil }
      guard !representatives.contains(where: { represents($0, run) }) else { return nil }
      return AuditCall.Issue(
        check: .elementDetection, element: nil, summary: "Potentially inaccessible text",
        detail:
          "“\(run.text.shortened(to: 60))” is drawn at \(run.frame.inWords), but no accessibility "
          + "element is there.")
    }
  }

  /// Returns whether an element represents a run of text.
  ///
  /// It doesn't if it lies behind the view that draws the text, like the region that dismisses a
  /// sheet.
  private func represents(_ subject: Subject, _ run: DrawnText) -> Bool {
    if let owner = run.element { return subject.element.automationIdentity == owner }
    guard subject.visibleFrame.contains(run.middle) else { return false }
    return subject.drawsText || subject.element.automationLabel.contains(run.text)
      || !isCovered(subject.element, at: run.middle)
  }

  /// Returns whether a touch goes to an element that is neither a descendant nor an ancestor of the
  /// given one.
  private func isCovered(_ element: any AutomationElement, at point: CGPoint) -> Bool {
    guard let hit = tree.element(at: point) else { return false }
    return !reaches(point, element)
      && !element.isInside { $0.automationIdentity == hit.automationIdentity }
  }

  /// Returns whether another element covers a part of this one, so that none of its text is drawn
  /// there.
  ///
  /// A transparent element, such as the region that dismisses a popover, covers nothing.
  private func isCovered(_ subject: Subject, drawing text: String) -> Bool {
    func isSubject(_ element: any AutomationElement) -> Bool {
      element.automationIdentity == subject.element.automationIdentity
    }
    func isPart(_ run: DrawnText) -> Bool {
      run.text.split(separator: "…").contains { text.contains($0) }
    }
    guard let place = subjects.lastIndex(where: { isSubject($0.element) }) else { return false }
    return subjects[(place + 1)...].contains { other in
      let common = other.visibleFrame.intersection(subject.visibleFrame)
      // Frames that overlap by less than a row cover no text. A scroll bar covers only one end,
      // where the last character of clipped text may be.
      guard !common.isEmpty, common.height >= tree.smallestHitRegion.height,
        other.type != .scrollBar
      else { return false }
      return !drawn.contains { common.contains($0.middle) && isPart($0) }
        && !other.element.isInside(isSubject)
    }
  }

  /// Returns the runs of text drawn in an element's frame.
  private func text(in subject: Subject) -> [DrawnText] {
    drawn.filter { subject.visibleFrame.contains($0.middle) }
  }
}

extension CGSize {
  /// The width and height, in points: `80 × 16`.
  var inWords: String { "\(width.inWords) × \(height.inWords)" }
}

extension CGRect {
  fileprivate var inWords: String { "(\(minX.inWords), \(minY.inWords)), \(size.inWords)" }
}

extension CGFloat {
  /// The number in writing, without a fraction if it is whole.
  fileprivate var inWords: String {
    self == rounded() && magnitude < 1e9 ? "\(Int(self))" : String(format: "%.1f", Double(self))
  }
}
