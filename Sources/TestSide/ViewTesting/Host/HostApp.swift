import Foundation
import TerminalUIKit
import ToolchainInternals

/// The app that hosts the tests of a process, like Xcode's "Host Application".
///
/// The test target depends on the app's target, so the app's delegate class is in the process. The app
/// is launched when a test first accesses `UIApplication.shared.delegate`. SwiftPM links the tests of
/// all targets into one process, so the name of the test target selects one of several apps.
@MainActor
enum HostApp {
  /// Creates the delegate of the app that a test module is named after, or of the only app.
  ///
  /// - Returns: `nil`, with a line on standard error, if there are several apps.
  static func makeDelegate(forTestModule module: String?) -> (any UIApplicationDelegate)? {
    let classes = ConformingClasses.all(of: (any UIApplicationDelegate).self)
    let own = module.map { self.classes(classes, ofAppTestedBy: $0) } ?? []
    guard let type = delegate(among: own) ?? delegate(among: classes) else {
      if !classes.isEmpty { RuntimeLog.write(refusal(among: classes)) }
      return nil
    }
    return UIApplication.makeDelegate(type)
  }

  /// Returns the delegates of the app that a test module is named after: `ColorsTests` and
  /// `ColorsSnapshotTests` test `Colors`.
  static func classes(_ classes: [AnyClass], ofAppTestedBy module: String) -> [AnyClass] {
    let apps = Set(classes.map { self.module(of: $0) }).filter { app in
      module.hasPrefix(app) && module.dropFirst(app.count).first?.isLowercase == false
    }
    // `ColorsLabTests` tests `ColorsLab`, not `Colors`.
    guard let app = apps.max(by: { $0.count < $1.count }) else { return [] }
    return classes.filter { self.module(of: $0) == app }
  }

  /// Returns the class of the app's delegate.
  ///
  /// It is the only class, the only one named `AppDelegate` as in Xcode, or a subclass of all others.
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
      (\(names)). Name the test target after its app, as in ColorsTests for Colors, or set the \
      delegate that is meant before the first access: \
      UIApplication.shared.delegate = …
      """
  }

  private static func module(of type: AnyClass) -> String {
    String(String(reflecting: type).prefix { $0 != "." })
  }

  /// Returns the module and the name of a class, without the address that Swift prints for private
  /// ones.
  private static func name(_ type: AnyClass) -> String {
    String(reflecting: type).replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
  }
}
