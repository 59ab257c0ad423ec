import AppDriving
import AutomationProtocol
import Foundation
import LaunchDomain

/// Runs flows one after another, each with its own app, and prints their steps.
struct DemoRun {
  let executable: URL
  let console: Console

  func run(_ flows: [DemoFlow]) -> ExitStatus {
    var passed = 0
    for flow in flows where run(flow) { passed += 1 }
    console.print("\(passed) passed, \(flows.count - passed) failed")
    return passed == flows.count ? .success : .failure
  }

  private func run(_ flow: DemoFlow) -> Bool {
    console.print(console.styled(flow.title, .bold))
    let name = executable.lastPathComponent
    let arguments = SecretRedactor().redact(flow.arguments).joined(separator: " ")
    console.print(console.styled("  \(name) \(arguments)", .faint))
    let start = ContinuousClock.now
    do {
      var launch = AppLaunch(executable: executable, arguments: flow.arguments)
      launch.client = "understudy demo"
      let session = try AppLauncher(observer: printStep(since: start)).launch(launch)
      defer { session.terminate() }
      do {
        try flow.body(AppDriver(session: session))
      } catch {
        report("\(error)", start: start)
        printScreen(of: session, title: name)
        return false
      }
      printScreen(of: session, title: name)
    } catch {
      report("\(error)", start: start)
      return false
    }
    console.print(console.styled("  passed", .green) + " in \(milliseconds(since: start))\n")
    return true
  }

  private func report(_ message: String, start: ContinuousClock.Instant) {
    console.print("  \(message)")
    console.print(console.styled("  failed", .red) + " after \(milliseconds(since: start))\n")
  }

  /// Prints one line per step: its end in real time, its sentence, and the app time that it took.
  private func printStep(since start: ContinuousClock.Instant) -> SessionObserver {
    let console = console
    return { step in
      guard step.method != CaptureCall.method else { return }
      let time = String(format: "%7.1f ms", start.duration(to: .now).milliseconds)
      let appTime =
        (step.appTime ?? 0) > 0.001 ? "  (\(step.appTime ?? 0) s of app time)" : ""
      console.print("  \(console.styled(time, .faint))  \(step.sentence)\(appTime)")
    }
  }

  private func printScreen(of session: AppSession, title: String) {
    guard let text = capture(.text, of: session) else { return }
    let plain = text.lines
    let shown = console.hasColor ? capture(.ansi, of: session)?.lines ?? plain : plain
    // Trailing empty rows of the screen are omitted.
    let height = (plain.lastIndex { !$0.allSatisfy(\.isWhitespace) } ?? 0) + 2
    let frame = ScreenFrame(
      rows: Array(shown.prefix(height)), width: text.width,
      rowWidths: console.hasColor ? [Int](repeating: text.width, count: height) : plain.map(\.count)
    )
    for line in frame.lines(title: title) { console.print("  \(line)") }
  }

  private func capture(
    _ format: CaptureCall.Format, of session: AppSession
  ) -> (lines: [String], width: Int)? {
    guard let result = try? session.call(CaptureCall(format)) else { return nil }
    let text = String(decoding: result.data, as: UTF8.self)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return (lines, Int(result.size.width / TerminalCell.size.width))
  }

  private func milliseconds(since start: ContinuousClock.Instant) -> String {
    String(format: "%.0f ms", start.duration(to: .now).milliseconds)
  }
}

extension Duration {
  /// This duration in milliseconds.
  var milliseconds: Double {
    Double(components.seconds) * 1000 + Double(components.attoseconds) * 1e-15
  }
}
