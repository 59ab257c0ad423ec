extension ElementType: Codable {
  /// The type's name on the wire and in Swift: `"staticText"`.
  package var name: String { Self.names[self.rawValue < Self.names.count ? Int(rawValue) : 0] }

  /// The type's name in Apple's descriptions: `StaticText`.
  package var title: String { Self.titles[self.rawValue < Self.titles.count ? Int(rawValue) : 0] }

  /// Makes a type from its name; fails if no type has that name.
  package init?(name: String) {
    guard let type = Self.byName[name] else { return nil }
    self = type
  }

  /// Reads a type by its name.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let type = ElementType(name: name) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "There is no element type “\(name)”.")
    }
    self = type
  }

  /// Writes the type's name.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(name)
  }

  // The names are written out, in the order of the raw values, because reflection would cost each
  // process a millisecond. A test compares them with the cases.
  private static let names: [String] = [
    "any", "other", "application", "group", "window", "sheet", "drawer", "alert", "dialog",
    "button", "radioButton", "radioGroup", "checkBox", "disclosureTriangle", "popUpButton",
    "comboBox", "menuButton", "toolbarButton", "popover", "keyboard", "key", "navigationBar",
    "tabBar", "tabGroup", "toolbar", "statusBar", "table", "tableRow", "tableColumn", "outline",
    "outlineRow", "browser", "collectionView", "slider", "pageIndicator", "progressIndicator",
    "activityIndicator", "segmentedControl", "picker", "pickerWheel", "switch", "toggle", "link",
    "image", "icon", "searchField", "scrollView", "scrollBar", "staticText", "textField",
    "secureTextField", "datePicker", "textView", "menu", "menuItem", "menuBar", "menuBarItem",
    "map", "webView", "incrementArrow", "decrementArrow", "timeline", "ratingIndicator",
    "valueIndicator", "splitGroup", "splitter", "relevanceIndicator", "colorWell", "helpTag",
    "matte", "dockItem", "ruler", "rulerMarker", "grid", "levelIndicator", "cell", "layoutArea",
    "layoutItem", "handle", "stepper", "tab", "touchBar", "statusItem",
  ]
  private static let titles: [String] = names.map { $0.prefix(1).uppercased() + $0.dropFirst() }
  private static let byName: [String: ElementType] = {
    var types: [String: ElementType] = [:]
    for (rawValue, name) in names.enumerated() {
      types[name] = ElementType(rawValue: UInt(rawValue))
    }
    return types
  }()
}
