import AutomationAgent
import AutomationProtocol
import Foundation

/// The events of a program's objects.
extension DesktopTree {
  /// Handles a signal from the bus.
  func take(_ signal: BusMessage) {
    let reference = AccessibleReference(bus: signal.sender, path: signal.path)
    switch signal.interface {
    case "org.a11y.atspi.Event.Object":
      if let element = elements[reference] {
        takeObjectEvent(signal, element)
      } else {
        takeEvent(signal, ofUnknown: reference)
      }
    case "org.a11y.atspi.Cache": takeCacheEvent(signal)
    case "org.freedesktop.DBus":
      guard signal.member == "NameOwnerChanged", signal.arguments.last?.text == "",
        let name = signal.arguments.first?.text
      else { return }
      app.session.registry.remove(bus: name)
    default: break
    }
    noteChange()
  }

  private func takeObjectEvent(_ signal: BusMessage, _ element: DesktopElement) {
    guard let detail = signal.arguments.first?.text else { return }
    let number = signal.arguments.count > 1 ? signal.arguments[1].number ?? 0 : 0
    if Self.layoutEvents.contains(signal.member) || Self.layoutDetails.contains(detail) {
      needsPicture = true
    }
    switch signal.member {
    case "StateChanged": setState(detail, number != 0, of: element)
    case "ChildrenChanged", "RowInserted", "RowDeleted", "RowReordered", "ModelChanged":
      needsChildren(element)
    case "PropertyChange":
      let value = signal.arguments.count > 3 ? signal.arguments[3].text : nil
      switch (detail, value) {
      case ("accessible-name", let name?): element.object.name = name
      case ("accessible-description", let text?): element.object.description = text
      case ("accessible-name", _), ("accessible-description", _), ("accessible-role", _):
        element.needsObject = true
        markUnread(element)
      default: break
      }
    default: break
    }
  }

  /// Records that an object has become visible that isn't among the known children.
  private func takeEvent(_ signal: BusMessage, ofUnknown reference: AccessibleReference) {
    guard signal.member == "StateChanged", signal.arguments.first?.text == "showing",
      signal.arguments.dropFirst().first?.number == 1, mayComeUnannounced(reference)
    else { return }
    needsPicture = true
    newcomers.insert(reference)
  }

  /// Finds the known ancestors of newly visible objects, and marks their children to be read again.
  ///
  /// For a new window, such as a dialog, and for a new object in one, Qt 5 reports only that it is visible,
  /// but not that its parent has another child.
  func placeNewcomers() {
    var asked = newcomers.filter { elements[$0] == nil }
    newcomers = []
    var seen = asked
    while !asked.isEmpty {
      let parents = reader.parents(of: Array(asked)).compactMap(\.self)
      asked = []
      for parent in parents where seen.insert(parent).inserted {
        if let known = elements[parent] {
          needsChildren(known)
        } else {
          asked.insert(parent)
        }
      }
    }
  }

  /// The events after which other elements may have moved.
  private static let layoutEvents: Set<String> = [
    "BoundsChanged", "ChildrenChanged", "ModelChanged", "RowDeleted", "RowInserted", "RowReordered",
    "VisibleDataChanged",
  ]
  /// The states and properties after whose change other elements may have moved.
  private static let layoutDetails: Set<String> = ["accessible-name", "showing", "visible"]

  private func setState(_ name: String, _ isOn: Bool, of element: DesktopElement) {
    guard let state = AccessibleStates.named[name] else { return }
    if isOn {
      element.object.states.insert(state)
    } else {
      element.object.states.remove(state)
    }
    // Hidden objects haven't been read.
    if state == .showing, isOn {
      for inner in descendants(of: element) where inner.needsChildren || inner.needsObject {
        markUnread(inner)
      }
    }
  }

  private func needsChildren(_ element: DesktopElement) {
    element.needsChildren = true
    element.object.childCount = -1
    markUnread(element)
  }

  private func descendants(of element: DesktopElement) -> [DesktopElement] {
    var all = [element]
    var index = 0
    while index < all.count {
      all += all[index].children
      index += 1
    }
    return all
  }

  private func takeCacheEvent(_ signal: BusMessage) {
    switch signal.member {
    case "AddAccessible":
      guard let item = signal.arguments.first.flatMap({ AccessibleObject.item($0) }) else { return }
      if let known = elements[item.reference] {
        let identifier = known.object.identifier
        known.object = item.object
        known.object.identifier = identifier
        known.needsObject = false
      }
      if let parent = item.object.parent.flatMap({ elements[$0] }) { needsChildren(parent) }
    case "RemoveAccessible":
      guard let reference = signal.arguments.first.flatMap({ AccessibleReference($0) }) else {
        return
      }
      guard let gone = elements[reference] else { return }
      gone.parent?.children.removeAll { $0 === gone }
      remove(gone)
    default: break
    }
  }
}
