import AppRuntime
import CellRendering
import Foundation

/// Picks a date, a time, both, or a length of time (UIKit).
///
/// Each part is a wheel: with the focus on it, Up and Down turn it, typing sets it, Left and Right go to
/// the part beside it.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  final private var wheels: [(field: DateField, wheel: PickerWheel)] = []
  final private var storedDate = Date(timeIntervalSinceReferenceDate: 0)
  final private var storedDuration: TimeInterval = 60

  /// Makes a picker at the present date of the app's clock, with a frame in points of its superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a picker of an archive; Linux has none of Interface Builder's, so it is a plain one.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    storedDate = UIApplication.shared.clock.date
    rebuild()
  }

  /// What can be picked.
  open var datePickerMode: Mode = .dateAndTime { didSet { rebuild() } }

  /// Whether there is one row, or wheels with rows above and below.
  open var preferredDatePickerStyle: UIDatePickerStyle = .automatic {
    didSet { layoutDidChange() }
  }

  /// How the picker looks.
  open var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle == .wheels ? .wheels : .compact
  }

  /// The date; setting it sends no event and brings it into the range.
  open var date: Date {
    get { storedDate }
    set { setDate(newValue, animated: false) }
  }

  /// Sets the date without sending an event.
  ///
  /// - Parameters:
  ///   - date: Brought into the range.
  ///   - animated: Whether the wheels turn: they are there at once.
  open func setDate(_ date: Date, animated: Bool) {
    storedDate = limited(rounded(date))
    showValues()
  }

  /// The earliest date; nil is no limit.
  ///
  /// It counts for nothing when it is later than the latest one.
  open var minimumDate: Date? { didSet { setDate(storedDate, animated: false) } }

  /// The latest date; nil is no limit.
  ///
  /// It counts for nothing when it is earlier than the earliest one.
  open var maximumDate: Date? { didSet { setDate(storedDate, animated: false) } }

  /// The length of time in the mode for one, in seconds: a minute to a day less a minute.
  open var countDownDuration: TimeInterval {
    get { storedDuration }
    set {
      let minutes = (newValue.isFinite ? newValue / 60 : 1).rounded(.down)
      storedDuration = min(max(minutes, 1), 24 * 60 - 1) * 60
      showValues()
    }
  }

  /// The steps of the minutes: what divides 60, up to 30; others count as 1.
  open var minuteInterval = 1 {
    didSet {
      if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 }
      setDate(storedDate, animated: false)
    }
  }

  /// Whether dates are brought down to a whole step of the minutes, where there are steps.
  open var roundsToMinuteInterval = true { didSet { setDate(storedDate, animated: false) } }

  /// The calendar that dates are shown in; nil is the user's.
  ///
  /// Its language is that of the launch arguments `-AppleLocale` or `-AppleLanguages`, where there are any.
  open var calendar: Calendar! = UserLocale.calendar { didSet { rebuild() } }

  /// The time zone that dates are shown in; nil is the calendar's.
  open var timeZone: TimeZone? { didSet { showValues() } }

  /// The language and the order of the parts; nil is the user's.
  open var locale: Locale? { didSet { rebuild() } }

  /// Room for all parts in one row, or in five for wheels.
  open override var intrinsicContentSize: CGSize {
    let rows: CGFloat = datePickerStyle == .wheels ? 5 : 1
    return CGSize(width: contentWidth, height: rows * CellMetrics.height)
  }

  /// Room for all parts.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Gives the parts their places.
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

  override var defaultAccessibilityRole: AccessibilityRole { .datePicker }

  // MARK: Parts

  var shownCalendar: Calendar {
    var calendar: Calendar = calendar ?? UserLocale.calendar
    if let timeZone { calendar.timeZone = timeZone }
    if let locale {
      calendar.locale = locale
    } else if calendar.locale?.identifier.isEmpty ?? true {
      // A calendar made by its kind alone speaks no language.
      calendar.locale = UserLocale.current
    }
    return calendar
  }

  var shownLocale: Locale { shownCalendar.locale ?? UserLocale.current }

  /// How the numbers are written.
  final private(set) var fieldText = DateFieldText(UserLocale.current)

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

  /// Turns all wheels to the present value.
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
  /// What can be picked (UIKit).
  public enum Mode: Int, Sendable {
    /// Hours and minutes.
    case time = 0
    /// Day, month and year.
    case date = 1
    /// All of these.
    case dateAndTime = 2
    /// A length of time.
    case countDownTimer = 3
  }
}

/// How a date picker looks (UIKit).
public enum UIDatePickerStyle: Int, Sendable {
  /// As it suits the mode: here compact.
  case automatic = 0
  /// Wheels with rows above and below the chosen ones.
  case wheels = 1
  /// One row.
  case compact = 2
  /// In a terminal as compact.
  case inline = 3
}
