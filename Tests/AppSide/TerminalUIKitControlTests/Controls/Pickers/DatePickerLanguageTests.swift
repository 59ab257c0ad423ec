import AppRuntime
import Foundation
import TerminalEvents
import TerminalUIKitTestSupport
import Testing

@testable import TerminalUIKit

@MainActor
struct DatePickerLanguageTests {
  private let screen = TestScreen()
  private let view = UIDatePicker(frame: .zero)

  init() {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    view.calendar = calendar
    // Saturday, 31 January 2026, 13:05.
    view.date = Date(timeIntervalSince1970: 1_769_864_700)
    screen.add(view, rect(0, 0, 400, 16))
  }

  private func values(_ mode: UIDatePicker.Mode, _ locale: String) -> [String] {
    view.locale = Locale(identifier: locale)
    view.datePickerMode = mode
    screen.settle()
    return view.accessibilityChildren.map { $0.accessibilityValue ?? "-" }
  }

  private var titles: [String] {
    view.accessibilityChildren.compactMap { $0 as? any WheelAdjusting }.map { $0.rowTitles[1] }
  }

  @Test func `times use the language's digits, words and order`() {
    #expect(values(.time, "de_DE") == ["13 Uhr", "5 Minuten"])
    #expect(values(.time, "ar_EG") == ["١", "٥ دقائق", "م"])
    #expect(values(.time, "ko_KR") == ["오후", "1시", "5분"])
    #expect(values(.time, "en_GB") == ["13 o’clock", "05 minutes"])
    #expect(values(.time, "es_MX") == ["1", "5 minutos", "p.m."])
    #expect(titles == ["1", "1 minuto", "p.m."])
  }

  @Test func `dates and durations use the language, too`() {
    #expect(values(.dateAndTime, "ar_EG") == ["٣١", "يناير", "٢٠٢٦", "١", "٥ دقائق", "م"])
    #expect(values(.dateAndTime, "ja_JP") == ["2026", "1月", "31", "13時", "5分"])
    view.countDownDuration = 3900
    #expect(values(.countDownTimer, "de_DE") == ["1 Stunde", "5 Minuten"])
    #expect(values(.countDownTimer, "ar_EG") == ["ساعة", "٥ دقائق"])
    #expect(values(.countDownTimer, "en_US") == ["1 hour", "5 min"])
  }

  @Test func `wheels show the language's digits and are wide enough for its words`() {
    _ = values(.time, "es_ES")
    #expect(screen.text.contains("13   05"))
    _ = values(.time, "fa_IR")
    #expect(screen.text.contains("۱۳   ۰۵"))
    _ = values(.time, "es_US")
    #expect(screen.text.contains("p. m.") || screen.text.contains("p.m."))
  }

  @Test func `typed ASCII digits find those of the language`() {
    _ = values(.date, "ar_EG")
    screen.pressByHand(.tab)
    screen.pressByHand(.character("7"))
    #expect(view.accessibilityChildren[0].accessibilityValue == "٧")
  }

  @Test func `in a right-to-left layout the first wheel is on the right`() {
    let usual = UITraitCollection(layoutDirection: .leftToRight)
    UIApplication.shared.changeTraits(UITraitCollection(layoutDirection: .rightToLeft))
    defer { UIApplication.shared.changeTraits(usual) }
    _ = values(.time, "ar_EG")
    let places = view.accessibilityChildren.map(\.accessibilityFrame.minX)
    #expect(places == places.sorted(by: >))
  }

  @Test func `a calendar without a locale uses the user's`() {
    view.locale = nil
    view.calendar = Calendar(identifier: .gregorian)
    view.datePickerMode = .date
    let expected = AppLocale.calendar.monthSymbols[0]
    screen.settle()
    #expect(view.accessibilityChildren.contains { $0.accessibilityValue == expected })
  }
}
