import CellRendering
import Foundation

/// Wheels side by side, each to pick a row from (UIKit).
///
/// A tap on a row picks it, a drag and the mouse wheel turn. With the focus on a wheel, Up and Down turn
/// it, typing finds a row, Left and Right go to the wheel beside it.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  final private var wheels: [PickerWheel] = []
  final private var isLoaded = false

  /// Makes a picker with a frame, in points of its superview.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a picker of an archive; Linux has none of Interface Builder's, so it is an empty one.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Says how much there is to pick from.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { forget() } }

  /// Says what there is to pick from, and hears what was picked.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { forget() } }

  /// How many wheels there are.
  open var numberOfComponents: Int {
    loadIfNeeded()
    return wheels.count
  }

  /// How many rows a wheel has; one that does not exist is reported and has none.
  open func numberOfRows(inComponent component: Int) -> Int {
    guard hasComponent(component) else { return 0 }
    return rowCount(component)
  }

  private func rowCount(_ component: Int) -> Int {
    loadIfNeeded()
    guard wheels.indices.contains(component) else { return 0 }
    return max(0, dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
  }

  /// The row picked on a wheel; -1 when there is none, and for a wheel that does not exist.
  open func selectedRow(inComponent component: Int) -> Int {
    numberOfRows(inComponent: component) > 0 ? wheels[component].row : -1
  }

  /// Picks a row without telling the delegate.
  ///
  /// A row out of range is reported and counts as the nearest one.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - component: The wheel; one that does not exist is reported and changes nothing.
  ///   - animated: Whether the wheel turns: it is there at once.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard hasComponent(component) else { return }
    let count = rowCount(component)
    if !(0..<count).contains(row) {
      ViewMisuse.noPickerRow(self, row, component: component, count: count).report()
    }
    wheels[component].row = row
  }

  /// Whether there is a wheel; it is reported when there are only others.
  private func hasComponent(_ component: Int) -> Bool {
    loadIfNeeded()
    if wheels.indices.contains(component) { return true }
    // Before it has a data source there is nothing that an app could be wrong about.
    if dataSource != nil {
      ViewMisuse.noPickerComponent(self, component, count: wheels.count).report()
    }
    return false
  }

  /// Asks anew for everything; rows stay picked as far as they are still there.
  open func reloadAllComponents() {
    forget()
    loadIfNeeded()
  }

  /// Asks anew for the rows of a wheel.
  open func reloadComponent(_ component: Int) {
    guard isLoaded else { return reloadAllComponents() }
    guard hasComponent(component) else { return }
    wheels[component].forgetViews()
    wheels[component].row = wheels[component].row
  }

  /// The size of a row of a wheel, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    loadIfNeeded()
    layOut()
    guard wheels.indices.contains(component) else { return .zero }
    return CGSize(width: wheels[component].frame.width, height: CellMetrics.height)
  }

  /// Five rows of forty cells.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: 40 * CellMetrics.width, height: 5 * CellMetrics.height)
  }

  /// Five rows of forty cells.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Gives the wheels their places.
  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    layOut()
  }

  override var defaultAccessibilityRole: AccessibilityRole { .picker }

  @discardableResult
  package override func visitAccessibilityChildren(_ visit: (UIResponder) -> Bool) -> Bool {
    loadIfNeeded()
    return super.visitAccessibilityChildren(visit)
  }

  private func forget() {
    isLoaded = false
    setNeedsLayout()
    setNeedsDisplay()
  }

  private func loadIfNeeded() {
    guard !isLoaded else { return }
    isLoaded = true
    let count = max(0, dataSource?.numberOfComponents(in: self) ?? 0)
    while wheels.count > count { wheels.removeLast().removeFromSuperview() }
    while wheels.count < count {
      let wheel = makeWheel(wheels.count)
      wheels.append(wheel)
      addSubview(wheel)
    }
    // A row that is gone counts as the nearest.
    for wheel in wheels {
      wheel.forgetViews()
      wheel.row = wheel.row
    }
    setNeedsLayout()
  }

  private func makeWheel(_ component: Int) -> PickerWheel {
    PickerWheel(
      rows: { [weak self] in
        PickerWheel.Rows(count: self?.rowCount(component) ?? 0) { row in
          self?.title(ofRow: row, inComponent: component) ?? ""
        }
      },
      view: { [weak self] row, old in
        guard let self, let delegate = self.delegate else { return nil }
        let view = delegate.pickerView(
          self, viewForRow: row, forComponent: component, reusing: old)
        return view is NoPickerRowView ? nil : view
      },
      didTurn: { [weak self] row in
        guard let self else { return }
        self.delegate?.pickerView(self, didSelectRow: row, inComponent: component)
      })
  }

  /// The view of a row; nil for one that is not on show, or has a title only.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    loadIfNeeded()
    return wheels.indices.contains(component) ? wheels[component].shownView(ofRow: row) : nil
  }

  private func title(ofRow row: Int, inComponent component: Int) -> String? {
    let attributed = delegate?.pickerView(
      self, attributedTitleForRow: row, forComponent: component)
    return attributed?.string
      ?? delegate?.pickerView(self, titleForRow: row, forComponent: component)
  }

  private func layOut() {
    let bounds = storedBounds
    let gap = CellMetrics.width
    let asked = wheels.indices.map { component in
      max(0, (delegate?.pickerView(self, widthForComponent: component) ?? 0).finiteOrZero)
    }
    let free = bounds.width - asked.reduce(0, +) - gap * CGFloat(max(0, wheels.count - 1))
    let sharing = CGFloat(asked.count { $0 == 0 })
    let share = sharing > 0 ? (max(0, free) / sharing / gap).rounded(.down) * gap : 0
    var x = bounds.minX
    for (component, wheel) in wheels.enumerated() {
      let width = asked[component] > 0 ? asked[component] : share
      let left = isRightToLeft ? bounds.maxX - x + bounds.minX - width : x
      wheel.frame = CGRect(x: left, y: bounds.minY, width: width, height: bounds.height)
      x += width + gap
    }
  }
}
