import AppDriving
import AutomationProtocol
import ElementTypes
import Foundation

/// The elements on an app's screen, with their names and accessibility issues.
struct Inspection: Codable {
  var app: String
  var elements: [Element]
  var issues: [Issue]
  /// The checks that the audit has omitted because the app can't be audited for them.
  var notAudited: [Omission] = []
  /// The reason why accessibility couldn't be audited at all, such as an app without support for audits;
  /// `nil` if it was audited.
  var auditProblem: String?

  /// An element of the tree.
  struct Element: Codable {
    var depth: Int
    /// A number that identifies the element as long as it exists.
    var reference: UInt64
    var type: String
    /// The words for the element in steps.
    var step: String?
    /// The query for the element in Swift tests.
    var swift: String?
    /// The element's attributes in a line, with long texts cut.
    var line: String
    /// The line with uncut texts, which isn't part of the JSON.
    var wholeLine = ""
    /// Left, top, width and height on the screen, in points.
    var frame: [Double]

    private enum CodingKeys: CodingKey {
      case depth, reference, type, step, swift, line, frame
    }
  }

  /// A problem that the accessibility audit found.
  struct Issue: Codable {
    var element: String?
    /// The number of the element; `nil` if the issue is about the whole screen.
    var reference: UInt64?
    var summary: String
    var detail: String
  }

  /// A check that the accessibility audit has omitted.
  struct Omission: Codable {
    /// The check, by the name of its type in a test.
    var check: String
    /// The reason, as the end of a sentence after “because”.
    var reason: String
  }

  /// Reads the screen of an app.
  init(of app: AppSession, audits: Bool = true) throws {
    let snapshot = try app.call(SnapshotCall(.application)).snapshot
    let names = InspectedNames(snapshot)
    self.app = app.name
    elements = zip(snapshot.nodes, names.queries).map { node, query in
      Element(
        depth: node.depth, reference: node.attributes.identity,
        type: node.attributes.elementType.name, step: query?.phrase, swift: query?.swiftSource,
        line: node.attributes.line(frame: false, textsUpTo: 80),
        wholeLine: node.attributes.line(frame: false),
        frame: node.attributes.frame.numbers)
    }
    guard audits else {
      issues = []
      return
    }
    do {
      let audit = try app.call(AuditCall.everything)
      issues = audit.issues.map {
        Issue(
          element: $0.element?.summary, reference: $0.element?.identity, summary: $0.summary,
          detail: $0.detail)
      }
      notAudited = audit.skipped.map { Omission(check: $0.check.rawValue, reason: $0.reason) }
    } catch let failure as AutomationFailure {
      guard case .unsupported = failure else { throw failure }
      issues = []
      auditProblem = failure.message
    }
  }

  /// Returns a line for each meaningful element, indented by depth.
  ///
  /// - Parameter hasReferences: Whether each line ends with the element's reference.
  func lines(withSwift: Bool = false, withReferences hasReferences: Bool = false) -> [String] {
    shown.map { element in
      let name = withSwift ? element.swift : element.step
      let reference = hasReferences ? "  [ref=\(element.reference)]" : ""
      return String(repeating: "  ", count: element.depth) + element.line
        + (name.map { "  →  \($0)" } ?? "") + reference
    }
  }
}

extension Inspection {
  /// The meaningful elements, without unnamed containers and the keys of the keyboard.
  var shown: [Element] {
    var keyboardDepth: Int?
    return elements.filter { element in
      // Show the keyboard as one element, because steps type texts rather than keys.
      if let depth = keyboardDepth, element.depth > depth { return false }
      keyboardDepth = element.type == "keyboard" ? element.depth : nil
      // Unnamed plain containers tell nothing.
      return !["other", "window"].contains(element.type) || element.line.contains(": '")
    }
  }

  /// The issues as lines: each problem once, followed by its elements.
  var issueLines: [String] {
    if let auditProblem { return [auditProblem] }
    var problems: [String] = []
    var elements: [String: [String]] = [:]
    for issue in issues {
      let problem = "\(issue.summary). \(issue.detail)"
      if elements[problem] == nil { problems.append(problem) }
      elements[problem, default: []].append("  " + (issue.element ?? "the screen"))
    }
    let count =
      issues.isEmpty
      ? "nothing" : "\(issues.count) \(issues.count == 1 ? "problem" : "problems")"
    return problems.flatMap { [$0] + (elements[$0] ?? []) }
      + ["The accessibility audit finds \(count)."] + omissionLines
  }

  /// The omitted checks, grouped by reason.
  private var omissionLines: [String] {
    var reasons: [String] = []
    var checks: [String: [String]] = [:]
    for omission in notAudited {
      if checks[omission.reason] == nil { reasons.append(omission.reason) }
      checks[omission.reason, default: []].append(omission.check)
    }
    return reasons.map {
      "Not audited: \((checks[$0] ?? []).joined(separator: ", ")), because \($0)."
    }
  }
}

extension CGRect {
  /// Left, top, width and height; zero for numbers that JSON can't represent.
  fileprivate var numbers: [Double] {
    [minX, minY, width, height].map { $0.isFinite ? Double($0) : 0 }
  }
}
