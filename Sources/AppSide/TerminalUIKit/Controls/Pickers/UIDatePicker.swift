import AppRuntime
import CellRendering
import ElementTypes
import Foundation

/// A control for choosing a date, a time, both, or a duration (UIKit).
///
/// Each component has a wheel. If the wheel has the focus, Up and Down turn it, typing sets its
/// value, and Left and Right move the focus to the neighbouring wheel.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  final private var wheels: [(field: DateField, wheel: PickerWheel)] = []
  final private var storedDate = Date(timeIntervalSinceReferenceDate: 0)
  final private var storedDuration: TimeInterval = 60

  /// Creates a picker that shows the current date of the app's clock, with a frame in its
  /// superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a default picker, because Linux has no Interface Builder archives.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    storedDate = UIApplication.shared.clock.date
    rebuild()
  }

  /// The mode, which determines what can be chosen.
  open var datePickerMode: Mode = .dateAndTime { didSet { rebuild() } }

  /// The preferred style: one row, or wheels with rows above and below.
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic {
    didSet { layoutDidChange() }
  }

  /// The style of the picker.
  open var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle == .wheels ? .wheels : .compact
  }

  /// The date, limited to the permitted range.
  ///
  /// Setting it sends no event.
  open var date: Date {
    get { storedDate }
    set { setDate(newValue, animated: false) }
  }

  /// Sets the date without sending an event.
  ///
  /// - Parameters:
  ///   - date: The date, which is limited to the permitted range.
  ///   - animated: Ignored, because the wheels turn at once.
  open func setDate(_ date: Date, animated: Bool) {
    storedDate = limited(rounded(date))
    showValues()
  }

  /// The earliest date, or `nil` for no limit.
  ///
  /// It has no effect if it is later than the latest date.
  open var minimumDate: Date? { didSet { setDate(storedDate, animated: false) } }

  /// The latest date, or `nil` for no limit.
  ///
  /// It has no effect if it is earlier than the earliest date.
  open var maximumDate: Date? { didSet { setDate(storedDate, animated: false) } }

  /// The duration in count-down mode, in seconds: from one minute to 23 hours and 59 minutes.
  open var countDownDuration: TimeInterval {
    get { storedDuration }
    set {
      let minutes = (newValue.isFinite ? newValue / 60 : 1).rounded(.down)
      storedDuration = min(max(minutes, 1), 24 * 60 - 1) * 60
      showValues()
    }
  }

  /// The interval between minutes: a divisor of 60, up to 30.
  ///
  /// Other values become 1.
  open var minuteInterval = 1 {
    didSet {
      if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 }
      setDate(storedDate, animated: false)
    }
  }

  /// Whether dates are rounded down to the minute interval.
  open var roundsToMinuteInterval = true { didSet { setDate(storedDate, animated: false) } }

  /// The calendar of the picker, or `nil` for the user's.
  ///
  /// The user's calendar uses the locale of the launch arguments `-AppleLocale` or
  /// `-AppleLanguages` if they are present.
  open var calendar: Calendar! = AppLocale.calendar { didSet { rebuild() } }

  /// The time zone of the picker, or `nil` for the calendar's.
  open var timeZone: TimeZone? { didSet { showValues() } }

  /// The locale, which determines the language and the order of components; `nil` for the user's.
  open var locale: Locale? { didSet { rebuild() } }

  /// The natural size: one row, or five for wheels.
  open override var intrinsicContentSize: CGSize {
    let rows: CGFloat = datePickerStyle == .wheels ? 5 : 1
    return CGSize(width: contentWidth, height: rows * CellMetrics.height)
  }

  /// Returns the natural size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Lays out the wheels.
  open override func layoutSubviews() {
    super.layoutSubviews()
    var x = storedBounds.minX
    for (field, wheel) in wheels {
      let width = CGFloat(field.cells(for: self)) * CellMetrics.width
      let left = isRightToLeft ? storedBounds.minX + storedBounds.maxX - x - width : x
      wheel.frame = CGRect(
        x: left, y: storedBounds.minY, width: width, height: storedBounds.height)
      x += width + CellMetrics.width
    }
  }

  override var takesTaps: Bool { true }

  override var defaultElementType: ElementType { .datePicker }

  // MARK: Parts

  var shownCalendar: Calendar {
    var calendar: Calendar = calendar ?? AppLocale.calendar
    if let timeZone { calendar.timeZone = timeZone }
    if let locale {
      calendar.locale = locale
    } else if calendar.locale?.identifier.isEmpty ?? true {
      // A calendar created from an identifier alone has no locale.
      calendar.locale = AppLocale.current
    }
    return calendar
  }

  var shownLocale: Locale { shownCalendar.locale ?? AppLocale.current }

  /// The texts of the numbers.
  final private(set) var fieldText = DateFieldText(AppLocale.current)

  private var contentWidth: CGFloat {
    let cells = wheels.reduce(0) { $0 + $1.field.cells(for: self) } + max(0, wheels.count - 1)
    return CGFloat(cells) * CellMetrics.width
  }

  private func rebuild() {
    for (_, wheel) in wheels { wheel.removeFromSuperview() }
    fieldText = DateFieldText(shownLocale)
    wheels = DateField.fields(for: datePickerMode, shownLocale).map { field in
      let wheel = PickerWheel(
        rows: { [weak self] in
          self.map { field.rows(for: $0) } ?? PickerWheel.Rows(count: 0) { _ in "" }
        },
        didTurn: { [weak self] row in self?.turned(field, to: row) })
      addSubview(wheel)
      return (field, wheel)
    }
    showValues()
    layoutDidChange()
  }

  private func layoutDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// Turns all wheels to the current value.
  private func showValues() {
    for (field, wheel) in wheels { wheel.row = field.row(for: self) }
    setNeedsDisplay()
  }

  private func turned(_ field: DateField, to row: Int) {
    if datePickerMode == .countDownTimer {
      let previous = storedDuration
      let minutes = Int(storedDuration / 60)
      let total =
        field == .hour
        ? row * 60 + minutes % 60 : minutes / 60 * 60 + row * minuteInterval
      countDownDuration = TimeInterval(total * 60)
      if storedDuration != previous { sendValueChanged() }
      return
    }
    let previous = storedDate
    if let date = field.date(storedDate, turnedTo: row, for: self) { storedDate = limited(date) }
    showValues()
    if storedDate != previous { sendValueChanged() }
  }

  private func rounded(_ date: Date) -> Date {
    guard roundsToMinuteInterval, minuteInterval > 1,
      datePickerMode == .time || datePickerMode == .dateAndTime
    else { return date }
    let calendar = shownCalendar
    let minutes = calendar.component(.minute, from: date) % minuteInterval
    guard let minute = calendar.dateInterval(of: .minute, for: date)?.start else { return date }
    return minute.addingTimeInterval(TimeInterval(-60 * minutes))
  }

  private func limited(_ date: Date) -> Date {
    if let minimumDate, let maximumDate, minimumDate > maximumDate { return date }
    if let minimumDate, date < minimumDate { return minimumDate }
    if let maximumDate, date > maximumDate { return maximumDate }
    return date
  }
}

extension UIDatePicker {
  /// The mode of a date picker (UIKit).
  public enum Mode: Int, Sendable {
    /// The picker shows hours and minutes.
    case time = 0
    /// The picker shows the day, month and year.
    case date = 1
    /// The picker shows the date and the time.
    case dateAndTime = 2
    /// The picker shows a duration.
    case countDownTimer = 3
  }
}

/// The style of a date picker (UIKit).
public enum UIDatePickerStyle: Int, Sendable {
  /// The style that suits the mode: always compact in a terminal.
  case automatic = 0
  /// Wheels with rows above and below the selected ones.
  case wheels = 1
  /// A single row.
  case compact = 2
  /// A single row; the same as compact in a terminal.
  case inline = 3
}
