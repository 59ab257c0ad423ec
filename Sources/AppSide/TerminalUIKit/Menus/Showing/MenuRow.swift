/// A row of an open menu.
@MainActor
enum MenuRow {
  /// The title of the menu or of an inline section.
  case title(String)
  /// The item that leads back from a submenu.
  case back(String)
  case element(UIMenuElement)
  case separator
  /// A placeholder for deferred elements that haven't loaded.
  case loading

  /// Returns the rows of a menu.
  ///
  /// - Parameters:
  ///   - menu: The menu.
  ///   - isInside: Whether the menu is a submenu.
  ///   - didLoad: Called when missing deferred elements have loaded.
  static func rows(
    of menu: UIMenu, isInside: Bool, didLoad: @escaping () -> Void
  ) -> [MenuRow] {
    var rows: [MenuRow] = []
    if isInside {
      rows += [.back(menu.title), .separator]
    } else if !menu.title.isEmpty {
      rows.append(.title(menu.title))
    }
    let count = rows.count
    append(menu.children, to: &rows, didLoad)
    if rows.count > count, case .separator = rows[rows.count - 1] { rows.removeLast() }
    return rows
  }

  private static func append(
    _ elements: [UIMenuElement], to rows: inout [MenuRow],
    _ didLoad: @escaping () -> Void
  ) {
    var isAfterGroup = false
    for element in elements where !element.shownAttributes.contains(.hidden) {
      if let menu = element as? UIMenu, menu.options.contains(.displayInline) {
        separate(&rows)
        if !menu.title.isEmpty { rows.append(.title(menu.title)) }
        append(menu.children, to: &rows, didLoad)
        isAfterGroup = true
        continue
      }
      if isAfterGroup { separate(&rows) }
      isAfterGroup = false
      if let deferred = element as? UIDeferredMenuElement {
        if let loaded = deferred.elements {
          append(loaded, to: &rows, didLoad)
        } else {
          rows.append(.loading)
        }
      } else {
        rows.append(.element(element))
      }
    }
    if isAfterGroup { separate(&rows) }
  }

  private static func separate(_ rows: inout [MenuRow]) {
    guard let last = rows.last else { return }
    if case .separator = last { return }
    rows.append(.separator)
  }
}

extension UIMenu {
  /// Requests the deferred elements of the menu.
  func prepareElements(_ didLoad: @escaping () -> Void) {
    for child in children {
      if let deferred = child as? UIDeferredMenuElement {
        deferred.prepare(didLoad)
      } else if let menu = child as? UIMenu, menu.options.contains(.displayInline) {
        menu.prepareElements(didLoad)
      }
    }
  }
}
