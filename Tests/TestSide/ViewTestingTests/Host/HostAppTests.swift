import Foundation
import Synchronization
import TerminalUIKit
import Testing
import ToolchainInternals

@testable import ViewTesting

@MainActor
private final class AppDelegate: UIResponder, UIApplicationDelegate {}
@MainActor
private enum Other { final class AppDelegate: UIResponder, UIApplicationDelegate {} }
@MainActor
private class Common: UIResponder, UIApplicationDelegate {}
@MainActor
private final class Special: Common {}
@MainActor
private final class Spy: UIResponder, UIApplicationDelegate {}

@MainActor
struct HostAppTests {
  @Test func `the delegates of linked apps are found`() {
    let lines = Mutex<[String]>([])
    RuntimeLog.$observer.withValue({ line in lines.withLock { $0.append(line) } }) {
      #expect(HostApp.makeDelegate(forTestModule: "ViewTestingTests") == nil)
    }
    let line = lines.withLock { $0.first ?? "" }
    #expect(line.contains("EmployeesApp.AppDelegate") && line.contains("ViewTestingTests.Spy"))
  }

  @Test func `a single delegate of any name is the app's`() {
    #expect(HostApp.delegate(among: [Spy.self]) == Spy.self)
    #expect(HostApp.delegate(among: []) == nil)
  }

  @Test func `of several delegates the one named AppDelegate is the app's`() {
    #expect(HostApp.delegate(among: [Spy.self, AppDelegate.self]) == AppDelegate.self)
    #expect(HostApp.delegate(among: [AppDelegate.self, Other.AppDelegate.self]) == nil)
  }

  @Test func `of a delegate and its superclasses the most derived is the app's`() {
    #expect(HostApp.delegate(among: [Common.self, Special.self]) == Special.self)
    #expect(HostApp.delegate(among: [Special.self, Common.self]) == Special.self)
    #expect(HostApp.delegate(among: [Common.self, Special.self, Spy.self]) == nil)
  }

  @Test(arguments: [
    ("RandomColorsAppTests", "RandomColorsApp.AppDelegate"),
    ("RandomColorsAppSuiteTests", "RandomColorsApp.AppDelegate"),
    ("EmployeesAppUITests", "EmployeesApp.AppDelegate"),
    // A part of a word isn't a name.
    ("RandomColorsAppearanceTests", nil),
    ("RandomColorsApp", nil), ("ViewTestingSuiteTests", nil), ("", nil),
  ])
  func `a test target's name begins with its app's name`(module: String, app: String?) {
    let classes = ConformingClasses.all(of: (any UIApplicationDelegate).self)
    let found = HostApp.classes(classes, ofAppTestedBy: module)
    #expect(found.map { String(reflecting: $0) } == [app].compactMap { $0 })
  }

  @Test func `an app can tell that it hosts unit tests`() {
    let path = ProcessInfo.processInfo.environment["XCTestConfigurationFilePath"]
    #expect(path?.hasSuffix(".xctest") == true)
  }

  @Test func `several linked apps are listed, with a solution`() {
    let line = HostApp.refusal(among: [Spy.self, AppDelegate.self])
    #expect(line.contains("ViewTestingTests.AppDelegate"))
    #expect(line.hasSuffix("before the first access: UIApplication.shared.delegate = …"))
  }
}
