import AutomationProtocol
import Foundation

/// What is checked for people who see little.
extension AccessibilityAudit {
  private static let leastContrast = 4.5
  private static let leastContrastOfLargeText = 3.0
  private static let largeText: CGFloat = 18
  private static let largeBoldText: CGFloat = 14

  /// Whether the text stands out from its ground, as both are drawn.
  func contrast(_ subject: Subject) -> Finding? {
    // Controls that are not to be used may be pale, and so may what stands where nothing was typed.
    guard subject.facts.isElement, subject.element.automationIsEnabled,
      subject.facts.showsPlaceholder != true
    else { return nil }
    let size = subject.facts.fontSize ?? 0
    let isLarge = size >= (subject.facts.isBold ? Self.largeBoldText : Self.largeText)
    let least = isLarge ? Self.leastContrastOfLargeText : Self.leastContrast
    let worst = subject.text.min { $0.contrast < $1.contrast }
    guard let worst, worst.contrast < least else { return nil }
    let ratio = String(format: "%.2f", (worst.contrast * 100).rounded(.down) / 100)
    return Finding(
      summary: "Contrast failed",
      detail: "“\(worst.text)” is drawn in \(worst.foreground.hexadecimal) on "
        + "\(worst.background.hexadecimal), a contrast of \(ratio):1; at least \(least):1 is wanted."
    )
  }

  /// Whether all of the text can be read.
  func textClipped(_ subject: Subject) -> Finding? {
    guard let wanted = subject.facts.drawnText, !wanted.isEmpty,
      // What is half scrolled away is not cut off.
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

  /// Whether the text grows with the size that the user wants.
  func dynamicType(_ subject: Subject) -> Finding? {
    guard subject.facts.followsTextSize == false else { return nil }
    return Finding(
      summary: "Dynamic Type font sizes are unsupported",
      detail: "The font does not follow the size that the user wants. Use a font of a text style, "
        + "and set adjustsFontForContentSizeCategory.")
  }

  /// Text that can be seen and that no element speaks for.
  func undetectedText() -> [AuditCall.Issue] {
    let speakers = subjects.filter { $0.facts.isElement }
    return drawn.compactMap { run in
      guard run.text.contains(where: { $0.isLetter || $0.isNumber }) else { return nil }
      guard !speakers.contains(where: { speaks($0, for: run) }) else { return nil }
      return AuditCall.Issue(
        check: .elementDetection, element: nil, summary: "Potentially inaccessible text",
        detail:
          "“\(run.text.shortened(to: 60))” is drawn at \(run.frame.inWords), but no accessibility "
          + "element is there.")
    }
  }

  /// Whether an element speaks for a run of text at its place: not one that lies behind what draws it, as
  /// the region does that puts a sheet away.
  private func speaks(_ subject: Subject, for run: DrawnText) -> Bool {
    guard subject.visibleFrame.contains(run.middle) else { return false }
    return subject.drawsText || subject.element.automationLabel.contains(run.text)
      || !isCovered(subject.element, at: run.middle)
  }

  /// Whether a touch goes to something that neither is inside the element nor has it inside.
  private func isCovered(_ element: any AutomationElement, at point: CGPoint) -> Bool {
    guard let hit = tree.element(at: point) else { return false }
    return !reaches(point, element)
      && !element.isInside { $0.automationIdentity == hit.automationIdentity }
  }

  /// Whether a part of an element lies behind something: where both are, none of its text is drawn.
  ///
  /// What can be seen through, as the region that puts a popover away, covers nothing.
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
      // Frames that overlap by less than a row cover no text; a scroll bar lies over one end alone, where
      // the last sign of what is cut off may be.
      guard !common.isEmpty, common.height >= tree.smallestHitRegion.height,
        other.type != .scrollBar
      else { return false }
      return !drawn.contains { common.contains($0.middle) && isPart($0) }
        && !other.element.isInside(isSubject)
    }
  }

  /// The runs of text that are drawn where an element is.
  private func text(in subject: Subject) -> [DrawnText] {
    drawn.filter { subject.visibleFrame.contains($0.middle) }
  }
}

extension CGSize {
  /// Width and height, in points: `80 × 16`.
  var inWords: String { "\(width.inWords) × \(height.inWords)" }
}

extension CGRect {
  fileprivate var inWords: String { "(\(minX.inWords), \(minY.inWords)), \(size.inWords)" }
}

extension CGFloat {
  /// The number without a fraction where it has none.
  fileprivate var inWords: String {
    self == rounded() && magnitude < 1e9 ? "\(Int(self))" : String(format: "%.1f", Double(self))
  }
}
