import AutomationAgent
import AutomationProtocol
import ElementTypes
import Foundation

/// An accessible object of a program, as an element.
@MainActor
final class DesktopElement: AutomationElement {
  let automationIdentity: UInt64
  let reference: AccessibleReference
  var object: AccessibleObject
  weak var parent: DesktopElement?
  var children: [DesktopElement] = []
  /// Whether the children must be read again.
  var needsChildren = true
  /// Whether the object must be read again.
  var needsObject = true
  /// The visible part of the children, if there are too many for all to be elements.
  var crowd: Crowd?
  /// The known answers about the object, which become invalid at a change.
  var answers = ElementAnswers()
  unowned let tree: DesktopTree

  init(_ reference: AccessibleReference, identity: UInt64, tree: DesktopTree) {
    self.reference = reference
    automationIdentity = identity
    object = AccessibleObject()
    self.tree = tree
  }

  var automationType: ElementType { object.role.type(object.states) }
  var automationIdentifier: String { object.identifier }

  var automationLabel: String {
    tree.refreshName(of: self)
    if !object.name.isEmpty, !hasNameOfClass { return textReadOnce ?? object.name }
    if object.role.isNamedByText, object.interfaces.contains(.text) { return tree.text(of: self) }
    // GTK 4 describes objects by the names of their classes, and GTK 3 describes a scale by its number.
    let isNumber = object.role.hasNumber && Double(object.description) != nil
    return tree.programsInWindows.contains(reference.bus) || isNumber ? "" : object.description
  }

  /// The text of an element whose name repeats the text inside it, which is visible only once.
  private var textReadOnce: String? {
    guard let text = object.repeatedText, tree.programsInWindows.contains(reference.bus),
      children.contains(where: { $0.object.name == text })
    else { return nil }
    return String(text)
  }

  /// Whether the object's name is that of its class, which GTK 4 gives to unnamed objects.
  private var hasNameOfClass: Bool {
    tree.programsInWindows.contains(reference.bus)
      && ["Gtk", "Adw"].contains { object.name.hasPrefix($0) && !object.name.contains(" ") }
  }

  var automationTitle: String { automationType == .window ? object.name : "" }

  var automationValue: ElementValue? {
    if object.role.isSwitch {
      if object.states.contains(.indeterminate) { return .number(2) }
      return .bool(!object.states.isDisjoint(with: [.checked, .pressed]))
    }
    if object.role.hasTextValue, object.interfaces.contains(.text) {
      let text = tree.text(of: self)
      guard automationType == .secureTextField else { return .string(text) }
      return .string(String(repeating: "•", count: text.count))
    }
    if object.role.hasNumber, object.interfaces.contains(.value) {
      return tree.range(of: self).map { .number($0.current) }
    }
    return nil
  }

  var automationPlaceholder: String? { nil }

  var automationFrame: CGRect {
    parent == nil ? CGRect(origin: .zero, size: tree.screenSize) : tree.frame(of: self)
  }

  /// The part that windows and scrolling containers don't clip; a menu extends beyond the
  /// object that opens it.
  var automationVisibleFrame: CGRect {
    var frame = automationFrame.intersection(CGRect(origin: .zero, size: tree.screenSize))
    var ancestor = parent
    while let next = ancestor, !next.object.role.opens, !tree.isProgram(next) {
      if next.object.role.scrolls || next.automationType == .window {
        let part = tree.frame(of: next)
        // GTK 3 reports no position for a viewport that is scrolled by more than its size.
        if !part.hasNoPlace { frame = frame.intersection(part) }
      }
      ancestor = next.parent
    }
    return frame.isNull ? .zero : frame
  }

  var automationIsEnabled: Bool {
    parent == nil || !object.states.isDisjoint(with: [.sensitive, .enabled])
  }

  var automationIsSelected: Bool {
    object.states.contains(.selected)
      || object.role.isSwitch && object.states.contains(.checked)
  }

  var automationHasFocus: Bool { object.states.contains(.focused) }
  var automationHasKeyboardFocus: Bool { tree.focus === self }
  var automationIsMain: Bool { object.states.contains(.active) && automationType == .window }

  var automationChildren: [any AutomationElement] { tree.shownChildren(of: self) }

  func visitAutomationChildren(_ visit: (any AutomationElement) -> Void) {
    for child in tree.shownChildren(of: self) { visit(child) }
  }

  var automationParent: (any AutomationElement)? { tree.isProgram(parent) ? tree.root : parent }

  var automationAdjustment: ElementAdjustment? {
    guard automationType == .slider, let range = tree.range(of: self), range.maximum > range.minimum
    else { return nil }
    let position = (range.current - range.minimum) / (range.maximum - range.minimum)
    return .slider(position: position) { [tree] target in
      tree.drag(of: self, from: position, to: target)
    }
  }

  var automationAccessibilityActions: [String] { tree.actions(of: self) }

  func performAutomationAccessibilityAction(_ name: String) -> Bool {
    tree.perform(action: name, of: self)
  }

  func automationScrollIntoView() -> Bool { tree.scrollIntoView(self) }

  /// Whether the object is visible or can be scrolled into view.
  var isShown: Bool {
    if object.states.contains(.defunct) { return false }
    if object.states.contains(.showing) { return true }
    guard object.states.contains(.visible) else { return false }
    if tree.programsInWindows.contains(reference.bus) { return parent?.isShown == true }
    var ancestor = parent
    while let next = ancestor {
      if next.object.role.opens { return false }
      if next.object.role.scrolls { return next.object.states.contains(.showing) }
      if next.object.role.rawValue == AccessibleRole.pageTabList { return false }
      ancestor = next.parent
    }
    return false
  }
}

extension DesktopElement {
  /// The visible part of a container's many children.
  struct Crowd {
    /// The children's positions, without those of headers at the start.
    var range: Range<Int>
    /// The tree's version when this was last checked.
    var version: UInt64
  }
}

/// An object's answers since the last change.
struct ElementAnswers {
  /// The tree's version when they were read.
  var version: UInt64 = 0
  var frame: CGRect?
  var text: String?
  var actions: [String]?
  /// Whether the name was read again, for a program that doesn't report changes of names.
  var hasName = false
}

/// The value of an object such as a slider, and its limits.
struct ElementRange: Hashable {
  var current: Double
  var minimum: Double
  var maximum: Double
}

extension AccessibleRole {
  /// A group of tabs, in which only one page is visible.
  static let pageTabList = 38
}
