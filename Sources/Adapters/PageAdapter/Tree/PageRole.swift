import AutomationProtocol

/// A role in the browser's accessibility tree, and the element type for it.
struct PageRole: Hashable {
  /// The role as the browser writes it.
  var name: String

  /// Returns the type of an element with this role.
  ///
  /// - Parameters:
  ///   - inputType: The `type` attribute of an input.
  ///   - isMultiline: Whether a text field has several lines.
  ///   - hasValue: Whether a progress bar reports its progress.
  func type(inputType: String, isMultiline: Bool, hasValue: Bool) -> ElementType {
    switch name {
    case "textbox", "searchbox":
      if inputType == "password" { return .secureTextField }
      if isMultiline { return .textView }
      return name == "searchbox" || inputType == "search" ? .searchField : .textField
    case "progressbar", "ProgressIndicator", "progressIndicator":
      return hasValue ? .progressIndicator : .activityIndicator
    default: return Self.types[name] ?? .other
    }
  }

  /// Whether the element is a part of a text, such as bold words.
  var isPhrase: Bool { Self.phrases.contains(name) }

  /// Whether the element only groups others; it is left out unless it has an identifier.
  var isPlainGroup: Bool { Self.plainGroups.contains(name) }

  /// Whether an element with this role is a text if it contains only text.
  var isTextBlock: Bool { Self.textBlocks.contains(name) || isPhrase || isPlainGroup }

  /// Whether the element's contents are its name or its value, rather than elements.
  var isLeaf: Bool { Self.leaves.contains(name) }

  /// Whether the text inside is the element's name.
  var isNamedByText: Bool { Self.namedByText.contains(name) }

  static let text = "StaticText"
  static let root = "RootWebArea"
  static let frame = "Iframe"

  /// The roles of decorations beside or inside elements.
  static let decorations: Set<String> = [
    "InlineTextBox", "ListMarker", "LineBreak", "ScrollBar", "splitter",
  ]

  /// The types of the roles; all other roles are `other`.
  static let types: [String: ElementType] = [
    "StaticText": .staticText, "heading": .staticText, "button": .button, "link": .link,
    "checkbox": .checkBox, "radio": .radioButton, "radiogroup": .radioGroup, "switch": .switch,
    "combobox": .comboBox, "listbox": .table, "option": .cell, "MenuListPopup": .menu,
    "MenuListOption": .menuItem, "menu": .menu, "menubar": .menuBar, "menuitem": .menuItem,
    "menuitemcheckbox": .menuItem, "menuitemradio": .menuItem, "PopUpButton": .popUpButton,
    "slider": .slider, "spinbutton": .stepper, "image": .image, "img": .image, "figure": .group,
    "list": .table, "listitem": .cell, "table": .table, "grid": .grid, "treegrid": .outline,
    "tree": .outline, "treeitem": .outlineRow, "row": .tableRow, "cell": .cell,
    "gridcell": .cell, "columnheader": .cell, "rowheader": .cell, "tablist": .tabGroup,
    "tab": .tab, "tabpanel": .group, "toolbar": .toolbar, "navigation": .navigationBar,
    "dialog": .dialog, "alertdialog": .alert, "alert": .alert, "status": .statusBar,
    "tooltip": .helpTag, "group": .group, "Details": .group,
    "DisclosureTriangle":
      .disclosureTriangle, "meter": .levelIndicator, "RootWebArea": .webView,
    "Iframe": .webView, "ColorWell": .colorWell, "Date": .datePicker, "DateTime": .datePicker,
    "InputTime": .datePicker, "application": .group, "document": .group,
  ]

  private static let phrases: Set<String> = [
    "strong", "emphasis", "code", "mark", "insertion", "deletion", "subscript", "superscript",
    "time", "Abbr", "term", "definition",
  ]
  private static let plainGroups: Set<String> = ["generic", "none", "LabelText", "", "Ruby"]
  private static let textBlocks: Set<String> = [
    "heading", "paragraph", "blockquote", "Legend", "caption", "Figcaption", "status", "alert",
    "log", "output", "timer", "Pre", "note",
  ]
  private static let leaves: Set<String> = [
    "textbox", "searchbox", "slider", "spinbutton", "checkbox", "radio", "switch", "image",
    "meter", "progressbar", "ProgressIndicator", "progressIndicator", "ColorWell",
  ]
  private static let namedByText: Set<String> = [
    "button", "link", "option", "MenuListOption", "menuitem", "menuitemcheckbox",
    "menuitemradio", "tab", "treeitem", "PopUpButton", "DisclosureTriangle", "tooltip",
  ]
}
