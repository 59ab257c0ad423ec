/// What a menu shows in a row.
@MainActor
enum MenuRow {
  /// What the menu, or a part of it, is called.
  case title(String)
  /// The way back from a menu inside another.
  case back(String)
  case element(UIMenuElement)
  case separator
  /// Elements that are still to come.
  case loading

  /// The rows of a menu.
  ///
  /// - Parameters:
  ///   - menu: The menu.
  ///   - isInside: Whether it was opened from another one.
  ///   - didLoad: Called when elements have come that are missing yet.
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
  /// Asks for the elements that are made when the menu is shown.
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
