import AppDriving
import AutomationProtocol
import CellRendering
import Foundation

extension AttemptRecord {
  /// Makes the screens of what the apps recorded, and lets the steps name them by their positions.
  ///
  /// It does nothing if there are screens already, or nothing was recorded.
  package mutating func makeScreens() {
    guard screens.isEmpty, !recordings.isEmpty else { return }
    var recorded: [Recording: ScreenRecord] = [:]
    for (number, session) in sessions.enumerated() {
      let requests = Set(recordings.filter { $0.session == number }.map(\.request))
      var reader = ScreenReader()
      for line in session.lines where !line.isSent {
        guard let (request, screen) = reader.screen(in: line.message, of: requests) else {
          continue
        }
        recorded[Recording(session: number, request: request)] = screen
      }
    }
    // An app that ended before it answered shows what it showed before.
    var positions: [Int?] = []
    for recording in recordings {
      if let screen = recorded[recording], screen != screens.last { screens.append(screen) }
      positions.append(screens.indices.last)
    }
    func position(_ index: Int?) -> Int? {
      index.flatMap { positions.indices.contains($0) ? positions[$0] : nil }
    }
    for index in steps.indices {
      steps[index].screen = position(steps[index].screen)
      steps[index].screenBefore = position(steps[index].screenBefore)
    }
    recordings = []
  }
}

extension RunRecord {
  /// Makes the screens of all attempts.
  package mutating func makeScreens() {
    for scenario in scenarios.indices {
      for attempt in scenarios[scenario].attempts.indices {
        scenarios[scenario].attempts[attempt].makeScreens()
      }
    }
  }
}

/// Reads the answers to a session's `record` calls, each of which holds only what has changed.
private struct ScreenReader {
  private let coder = AutomationCoder()
  private var nodes: [ElementSnapshot.Node] = []
  private var tree: [String] = []
  /// Empty until there is a picture: not every toolkit draws any.
  private var svg = "<svg xmlns=\"http://www.w3.org/2000/svg\"/>"
  private var size = CGSize.zero

  /// Returns the screen in an answer, with the number of its request; `nil` for another line.
  mutating func screen(in message: Data, of requests: Set<Int>) -> (Int, ScreenRecord)? {
    guard
      case .result(let result, let number)? = try? coder.decodeAnswer(
        message, as: RecordCall.Result.self), requests.contains(number)
    else { return nil }
    if let picture = result.picture {
      size = picture.size
      switch picture.form {
      case .svg: svg = picture.text
      case .commands:
        guard let list = DisplayList(commandText: picture.text, size: size) else { return nil }
        svg = SVGRenderer.svg(CellBuffer(list))
      }
    }
    if let change = result.elements {
      guard let changed = change.applied(to: nodes) else { return nil }
      nodes = changed
      tree = nodes.map {
        String(repeating: "  ", count: $0.depth) + $0.attributes.line(frame: false, textsUpTo: 120)
      }
    }
    return (number, ScreenRecord(svg: svg, tree: tree, width: size.width, height: size.height))
  }
}
