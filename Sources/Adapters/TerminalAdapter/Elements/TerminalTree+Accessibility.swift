import AutomationAgent
import AutomationProtocol
import CellRendering
import Foundation

/// The accessibility of a program in a terminal: its texts and their colours.
extension TerminalTree {
  var auditRules: AuditRules {
    AuditRules(refusals: [
      .elementDetection: "every text on a terminal's screen is an element",
      .hitRegion: "the mouse of a terminal points at cells",
      .sufficientElementDescription: Self.roles,
      .dynamicType: "the size of the text is set in the terminal and not by the program",
      .textClipped: "a terminal doesn't know what a program hasn't written",
      .trait: Self.roles, .action: Self.roles, .parentChild: Self.roles,
    ])
  }

  private static let roles =
    "a program in a terminal writes text, without roles and without names"

  func accessibility(of element: any AutomationElement) -> ElementAccessibility? {
    guard let element = element as? TerminalElement else { return nil }
    guard case .text(let run) = element.content else {
      return ElementAccessibility(isElement: false, hasOrderedElements: false)
    }
    var traits: ElementTraits = []
    switch run.kind {
    case .text: traits = .staticText
    case .button: traits = .button
    case .field: break
    }
    if element.automationIsSelected { traits.insert(.selected) }
    return ElementAccessibility(
      isElement: true, traits: traits, isBold: run.style.attributes.contains(.bold))
  }

  /// Returns the texts in the terminal's colours, divided where the colours change.
  func drawnText() -> [DrawnText]? {
    _ = application
    return texts.flatMap { element -> [DrawnText] in
      guard case .text(let run) = element.content else { return [] }
      return DrawnCells(rows[run.row].cells, in: run, of: element.automationIdentity).texts
    }
  }
}
