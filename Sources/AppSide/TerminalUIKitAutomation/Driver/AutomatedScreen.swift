import CellRendering
import Foundation
import LaunchDomain

/// The screen of an app that a test drives.
///
/// The launch argument `-ui-testing.screen` determines it, or else `UNDERSTUDY_SCREEN` in the environment,
/// where `COLUMNS` and `LINES` replace one side each. Without them, it is a terminal of 80 × 24 cells.
struct AutomatedScreen {
  /// The size in points: whole cells.
  let size: CGSize

  /// Reads the size that a launch requests.
  ///
  /// - Parameters:
  ///   - argument: The value of the launch argument, if it was given.
  ///   - environment: The environment of the process.
  init(argument: Any?, environment: [String: String]) throws(AutomatedScreenError) {
    if let argument {
      let text = argument as? String ?? LaunchObject(argument).argument
      guard let screen = LaunchScreen(text: text) else {
        throw .invalidSize(name: "-\(LaunchKey.uiTestingScreen.name)", value: text)
      }
      size = Self.cells(of: screen)
      return
    }
    var size = CellMetrics.defaultScreenSize
    if let text = environment[LaunchScreen.variable], !text.isEmpty {
      guard let screen = LaunchScreen(text: text) else {
        throw .invalidSize(name: LaunchScreen.variable, value: text)
      }
      size = Self.cells(of: screen)
    }
    if let columns = try Self.count("COLUMNS", in: environment, upTo: Self.mostColumns) {
      size.width = CGFloat(columns) * CellMetrics.width
    }
    if let lines = try Self.count("LINES", in: environment, upTo: Self.mostLines) {
      size.height = CGFloat(lines) * CellMetrics.height
    }
    self.size = size
  }

  private static func cells(of screen: LaunchScreen) -> CGSize {
    CGSize(
      width: max(1, (screen.width / CellMetrics.width).rounded()) * CellMetrics.width,
      height: max(1, (screen.height / CellMetrics.height).rounded()) * CellMetrics.height)
  }

  private static func count(
    _ name: String, in environment: [String: String], upTo limit: Int
  ) throws(AutomatedScreenError) -> Int? {
    guard let text = environment[name], !text.isEmpty else { return nil }
    guard let count = Int(text), (1...limit).contains(count) else {
      throw .invalidCount(name: name, value: text, limit: limit)
    }
    return count
  }

  private static let mostColumns = Int(LaunchScreen.longestSide / CellMetrics.width)
  private static let mostLines = Int(LaunchScreen.longestSide / CellMetrics.height)
}

/// The reason a launch can't have the screen that it requests.
enum AutomatedScreenError: Error, Hashable {
  /// The value of a launch argument or an environment variable isn't a size.
  case invalidSize(name: String, value: String)
  /// The value of an environment variable isn't a number of cells.
  case invalidCount(name: String, value: String, limit: Int)

  /// The error in English.
  var message: String {
    switch self {
    case .invalidSize(let name, let value):
      "\(name) is “\(value)”, which isn't a screen. Give phone, terminal, or a size of 1 to "
        + "\(Int(LaunchScreen.longestSide)) points a side, such as 390x844."
    case .invalidCount(let name, let value, let limit):
      "\(name) is “\(value)”, which isn't a number of cells. Give a whole number from 1 to \(limit)."
    }
  }
}
