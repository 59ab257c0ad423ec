import AutomationAgent
import AutomationProtocol
import Foundation

/// The accessibility of a program with windows, for audits and the screen reader.
extension DesktopTree {
  var auditRules: AuditRules {
    var refusals: [AuditCall.Check: String] = [
      .elementDetection: "a program reports only the text of its elements",
      .dynamicType: "a program doesn't report whether its text follows the desktop's font size",
      .textClipped: "a program doesn't report how much of a text is visible",
      .trait: "an object of the accessibility interface has one role and no traits",
      .action: "a program offers a button's action whether or not it has an effect",
    ]
    if textStyles.values.allSatisfy({ $0.color == nil }) {
      refusals[.contrast] = "the program doesn't report the colours of its texts"
    }
    return AuditRules(
      refusals: refusals, countsSpacing: true, description: "an accessible name",
      role: "the role of a button or a link")
  }

  /// The minimum size of a target in the Web Content Accessibility Guidelines 2.2 (2.5.8), which
  /// apply to all pointers.
  var smallestHitRegion: CGSize { CGSize(width: 24, height: 24) }

  func accessibility(of element: any AutomationElement) -> ElementAccessibility? {
    guard let element = element as? DesktopElement else { return nil }
    var facts = ElementAccessibility(isElement: isElement(element), hasOrderedElements: true)
    if element.object.role == .heading { facts.traits = .header }
    if element.isText, let style = textStyles[element.automationIdentity] {
      facts.fontSize = style.size.map { CGFloat($0) }
      facts.isBold = style.isBold
    }
    return facts
  }

  /// Returns whether a screen reader stops at an element: at controls, and at elements with text and
  /// without children.
  private func isElement(_ element: DesktopElement) -> Bool {
    let type = element.automationType
    guard ![.application, .window, .dialog, .alert].contains(type) else { return false }
    let children = shownChildren(of: element)
    let isSilent = element.automationLabel.allSatisfy(\.isWhitespace)
    if type.isInteractive, type != .tab {
      // A button in GTK 4 may be named by the texts inside it.
      return !isSilent || !children.contains { !$0.automationLabel.isEmpty }
    }
    return children.isEmpty && (!isSilent || !(element.automationValue?.text ?? "").isEmpty)
  }

  /// Returns the texts whose colours the program reports, with their backgrounds on the display.
  func drawnText() -> [DrawnText]? {
    // A colour may have changed without an event.
    knownTextStyles = nil
    let styles = textStyles
    let screen = CGRect(origin: .zero, size: screenSize)
    guard let picture = app.session.display.picture(of: screen) else { return [] }
    let background = TextBackground(picture)
    return shownTexts.compactMap { element in
      guard let style = styles[element.automationIdentity], let color = style.color else {
        return nil
      }
      let whole = element.automationValue?.text ?? element.automationLabel
      let text = String(whole.prefix(max(style.length, 0)))
        .trimmingCharacters(in: .whitespacesAndNewlines)
      let frame = element.automationVisibleFrame
      guard !text.isEmpty, let behind = background.color(in: frame, behind: color) else {
        return nil
      }
      return DrawnText(
        text: text, frame: frame, foreground: color, background: behind,
        element: element.automationIdentity)
    }
  }

  /// The styles of the visible texts' beginnings, keyed by the elements' identities.
  private var textStyles: [UInt64: AccessibleTextStyle] {
    read()
    if let known = knownTextStyles, known.version == version { return known.styles }
    let texts = shownTexts
    var styles: [UInt64: AccessibleTextStyle] = [:]
    for (element, style) in zip(texts, reader.textStyles(of: texts.map(\.reference))) {
      styles[element.automationIdentity] = style
    }
    knownTextStyles = (version, styles)
    return styles
  }

  /// The elements with a visible text, the oldest first.
  private var shownTexts: [DesktopElement] {
    let texts = elements.values.filter { $0.isText && $0.isShown }
    loadFrames(of: texts)
    return texts.filter { !$0.automationVisibleFrame.isEmpty }
      .sorted { $0.automationIdentity < $1.automationIdentity }
  }
}

extension DesktopElement {
  /// Whether the element shows text itself.
  fileprivate var isText: Bool { object.interfaces.contains(.text) }
}
