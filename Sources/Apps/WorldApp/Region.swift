import AppRuntime
import Foundation

/// How the app writes numbers and dates, and the command with which a test reads that.
enum Region {
  static func registerCommands() {
    AppCommands.register("price") { (amount: Double) in
      let price = amount.formatted(.currency(code: "EUR").locale(AppLocale.current))
      return price
    }
    AppCommands.register("first weekday") { AppLocale.calendar.firstWeekday }
  }
}
