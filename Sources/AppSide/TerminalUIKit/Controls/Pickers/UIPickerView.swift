import CellRendering
import ElementTypes
import Foundation

/// A view with one or more wheels, from each of which a row is chosen (UIKit).
///
/// A tap on a row selects it; a drag or the mouse wheel turns the wheel. If a wheel has the focus,
/// Up and Down turn it, typing finds a row, and Left and Right move the focus to the neighbouring
/// wheel.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  final private var wheels: [PickerWheel] = []
  final private var isLoaded = false

  /// Creates a picker with a frame in its superview's coordinates.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an empty picker, because Linux has no Interface Builder archives.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The data source, which provides the numbers of components and rows.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { discardRows() } }

  /// The delegate, which provides the rows' contents and is notified of selections.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { discardRows() } }

  /// The number of components, each of which is a wheel.
  open var numberOfComponents: Int {
    loadIfNeeded()
    return wheels.count
  }

  /// Returns the number of rows in a component.
  ///
  /// A component out of range is reported and has none.
  open func numberOfRows(inComponent component: Int) -> Int {
    guard hasComponent(component) else { return 0 }
    return rowCount(component)
  }

  private func rowCount(_ component: Int) -> Int {
    loadIfNeeded()
    guard wheels.indices.contains(component) else { return 0 }
    return max(0, dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0)
  }

  /// Returns the selected row of a component, or -1 if it has no rows or is out of range.
  open func selectedRow(inComponent component: Int) -> Int {
    numberOfRows(inComponent: component) > 0 ? wheels[component].row : -1
  }

  /// Selects a row without calling the delegate.
  ///
  /// A row out of range is reported and replaced by the nearest one.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - component: The component. One out of range is reported and ignored.
  ///   - animated: Ignored, because the wheel turns at once.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard hasComponent(component) else { return }
    let count = rowCount(component)
    if !(0..<count).contains(row) {
      ViewMisuse.pickerRowOutOfRange(self, row, component: component, count: count).report()
    }
    wheels[component].row = row
  }

  /// Returns whether a component exists, and reports a component out of range.
  private func hasComponent(_ component: Int) -> Bool {
    loadIfNeeded()
    if wheels.indices.contains(component) { return true }
    // Without a data source a picker has no components, so the index isn't the app's mistake.
    if dataSource != nil {
      ViewMisuse.pickerComponentOutOfRange(self, component, count: wheels.count).report()
    }
    return false
  }

  /// Reloads all components and keeps the selected rows that still exist.
  open func reloadAllComponents() {
    discardRows()
    loadIfNeeded()
  }

  /// Reloads the rows of a component.
  open func reloadComponent(_ component: Int) {
    guard isLoaded else { return reloadAllComponents() }
    guard hasComponent(component) else { return }
    wheels[component].removeRowViews()
    wheels[component].row = wheels[component].row
  }

  /// Returns the size of a row in a component, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    loadIfNeeded()
    layOut()
    guard wheels.indices.contains(component) else { return .zero }
    return CGSize(width: wheels[component].frame.width, height: CellMetrics.height)
  }

  /// The natural size: five rows of forty cells.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: 40 * CellMetrics.width, height: 5 * CellMetrics.height)
  }

  /// Returns the natural size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Lays out the wheels.
  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    layOut()
  }

  override var defaultElementType: ElementType { .picker }

  @discardableResult
  package override func visitAccessibilityChildren(_ visit: (UIResponder) -> Bool) -> Bool {
    loadIfNeeded()
    return super.visitAccessibilityChildren(visit)
  }

  private func discardRows() {
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
    // A selected row that no longer exists is replaced by the nearest one.
    for wheel in wheels {
      wheel.removeRowViews()
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
        return view is PickerRowPlaceholderView ? nil : view
      },
      didTurn: { [weak self] row in
        guard let self else { return }
        self.delegate?.pickerView(self, didSelectRow: row, inComponent: component)
      })
  }

  /// Returns the view of a row, or `nil` if the row isn't visible or has no view.
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
