import AutomationAgent
import AutomationProtocol
import Foundation

/// What an audit and a screen reader can know of a program with windows.
extension DesktopTree {
  var auditRules: AuditRules {
    var refusals: [AuditCall.Check: String] = [
      .elementDetection: "a program tells of no text but that of its elements",
      .dynamicType: "a program doesn't tell whether its text follows the desktop's font size",
      .textClipped: "a program doesn't tell how much of a text can be seen",
      .trait: "an object of the accessibility interface has one role and no traits",
      .action: "a program offers a button's action whether it does something or not",
    ]
    if textStyles.values.allSatisfy({ $0.color == nil }) {
      refusals[.contrast] = "the program doesn't tell the colours of its texts"
    }
    return AuditRules(
      refusals: refusals, countsSpacing: true, description: "an accessible name",
      role: "the role of a button or a link")
  }

  /// The size of the smallest target in the Web Content Accessibility Guidelines 2.2 (2.5.8), which hold
  /// for every pointer.
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

  /// Whether a screen reader stops at an element: at what can be used, and at what says something and has
  /// nothing in it.
  private func isElement(_ element: DesktopElement) -> Bool {
    let type = element.automationType
    guard ![.application, .window, .dialog, .alert].contains(type) else { return false }
    let children = shownChildren(of: element)
    let isSilent = element.automationLabel.allSatisfy(\.isWhitespace)
    if type.isInteractive, type != .tab {
      // A button in GTK 4 may be named by the texts in it.
      return !isSilent || !children.contains { !$0.automationLabel.isEmpty }
    }
    return children.isEmpty && (!isSilent || !(element.automationValue?.text ?? "").isEmpty)
  }

  /// The texts whose colours the program tells, with the backgrounds that they have on the display.
  func drawnText() -> [DrawnText]? {
    // A colour may have changed without a word.
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

  /// How the texts that can be seen begin, by their elements' identities.
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

  /// The elements with a text that can be seen, the oldest first.
  private var shownTexts: [DesktopElement] {
    let texts = elements.values.filter { $0.isText && $0.isShown }
    loadFrames(of: texts)
    return texts.filter { !$0.automationVisibleFrame.isEmpty }
      .sorted { $0.automationIdentity < $1.automationIdentity }
  }
}

extension DesktopElement {
  /// Whether the element shows a text of its own.
  fileprivate var isText: Bool { object.interfaces.contains(.text) }
}
