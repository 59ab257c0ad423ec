/// The system accessories and custom views (UIKit).
extension UICellAccessory {
  /// Returns a disclosure indicator, a chevron.
  public static func disclosureIndicator(
    displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = Options()
  ) -> UICellAccessory {
    UICellAccessory(
      .disclosure, displayed, isHidden: options.isHidden, tintColor: options.tintColor)
  }

  /// Returns an outline disclosure, which expands and collapses an item.
  ///
  /// - Parameters:
  ///   - displayed: When the accessory is shown.
  ///   - options: The appearance of the accessory.
  ///   - actionHandler: The closure that a tap calls, or `nil` to expand or collapse the item in
  ///     the data source.
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

  /// Returns a check mark.
  public static func checkmark(
    displayed: DisplayedState = .always, options: CheckmarkOptions = Options()
  ) -> UICellAccessory {
    UICellAccessory(
      .checkmark, displayed, isHidden: options.isHidden, tintColor: options.tintColor)
  }

  /// Returns a delete accessory, a minus sign.
  ///
  /// - Parameters:
  ///   - displayed: When the accessory is shown.
  ///   - options: The appearance of the accessory.
  ///   - actionHandler: The closure that a tap calls, or `nil` to show the trailing swipe actions.
  public static func delete(
    displayed: DisplayedState = .whenEditing, options: DeleteOptions = Options(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .delete, displayed, .leading, isHidden: options.isHidden, tintColor: options.tintColor,
      actionHandler: actionHandler)
  }

  /// Returns an insert accessory, a plus sign.
  ///
  /// - Parameters:
  ///   - displayed: When the accessory is shown.
  ///   - options: The appearance of the accessory.
  ///   - actionHandler: The closure that a tap calls.
  public static func insert(
    displayed: DisplayedState = .whenEditing, options: InsertOptions = Options(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .insert, displayed, .leading, isHidden: options.isHidden, tintColor: options.tintColor,
      actionHandler: actionHandler)
  }

  /// Returns a reorder control, which works for items that the data source allows to be moved.
  public static func reorder(
    displayed: DisplayedState = .whenEditing, options: ReorderOptions = Options()
  ) -> UICellAccessory {
    UICellAccessory(.reorder, displayed, isHidden: options.isHidden, tintColor: options.tintColor)
  }

  /// Returns a multiselect accessory, a circle that is filled while the row is selected.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing, options: MultiselectOptions = Options()
  ) -> UICellAccessory {
    UICellAccessory(
      .multiselect, displayed, .leading, isHidden: options.isHidden, tintColor: options.tintColor)
  }

  /// Returns a detail accessory, an info button.
  ///
  /// - Parameters:
  ///   - displayed: When the accessory is shown.
  ///   - options: The appearance of the accessory.
  ///   - actionHandler: The closure that a tap calls.
  public static func detail(
    displayed: DisplayedState = .always, options: DetailOptions = Options(),
    actionHandler: (@MainActor () -> Void)? = nil
  ) -> UICellAccessory {
    UICellAccessory(
      .detail, displayed, isHidden: options.isHidden, tintColor: options.tintColor,
      actionHandler: actionHandler)
  }

  /// Returns a text label.
  public static func label(
    text: String, displayed: DisplayedState = .always, options: LabelOptions = Options()
  ) -> UICellAccessory {
    UICellAccessory(
      .label, displayed, isHidden: options.isHidden, tintColor: options.tintColor, text: text)
  }

  /// Returns a pop-up button with the selected element of a menu.
  ///
  /// - Parameters:
  ///   - menu: The menu, whose first element is selected unless another one is on.
  ///   - displayed: When the accessory is shown.
  ///   - options: The appearance of the accessory.
  ///   - selectedElementDidChangeHandler: The closure to call with the menu after its selection has
  ///     changed.
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

  /// Returns a custom view as an accessory.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    UICellAccessory(
      .customView(configuration.customView), .always, configuration.placement,
      isHidden: configuration.isHidden, tintColor: configuration.tintColor,
      customView: configuration.customView)
  }
}
