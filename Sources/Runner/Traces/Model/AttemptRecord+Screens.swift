import AppDriving
import AutomationProtocol
import CellRendering
import Foundation

extension AttemptRecord {
  /// Makes the screens from the apps' answers, and updates the steps to refer to them by position.
  ///
  /// The steps also get the apps' activity.
  ///
  /// This does nothing if there are screens already, or nothing was recorded.
  package mutating func makeScreens() {
    var pictures = ScreenPictures()
    makeScreens(&pictures)
  }

  /// Makes the screens as `makeScreens()` does.
  ///
  /// - Parameter pictures: The pictures of other attempts, to which new ones are added.
  fileprivate mutating func makeScreens(_ pictures: inout ScreenPictures) {
    guard screens.isEmpty, !recordings.isEmpty else { return }
    var recorded: [Recording: ScreenRecord] = [:]
    var activities: [Recording: RecordCall.Activity] = [:]
    for (number, session) in sessions.enumerated() {
      let requests = Set(recordings.filter { $0.session == number }.map(\.request))
      var reader = ScreenReader()
      for line in session.lines where !line.isSent {
        guard let (request, screen) = reader.screen(in: line.message, of: requests, &pictures)
        else {
          continue
        }
        let recording = Recording(session: number, request: request)
        recorded[recording] = screen
        activities[recording] = reader.activity
      }
    }
    // A request that the app didn't answer, because it ended, gets the previous screen.
    var positions: [Int?] = []
    for recording in recordings {
      if let screen = recorded[recording], screen != screens.last { screens.append(screen) }
      positions.append(screens.indices.last)
    }
    func position(_ index: Int?) -> Int? {
      index.flatMap { positions.indices.contains($0) ? positions[$0] : nil }
    }
    for (index, recording) in recordings.enumerated() {
      guard let activity = activities[recording], let step = step(thatMade: index) else { continue }
      steps[step].busy = activity.busy
      steps[step].network = activity.requests.isEmpty ? nil : activity.requests
    }
    for index in steps.indices {
      steps[index].screen = position(steps[index].screen)
      steps[index].screenBefore = position(steps[index].screenBefore)
    }
    recordings = []
  }

  /// Returns the position of the step after which a screen was recorded.
  ///
  /// It is the innermost one, because a step that contains others ends with the screen of the last of them.
  private func step(thatMade recording: Int) -> Int? {
    steps.lastIndex { $0.screen == recording && $0.screenBefore != recording }
  }
}

extension RunRecord {
  /// Makes the screens of all attempts.
  package mutating func makeScreens() {
    var pictures = ScreenPictures()
    for scenario in scenarios.indices {
      for attempt in scenarios[scenario].attempts.indices {
        scenarios[scenario].attempts[attempt].makeScreens(&pictures)
      }
    }
  }
}

/// Reads the answers to a session's `record` calls, each of which contains only the changes.
private struct ScreenReader {
  private let coder = AutomationCoder()
  private var nodes: [ElementSnapshot.Node] = []
  private var tree: [String] = []
  /// The last picture, which stays empty for a toolkit that draws none.
  private var svg = "<svg xmlns=\"http://www.w3.org/2000/svg\"/>"
  private var commands: String?
  private var size = CGSize.zero
  /// The last known reasons why the app is busy, and the network requests in the last answer.
  private(set) var activity = RecordCall.Activity()

  /// Returns the screen in an answer, with the number of its request; `nil` for any other message.
  mutating func screen(
    in message: Data, of requests: Set<Int>, _ pictures: inout ScreenPictures
  ) -> (Int, ScreenRecord)? {
    guard
      case .result(let result, let number)? = try? coder.decodeAnswer(
        message, as: RecordCall.Result.self), requests.contains(number)
    else { return nil }
    activity.requests = result.activity?.requests ?? []
    activity.busy = result.activity?.busy ?? activity.busy
    if let picture = result.picture {
      size = picture.size
      switch picture.form {
      case .svg: (svg, commands) = (picture.text, nil)
      case .commands:
        guard let made = pictures.svg(of: picture.text, size: size) else { return nil }
        (svg, commands) = (made, picture.text)
      }
    }
    if let change = result.elements {
      guard let changed = change.applied(to: nodes) else { return nil }
      nodes = changed
      tree = nodes.map {
        String(repeating: "  ", count: $0.depth) + $0.attributes.line(frame: false, textsUpTo: 120)
      }
    }
    return (
      number,
      ScreenRecord(
        svg: svg, tree: tree, width: size.width, height: size.height, commands: commands)
    )
  }
}

/// A cache of pictures made from drawing commands.
///
/// The scenarios of a run show the same screens again and again.
private struct ScreenPictures {
  private struct Drawing: Hashable {
    var commands: String
    var width: Double
    var height: Double
  }

  private var known: [Drawing: String] = [:]

  /// Returns the picture of drawing commands, or `nil` if they can't be read.
  mutating func svg(of commands: String, size: CGSize) -> String? {
    let drawing = Drawing(commands: commands, width: size.width, height: size.height)
    if let svg = known[drawing] { return svg }
    guard let list = DisplayList(commandText: commands, size: size) else { return nil }
    let svg = SVGRenderer.svg(CellBuffer(list))
    known[drawing] = svg
    return svg
  }
}
