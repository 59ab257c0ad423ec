/// The reason why an adapter could not open its program or page.
///
/// `AdapterError+Message.swift` turns the facts into English.
public enum AdapterError: Error, Hashable, Sendable {
  /// The command line names nothing to open.
  case noSubject
  /// The launch asks for an invalid screen size.
  case invalidScreen(String)
  /// The launch asks for an unknown clock.
  case invalidClock(String)
  /// The launch asks for a display that isn't one of this machine's.
  case invalidDisplay(String)
  /// The launch has secret arguments, which a program could get only on its command line.
  case secretArguments(keys: [String])
  /// A tool or library that the adapter needs is not installed.
  case missingTool(String, package: String)
  /// The system could not start the program.
  case cannotStart(reason: String)
  /// The program ended before its first picture.
  case endedAtStart(how: String, screen: String)
}
