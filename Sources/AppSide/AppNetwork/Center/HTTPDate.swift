import Foundation

/// Dates as HTTP writes them: `Sun, 06 Nov 1994 08:49:37 GMT`.
enum HTTPDate {
  static func text(of date: Date) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let parts = calendar.dateComponents(
      [.weekday, .day, .month, .year, .hour, .minute, .second], from: date)
    let day = days[max(1, parts.weekday ?? 1) - 1]
    let month = months[max(1, parts.month ?? 1) - 1]
    return String(
      format: "%@, %02d %@ %04d %02d:%02d:%02d GMT", day, parts.day ?? 1, month, parts.year ?? 1970,
      parts.hour ?? 0, parts.minute ?? 0, parts.second ?? 0)
  }

  private static let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]
}
