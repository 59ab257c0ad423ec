import Foundation
import LaunchDomain

/// The launch that an adapter carries out, as read from its own command line and environment.
///
/// The command line is the path or URL to open, followed by the launch arguments of the test. The adapter
/// takes its own out, `-ui-testing.screen`, `-ui-testing.clock` and `-ui-testing.display`; the rest goes to
/// the program unchanged and in order. The program gets the adapter's environment.
public struct AdapterLaunch: Hashable, Sendable {
  /// The path of a program, or the URL of a page.
  public var subject: String
  /// The arguments for the program.
  public var arguments: [String]
  /// The screen that the launch asks for, in points; `nil` leaves the choice to the adapter.
  public var screenSize: CGSize?
  /// Whether all time is real: `-ui-testing.clock real`.
  public var hasRealClock = false
  /// Whether the launch explicitly asks for virtual time: `-ui-testing.clock virtual`.
  public var asksForVirtualClock = false

  /// The number of the display that the launch names instead of a private one: `-ui-testing.display :1`.
  public var display: Int?

  /// The running process that the launch names instead of a program.
  public var process: Int32? {
    subject.hasPrefix(Self.processScheme)
      ? Int32(subject.dropFirst(Self.processScheme.count)) : nil
  }
  private static let processScheme = "process:"

  /// The program's name in messages: the end of its path, or the URL.
  public var name: String {
    if let process,
      let started = try? String(contentsOfFile: "/proc/\(process)/comm", encoding: .utf8)
    {
      // The kernel keeps only the first fifteen bytes of the name.
      let file = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(process)/exe")
      let name = (file as NSString?)?.lastPathComponent ?? ""
      return name.hasPrefix(started.dropLast()) ? name : String(started.dropLast())
    }
    let name = (subject as NSString).lastPathComponent
    return name.isEmpty ? subject : name
  }

  /// Reads a command line that lacks the adapter's own path.
  ///
  /// - Throws: `AdapterError.noSubject` if nothing is named to open; `.invalidScreen`, `.invalidClock` or
  ///   `.invalidDisplay` for a value that can't be read.
  public init(
    commandLine: [String], environment: [String: String] = [:]
  ) throws(AdapterError) {
    guard let subject = commandLine.first, !subject.isEmpty else { throw .noSubject }
    self.subject = subject
    var arguments: [String] = []
    var rest = commandLine.dropFirst()
    var screen = environment[LaunchScreen.variable]
    while let argument = rest.popFirst() {
      switch argument {
      case "-\(LaunchKey.uiTestingScreen.name)": screen = rest.popFirst() ?? ""
      case "-\(LaunchKey.uiTestingClock.name)":
        let text = rest.popFirst() ?? ""
        guard let clock = LaunchClock(rawValue: text) else { throw .invalidClock(text) }
        hasRealClock = clock == .real
        asksForVirtualClock = clock == .virtual
      case "-ui-testing.display":
        let text = rest.popFirst() ?? ""
        // The number of an X screen may follow; there has long been only one.
        let number = text.hasPrefix(":") ? text.dropFirst().prefix { $0 != "." } : ""
        guard let display = Int(number), display >= 0 else { throw .invalidDisplay(text) }
        self.display = display
      default: arguments.append(argument)
      }
    }
    self.arguments = arguments
    if let screen {
      guard let size = LaunchScreen(text: screen) else { throw .invalidScreen(screen) }
      screenSize = CGSize(width: size.width, height: size.height)
    }
  }
}
