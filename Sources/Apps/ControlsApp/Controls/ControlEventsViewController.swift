import Foundation
import TerminalUIKit

/// The events of a control, by name, in the order of their arrival.
final class ControlEventsViewController: CapabilityViewController {
  private var events: [String] = []

  nonisolated static let names: [(UIControl.Event, String)] = [
    (.touchDown, "touchDown"), (.touchDownRepeat, "touchDownRepeat"),
    (.touchDragInside, "touchDragInside"), (.touchDragOutside, "touchDragOutside"),
    (.touchDragEnter, "touchDragEnter"), (.touchDragExit, "touchDragExit"),
    (.touchUpInside, "touchUpInside"), (.touchUpOutside, "touchUpOutside"),
    (.touchCancel, "touchCancel"), (.valueChanged, "valueChanged"),
    (.editingDidBegin, "editingDidBegin"), (.editingChanged, "editingChanged"),
    (.editingDidEnd, "editingDidEnd"), (.editingDidEndOnExit, "editingDidEndOnExit"),
  ]

  init() { super.init("Touch, drag and type; what happens is listed below.") }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(configuration: .tinted())
    button.configuration?.title = "Touch and drag"
    add("Button", button, width: 240)
    let slider = UISlider()
    add("Slider", slider, width: 240)
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.placeholder = "Type here"
    add("Field", field, width: 240)
    for control in [button, slider, field] { listen(to: control) }
    addButton("Clear") { [weak self] in
      self?.events = []
      self?.saw("nothing yet")
    }
  }

  private func listen(to control: UIControl) {
    for (event, name) in Self.names {
      control.addAction(UIAction { [weak self] _ in self?.note(name) }, for: event)
    }
  }

  /// Records an event; consecutive equal events count once, because their number depends on the
  /// finger.
  private func note(_ name: String) {
    if events.last != name { events.append(name) }
    saw(events.joined(separator: " "))
  }
}
