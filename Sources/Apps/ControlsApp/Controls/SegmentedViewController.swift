import Foundation
import TerminalUIKit

/// Segmented controls: one with a selection, one with momentary segments, one with a disabled
/// segment.
final class SegmentedViewController: CapabilityViewController {
  init() { super.init("Tap the segments.") }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let size = UISegmentedControl(items: ["Small", "Medium", "Large"])
    size.selectedSegmentIndex = 0
    size.setEnabled(false, forSegmentAt: 2)
    add("Size", size, width: 320)
    report(size, on: .valueChanged) {
      let title = $0.titleForSegment(at: $0.selectedSegmentIndex) ?? ""
      return "segment \($0.selectedSegmentIndex) \(title)"
    }

    let momentary = UISegmentedControl(items: ["Undo", "Redo"])
    momentary.isMomentary = true
    add("Momentary", momentary, width: 320)
    report(momentary, on: .valueChanged) { "momentary \($0.selectedSegmentIndex)" }
  }
}
