import AppDriving
import AutomationProtocol
import Foundation

extension Recording {
  /// The recording as a file with one test for XCTest.
  var swiftSource: String {
    let secrets = secretKeys
    let known = knownSecrets
    let declaration = launches.count > 1 ? "var " : "let "
    var lines = secrets.isEmpty ? [] : ["import LaunchDomain"]
    lines += [
      "import XCUIAutomation", "", "final class \(typeName): XCTestCase {",
      "  func test\(typeName.dropLast("UITests".count))()\(secrets.isEmpty ? "" : " throws") {",
    ]
    if !secrets.isEmpty {
      let keys = secrets.map(\.debugDescription).joined(separator: ", ")
      lines += [
        "    let credentials = TestCredentials()",
        "    if let missing = credentials.missing(\(keys)) { throw XCTSkip(missing.message) }",
      ]
    }
    let first =
      launches.isEmpty
      ? RecordedLaunch(app: LaunchedApp(name: "", reference: .target), arguments: []) : firstLaunch
    var isDeclared = first != nil
    lines += (first?.swiftStatements(declaring: declaration, known) ?? []).map { "    " + $0 }
    var focused: ElementQuery?
    for step in steps {
      if case .launch(let launch) = step.action {
        lines += launch.swiftStatements(declaring: isDeclared ? "" : declaration, known).map {
          "    " + $0
        }
        isDeclared = true
        focused = nil
        continue
      }
      let action = step.filledIn ?? step.action
      let isFocused = action.query != nil && action.query == focused
      lines += step.swiftStatements(isFocused: isFocused, known).map { "    " + $0 }
      if action.isTyping { focused = action.query }
      if action.movesFocus { focused = nil }
    }
    return (lines + ["  }", "}", ""]).joined(separator: "\n")
  }

  private var typeName: String {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    let base = joined.hasSuffix("UITests") ? String(joined.dropLast("UITests".count)) : joined
    return (base.first.map { $0.isNumber } == false ? base : "Recorded" + base) + "UITests"
  }
}

extension RecordedAction {
  /// Whether another element may have the keyboard focus afterwards.
  fileprivate var movesFocus: Bool {
    switch self {
    case .key, .type, .typeSecret, .typeIntoFocus, .clear, .replace, .expect: false
    default: true
    }
  }
}
