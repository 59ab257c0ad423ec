import AppDriving
import AutomationProtocol
import Foundation

extension Recording {
  /// The recording as a file with one test for XCTest.
  var swiftSource: String {
    let secrets = secretKeys
    let launch = writtenArguments.map(\.debugDescription).joined(separator: ", ")
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
    let reference = appName.map { "bundleIdentifier: \($0.debugDescription)" } ?? ""
    lines += [
      "    let app = XCUIApplication(\(reference))", "    app.launchArguments = [\(launch)]",
    ]
    lines += secretArguments.map {
      "    app.launchArguments += [\("-\($0.key)".debugDescription), "
        + "try credentials.value(for: \($0.key.debugDescription))]"
    }
    lines.append("    app.launch()")
    var focused: ElementQuery?
    for step in steps {
      let isFocused = step.action.query != nil && step.action.query == focused
      lines += step.swiftStatements(isFocused: isFocused).map { "    " + $0 }
      if step.action.isTyping { focused = step.action.query }
      if step.action.movesFocus { focused = nil }
    }
    return (lines + ["  }", "}", ""]).joined(separator: "\n")
  }

  /// The name of the app without the folders of its path.
  private var appName: String? { app.map { URL(fileURLWithPath: $0).lastPathComponent } }

  private var typeName: String {
    let words = name.split { !$0.isLetter && !$0.isNumber }
    let joined = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return (joined.first?.isNumber == false ? joined : "Recorded" + joined) + "UITests"
  }
}

extension RecordedAction {
  /// Whether another element may have the keyboard focus afterwards.
  fileprivate var movesFocus: Bool {
    switch self {
    case .key, .type, .typeSecret, .expect: false
    default: true
    }
  }
}
