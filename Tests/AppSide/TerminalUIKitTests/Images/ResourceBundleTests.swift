import Foundation
import Testing

@testable import TerminalUIKit

struct ResourceBundleTests {
  private final class Marker {}

  @Test func `resources of a target are found in the bundle of a class and in the main bundle`()
    throws
  {
    let url = try #require(
      Bundle(for: Marker.self).url(forResource: "Employees", withExtension: "json"))
    #expect(url.path.contains("EmployeesApp.resources"))
    #expect(FileManager.default.fileExists(atPath: url.path))
    #expect(Bundle.main.path(forResource: "Employees", ofType: "json") == url.path)
    #expect(Bundle.main.url(forResource: "Nobody", withExtension: "json") == nil)
  }

  @Test func `a picture is found without naming a bundle`() throws {
    let picture = try #require(UIImage(named: "Grace Lindqvist"))
    #expect(picture.size == CGSize(width: 60, height: 60))
    #expect(UIImage(named: "Nobody") == nil)
    #expect(UIImage(named: "") == nil)
  }

  @Test func `the bundle of another folder stays by itself`() {
    let bundle = Bundle(path: FileManager.default.temporaryDirectory.path)
    #expect(bundle?.url(forResource: "Employees", withExtension: "json") == nil)
  }
}
