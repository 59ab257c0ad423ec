extension Capability {
  /// A group of related capabilities in the list.
  struct Group {
    var title: String
    var capabilities: [Capability]

    /// All groups; each capability belongs to one of them.
    static let all = [
      Group(
        title: "Controls",
        capabilities: [
          .button, .controlEvents, .slider, .stepper, .switch, .segmented, .pageControl, .progress,
          .picker, .datePicker,
        ]),
      Group(title: "Text", capabilities: [.textField, .textView, .search]),
      Group(
        title: "Lists", capabilities: [.scroll, .table, .longList, .longPage, .collection]),
      Group(
        title: "Presentation",
        capabilities: [.alerts, .actionSheets, .popovers, .modals, .permission, .authorization]),
      Group(title: "Navigation", capabilities: [.navigation, .barButtons, .segues, .tabs]),
      Group(
        title: "Events",
        capabilities: [.touches, .gestures, .menus, .keyCommands, .timers, .mistakes]),
      Group(title: "Accessibility", capabilities: [.barriers, .extremes]),
      Group(title: "Drawing", capabilities: [.layers]),
    ]
  }
}
