import AppRuntime
import Foundation

/// How the app writes numbers and dates, and the command by which a test reads it.
enum Region {
  static func registerCommands() {
    AppCommands.register("price") { (amount: Double) in
      let price = amount.formatted(.currency(code: "EUR").locale(AppLocale.current))
      return price
    }
    AppCommands.register("first weekday") { AppLocale.calendar.firstWeekday }
  }
}
