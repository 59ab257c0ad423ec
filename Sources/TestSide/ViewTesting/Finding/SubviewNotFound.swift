import AppDriving
import Foundation
import LaunchDomain
import TerminalUIKit

/// The error for a missing subview, with the views that exist instead.
public struct SubviewNotFound: Error, Sendable, Hashable, CustomStringConvertible {
  /// A view that exists.
  public struct Candidate: Sendable, Hashable {
    /// The name of its type.
    public var type: String
    /// Its accessibility identifier, if it has one.
    public var identifier: String?
    /// The depth of the view: 1 for a direct subview.
    public var depth: Int
  }

  /// The type that was searched for.
  public var type: String
  /// The identifier that was searched for.
  public var identifier: String
  /// The view that was searched.
  public var container: String
  /// All views in the container, from back to front, each before its own subviews.
  public var candidates: [Candidate]
  /// Whether the container's controller had not loaded its view.
  public var isViewLoaded: Bool
  /// The accessibility identifier of the view that was searched, if it has one.
  public var containerIdentifier: String?

  /// The error, the existing views, and a suggestion.
  public var description: String {
    var text =
      "No \(type) with the accessibility identifier “\(identifier.escapingControls)” in \(container)."
    let others = candidates.filter { $0.identifier == identifier }.map(\.type)
    if containerIdentifier == identifier {
      text += " The \(container) itself has that identifier: use it directly."
    } else if others.count == 1 {
      text += " The view with that identifier is a \(others[0])."
    } else if !others.isEmpty {
      text += " The views with that identifier are: \(others.joined(separator: ", "))."
    } else {
      let nearest = NearestName.suggestions(
        for: identifier, in: candidates.compactMap(\.identifier))
      if !nearest.isEmpty {
        text +=
          " Did you mean \(nearest.map { "“\($0.escapingControls)”" }.joined(separator: " or "))?"
      }
    }
    guard isViewLoaded else { return text + " Its view is not loaded: call loadViewIfNeeded()." }
    guard !candidates.isEmpty else { return text + " It has no subviews." }
    let shown = candidates.prefix(Self.displayedLimit).map { candidate in
      let indent = String(repeating: "  ", count: candidate.depth)
      return indent + candidate.type
        + (candidate.identifier.map { " “\($0.escapingControls)”" } ?? "")
    }
    text += " There were:\n" + shown.joined(separator: "\n")
    let rest = candidates.count - shown.count
    return rest > 0 ? text + "\n  … and \(rest) more" : text
  }

  private static let displayedLimit = 60
}

extension SubviewNotFound {
  @MainActor
  init(type: UIView.Type, identifier: String, in view: UIView) {
    self.type = "\(type)"
    self.identifier = identifier
    container = "\(Swift.type(of: view))"
    candidates = view.descendants.map { descendant, depth in
      Candidate(
        type: "\(Swift.type(of: descendant))", identifier: descendant.accessibilityIdentifier,
        depth: depth)
    }
    isViewLoaded = true
    containerIdentifier = view.accessibilityIdentifier
  }

  init(type: UIView.Type, identifier: String, inUnloaded controller: String) {
    self.type = "\(type)"
    self.identifier = identifier
    container = controller
    candidates = []
    isViewLoaded = false
  }

  /// Writes the error to standard error, for methods that don't throw.
  func writeToStandardError() {
    try? FileHandle.standardError.write(contentsOf: Data("\(self)\n".utf8))
  }
}
