import AutomationAgent
import AutomationProtocol
import Foundation

/// An element of a page, as the browser last described it.
///
/// A node of the page always has the same object, so that an element that has moved since it was found is
/// tapped at its present place.
@MainActor
final class PageElement {
  /// The attributes of an element that tests can read.
  struct State: Equatable {
    var type = ElementType.other
    var identifier = ""
    var label = ""
    var title = ""
    var value: ElementValue?
    var placeholder: String?
    var frame = CGRect.zero
    var visibleFrame = CGRect.zero
    var isEnabled = true
    var isSelected = false
    var hasKeyboardFocus = false
    var isMain = false
    /// The position of a slider, from 0 to 1.
    var position: Double?
    var children: [UInt64] = []
  }

  let identity: UInt64
  /// The browser's number of the node, or `nil` for an element that isn't a node of the page.
  let node: Int?
  var state = State()
  var children: [PageElement] = []
  /// The role, as the browser writes it; empty for an element that isn't a node of the page.
  var role = PageRole(name: "")
  /// The titles of a list box's options, which the page shows only while the list is open.
  var options: [String] = []
  weak var parent: PageElement?
  weak var tree: PageTree?

  init(identity: UInt64, node: Int?) {
    self.identity = identity
    self.node = node
  }
}

extension PageElement: AutomationElement {
  var automationIdentity: UInt64 { identity }
  var automationType: ElementType { state.type }
  var automationIdentifier: String { state.identifier }
  var automationLabel: String { state.label }
  var automationTitle: String { state.title }
  var automationValue: ElementValue? { state.value }
  var automationPlaceholder: String? { state.placeholder }
  var automationFrame: CGRect { state.frame }
  var automationVisibleFrame: CGRect { state.visibleFrame }
  var automationIsEnabled: Bool { state.isEnabled }
  var automationIsSelected: Bool { state.isSelected }
  var automationHasKeyboardFocus: Bool { state.hasKeyboardFocus }
  var automationIsMain: Bool { state.isMain }
  var automationChildren: [any AutomationElement] { children }
  var automationParent: (any AutomationElement)? { parent }

  var automationAdjustment: ElementAdjustment? {
    if state.type == .popUpButton, !options.isEmpty {
      return .wheel(
        rows: { [weak self] in self?.options ?? [] },
        turn: { [weak self] title in
          guard let self else { return false }
          return tree?.choose(title, in: self) ?? false
        })
    }
    guard let position = state.position else { return nil }
    let frame = state.frame
    return .slider(position: position) { target in
      // The track ends half a thumb from both sides of the frame.
      let inset = min(frame.height / 2, frame.width / 2)
      let length = frame.width - 2 * inset
      func point(_ share: CGFloat) -> CGPoint {
        CGPoint(x: frame.minX + inset + length * share, y: frame.midY)
      }
      return (point(position), point(target))
    }
  }

  func automationScrollIntoView() -> Bool { tree?.scrollIntoView(self) ?? false }

  func visitAutomationChildren(_ visit: (any AutomationElement) -> Void) {
    for child in children { visit(child) }
  }
}
