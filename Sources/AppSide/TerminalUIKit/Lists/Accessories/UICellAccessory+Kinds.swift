/// The accessories that there are (UIKit).
extension UICellAccessory {
  /// A chevron: the row leads somewhere.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = Options()
  ) -> UICellAccessory {
    UICellAccessory(
      .disclosure, displayed, isHidden: options.isHidden, tintColor: options.tintColor)
  }

  /// A triangle that opens and closes what is inside the row.
  ///
  /// - Parameters:
  ///   - displayed: When it is shown.
  ///   - options: How it is shown.
  ///   - actionHandler: What a tap on it does; nil opens and closes the item in its data source.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(
      .outlineDisclosure, displayed, isHidden: options.isHidden, tintColor: options.tintColor,
      actionHandler: actionHandler)
    accessory.outlineStyle = options.style
    return accessory
  }

  /// A check mark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = Options()
  ) -> UICellAccessory {
    UICellAccessory(
      .checkmark, displayed, isHidden: options.isHidden, tintColor: options.tintColor)
  }

  /// A minus sign.
  ///
  /// - Parameters:
  ///   - displayed: When it is shown.
  ///   - options: How it is shown.
  ///   - actionHandler: What a tap on it does; nil shows the swipe actions at the end of the row.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = Options(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .delete, displayed, .leading, isHidden: options.isHidden, tintColor: options.tintColor,
      actionHandler: actionHandler)
  }

  /// A plus sign.
  ///
  /// - Parameters:
  ///   - displayed: When it is shown.
  ///   - options: How it is shown.
  ///   - actionHandler: What a tap on it does.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = Options(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .insert, displayed, .leading, isHidden: options.isHidden, tintColor: options.tintColor,
      actionHandler: actionHandler)
  }

  /// A grip to drag the row by, where the data source lets the item be moved.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = Options()
  ) -> UICellAccessory {
    UICellAccessory(.reorder, displayed, isHidden: options.isHidden, tintColor: options.tintColor)
  }

  /// A circle that is filled while the row is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = Options()
  ) -> UICellAccessory {
    UICellAccessory(
      .multiselect, displayed, .leading, isHidden: options.isHidden, tintColor: options.tintColor)
  }

  /// An i in a circle.
  ///
  /// - Parameters:
  ///   - displayed: When it is shown.
  ///   - options: How it is shown.
  ///   - actionHandler: What a tap on it does.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = Options(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .detail, displayed, isHidden: options.isHidden, tintColor: options.tintColor,
      actionHandler: actionHandler)
  }

  /// A text.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = Options()
  ) -> UICellAccessory {
    UICellAccessory(
      .label, displayed, isHidden: options.isHidden, tintColor: options.tintColor, text: text)
  }

  /// A button with the title of what is chosen in a menu, which it opens.
  ///
  /// - Parameters:
  ///   - menu: The menu; its first element is chosen as long as none is on.
  ///   - displayed: When it is shown.
  ///   - options: How it is shown.
  ///   - selectedElementDidChangeHandler: Called with the menu after something else was chosen.
  public static func popUpMenu(
    _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = Options(),
    selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(
      .popUpMenu, displayed, isHidden: options.isHidden, tintColor: options.tintColor)
    accessory.menu = menu
    accessory.selectedElementDidChangeHandler = selectedElementDidChangeHandler
    return accessory
  }

  /// A view of the app's own.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(
      .customView(configuration.customView), .always, configuration.placement,
      isHidden: configuration.isHidden, tintColor: configuration.tintColor,
      customView: configuration.customView)
  }
}
