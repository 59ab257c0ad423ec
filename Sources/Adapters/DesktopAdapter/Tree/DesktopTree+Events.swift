import AutomationAgent
import AutomationProtocol
import Foundation

/// What programs tell of their objects.
extension DesktopTree {
  /// Takes a signal of the bus.
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

  /// Notes that an object has begun to show of which no list of children has told.
  private func takeEvent(_ signal: BusMessage, ofUnknown reference: AccessibleReference) {
    guard signal.member == "StateChanged", signal.arguments.first?.text == "showing",
      signal.arguments.dropFirst().first?.number == 1, mayComeUnannounced(reference)
    else { return }
    needsPicture = true
    newcomers.insert(reference)
  }

  /// Finds the known elements that objects which have begun to show belong to, and notes that their children
  /// must be read again.
  ///
  /// Qt 5 says of a new window, such as a dialog, and of a new object in one only that it shows, and never
  /// that its parent has another child.
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

  /// The events after which other elements may be elsewhere.
  private static let layoutEvents: Set<String> = [
    "BoundsChanged", "ChildrenChanged", "ModelChanged", "RowDeleted", "RowInserted", "RowReordered",
    "VisibleDataChanged",
  ]
  /// The states and properties whose change means the same.
  private static let layoutDetails: Set<String> = ["accessible-name", "showing", "visible"]

  private func setState(_ name: String, _ isOn: Bool, of element: DesktopElement) {
    guard let state = AccessibleStates.named[name] else { return }
    if isOn {
      element.object.states.insert(state)
    } else {
      element.object.states.remove(state)
    }
    // What wasn't seen wasn't read.
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
