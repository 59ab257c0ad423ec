import ElementTypes
import Foundation
import TerminalEvents
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct UIDatePickerTests {
  private let screen = TestScreen()
  private let journal = Journal()
  private let view = UIDatePicker(frame: .zero)

  init() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    view.calendar = calendar
    view.locale = Locale(identifier: "en_US")
    // Saturday, 31 January 2026, 13:05.
    view.date = Date(timeIntervalSince1970: 1_769_864_700)
    screen.add(view, rect(0, 0, 400, 16))
    let format = ISO8601DateFormatter()
    view.record(in: journal) { [view] in format.string(from: view.date) }
  }

  private var wheels: [UIResponder] {
    screen.settle()
    return view.accessibilityChildren
  }

  private var values: [String] { wheels.map { $0.accessibilityValue ?? "-" } }

  private func wheel(_ index: Int) -> (any WheelAdjusting)? {
    let wheels = wheels
    return wheels.indices.contains(index) ? wheels[index] as? any WheelAdjusting : nil
  }

  @Test func `each mode has its wheels`() {
    let modes: [(UIDatePicker.Mode, [String])] = [
      (.date, ["January", "31", "2026"]), (.time, ["1 o’clock", "05 minutes", "PM"]),
      (.dateAndTime, ["January", "31", "2026", "1 o’clock", "05 minutes", "PM"]),
      (.countDownTimer, ["0 hours", "1 min"]),
    ]
    for (mode, expected) in modes {
      view.datePickerMode = mode
      #expect(values == expected)
    }
    view.locale = Locale(identifier: "de_DE")
    view.datePickerMode = .dateAndTime
    #expect(values == ["31", "Januar", "2026", "13 Uhr", "5 Minuten"])
    #expect(view.elementType == .datePicker)
  }

  @Test func `turning a wheel sends an event, and an invalid day becomes the last one`() {
    #expect(wheel(0)?.turn(toRowTitled: "February") == true)
    #expect(wheel(3)?.turn(toRowTitled: "12") == true)
    #expect(wheel(5)?.turn(toRowTitled: "AM") == true)
    #expect(wheel(1)?.turn(toRowTitled: "29") == false)
    #expect(
      journal.take() == [
        "changed 2026-02-28T13:05:00Z", "changed 2026-02-28T12:05:00Z",
        "changed 2026-02-28T00:05:00Z",
      ])
  }

  @Test func `setting the date sends no event and respects the range`() {
    view.minimumDate = view.date
    view.date = .distantPast
    #expect(view.date == view.minimumDate)
    view.maximumDate = view.date.addingTimeInterval(86400)
    view.setDate(.distantFuture, animated: true)
    #expect(view.date == view.maximumDate)
    view.minimumDate = .distantFuture
    view.date = .distantPast
    #expect(view.date == .distantPast)
    #expect(journal.entries.isEmpty)
  }

  @Test func `the wheels respect the range`() {
    view.minimumDate = view.date
    _ = wheel(2)?.turn(toRowTitled: "2020")
    #expect(values[2] == "2026")
    #expect(journal.take().isEmpty)
  }

  @Test func `keys edit each component`() {
    view.datePickerMode = .date
    screen.settle()
    screen.press(.tab)
    "mar".forEach { screen.press(.character($0)) }
    screen.press(.right)
    "17".forEach { screen.press(.character($0)) }
    screen.press(.right)
    screen.press(.up)
    #expect(values == ["March", "17", "2025"])
    view.isEnabled = false
    screen.press(.down)
    #expect(values == ["March", "17", "2025"])
  }

  @Test func `a duration is at least a minute`() {
    view.datePickerMode = .countDownTimer
    view.countDownDuration = 3 * 3600 + 125
    #expect(values == ["3 hours", "2 min"])
    view.countDownDuration = 0
    #expect(view.countDownDuration == 60)
    view.countDownDuration = .nan
    #expect(view.countDownDuration == 60)
    _ = wheel(1)?.turn(toRowTitled: "30")
    #expect(view.countDownDuration == 1800)
    #expect(journal.take().count == 1)
  }

  @Test func `minutes follow the interval`() {
    view.datePickerMode = .time
    view.minuteInterval = 15
    #expect(wheel(1)?.rowTitles == ["00 minutes", "15 minutes", "30 minutes", "45 minutes"])
    view.minuteInterval = 7
    #expect(view.minuteInterval == 1)
  }

  @Test func `dates are rounded down to the interval unless that is disabled`() {
    view.datePickerMode = .dateAndTime
    view.minuteInterval = 15
    let given = Date(timeIntervalSince1970: 1_769_864_700 + 17 * 60 + 30)
    view.date = given
    #expect(view.date == Date(timeIntervalSince1970: 1_769_864_400 + 15 * 60))
    view.roundsToMinuteInterval = false
    view.date = given
    #expect(view.date == given)
    view.roundsToMinuteInterval = true
    #expect(view.date == Date(timeIntervalSince1970: 1_769_864_400 + 15 * 60))
    view.datePickerMode = .date
    view.date = given
    #expect(view.date == given && journal.take().isEmpty)
  }

  @Test func `the picker is readable without colours`() {
    #expect(screen.text == "  January    31   2026   1    05   PM")
  }
}
