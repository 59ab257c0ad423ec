import LaunchDomain
import TerminalUIKit

/// A feature of the toolkit that has a screen in the app.
enum Capability: String, CaseIterable, LaunchValue {
  case button, controlEvents, slider, stepper, `switch`, segmented, pageControl, progress
  case picker, datePicker
  case textField, textView, search
  case scroll, table, longList, longPage, collection
  case alerts, actionSheets, popovers, modals, permission, authorization
  case navigation, barButtons, segues, tabs
  case touches, gestures, menus, keyCommands, timers, mistakes
  case barriers, extremes, layers

  /// The title in the list and in the screen's navigation bar.
  var title: String {
    switch self {
    case .button: "Buttons"
    case .controlEvents: "Control Events"
    case .slider: "Sliders"
    case .stepper: "Steppers"
    case .switch: "Switches"
    case .segmented: "Segmented Controls"
    case .pageControl: "Page Control"
    case .progress: "Progress"
    case .picker: "Picker"
    case .datePicker: "Date Pickers"
    case .textField: "Text Fields"
    case .textView: "Text View"
    case .search: "Search"
    case .scroll: "Scroll View"
    case .table: "Table"
    case .longList: "Long List"
    case .longPage: "Long Page"
    case .collection: "Collection"
    case .alerts: "Alerts"
    case .actionSheets: "Action Sheets"
    case .popovers: "Popovers"
    case .modals: "Modals"
    case .permission: "Permission"
    case .authorization: "Authorization"
    case .navigation: "Navigation"
    case .barButtons: "Bar Buttons"
    case .segues: "Segues"
    case .tabs: "Tabs"
    case .touches: "Touches"
    case .gestures: "Gestures"
    case .menus: "Menus"
    case .keyCommands: "Key Commands"
    case .timers: "Timers"
    case .mistakes: "Mistakes"
    case .barriers: "Barriers"
    case .extremes: "Extremes"
    case .layers: "Layers"
    }
  }
}

extension Capability {
  /// Makes the screen.
  @MainActor
  func makeController() -> UIViewController {
    let controller = makeUntitledController()
    controller.title = title
    return controller
  }

  @MainActor
  private func makeUntitledController() -> UIViewController {
    switch self {
    case .button: ButtonViewController()
    case .controlEvents: ControlEventsViewController()
    case .slider: SliderViewController()
    case .stepper: StepperViewController()
    case .switch: SwitchViewController()
    case .segmented: SegmentedViewController()
    case .pageControl: PageControlViewController()
    case .progress: ProgressViewController()
    case .picker: PickerViewController()
    case .datePicker: DatePickerViewController()
    case .textField: TextFieldViewController()
    case .textView: TextViewController()
    case .search: SearchViewController()
    case .scroll: ScrollViewController()
    case .table: TableViewController()
    case .longList: LongListViewController()
    case .longPage: LongPageViewController()
    case .collection: CollectionViewController()
    case .alerts: AlertsViewController()
    case .actionSheets: ActionSheetsViewController()
    case .popovers: PopoversViewController()
    case .modals: ModalsViewController()
    case .permission: PermissionViewController()
    case .authorization: AuthorizationViewController()
    case .navigation: LevelViewController(level: 1)
    case .barButtons: BarButtonsViewController()
    case .segues: SeguesViewController()
    case .tabs: TabsViewController()
    case .touches: TouchesViewController()
    case .gestures: GesturesViewController()
    case .menus: MenusViewController()
    case .keyCommands: KeyCommandsViewController()
    case .timers: TimersViewController()
    case .mistakes: MistakesViewController()
    case .barriers: AccessibilityProblemsViewController()
    case .extremes: ExtremesViewController()
    case .layers: LayersViewController()
    }
  }
}
