import Testing

@testable import ViewTesting

private protocol Marked: AnyObject {}
private final class Plain: Marked {}
private class Extended {}
extension Extended: Marked {}
private final class Inheriting: Extended {}
private final class Generic<Content>: Marked { var content: Content? }
private enum Outer { final class Nested: Marked {} }
private final class Unmarked {}

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
  @Test func `classes that declare or inherit a conformance are found`() {
    let found = Set(ConformingClasses.all(of: (any Marked).self).map { ObjectIdentifier($0) })
    let expected: [AnyClass] = [
      Plain.self, Extended.self, Inheriting.self, Outer.Nested.self,
    ]
    #expect(found == Set(expected.map { ObjectIdentifier($0) }))
  }

  @Test func `an only delegate is the app's, whatever its name`() {
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

  @Test func `several linked apps are listed, with a solution`() {
    let line = HostApp.refusal(among: [Spy.self, AppDelegate.self])
    #expect(line.contains("ViewTestingTests.AppDelegate"))
    #expect(line.hasSuffix("before it is asked for: UIApplication.shared.delegate = …"))
  }
}
