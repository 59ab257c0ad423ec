import Foundation
import TerminalUIKit

/// The app that the tests of a process are hosted in, as Xcode's "Host Application" is.
///
/// The app's target is among those of the test's, so that its delegate's class is in the process. It is
/// launched when a test first asks for `UIApplication.shared.delegate`.
@MainActor
enum HostApp {
  /// Makes the delegate of the one app there is; nil, with a line on standard error, if there are several.
  static func makeDelegate() -> (any UIApplicationDelegate)? {
    let classes = ConformingClasses.all(of: (any UIApplicationDelegate).self)
    guard let type = delegate(among: classes) else {
      if !classes.isEmpty { RuntimeLog.write(refusal(among: classes)) }
      return nil
    }
    return UIApplication.makeDelegate(type)
  }

  /// The class of the app's delegate: the only one, or the only one with the name that Xcode gives it, or
  /// the one that is derived from all others.
  static func delegate(among classes: [AnyClass]) -> AnyClass? {
    if classes.count == 1 { return classes[0] }
    let named = classes.filter { "\($0)" == "AppDelegate" }
    if named.count == 1 { return named[0] }
    return classes.first { type in
      let line = ConformingClasses.line(of: type)
      return classes.allSatisfy { other in line.contains { $0 == other } }
    }
  }

  static func refusal(among classes: [AnyClass]) -> String {
    let names = classes.map(name).sorted().joined(separator: ", ")
    return """
      UIApplication.shared.delegate is nil: the test's process has the delegates of several apps \
      (\(names)). Set the one that is meant before it is asked for: \
      UIApplication.shared.delegate = …
      """
  }

  /// The module and the name of a class, without the place in memory that Swift gives private ones.
  private static func name(_ type: AnyClass) -> String {
    String(reflecting: type).replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
  }
}
