import Foundation
import SystemShims
import TestSupport
import Testing
import XCUIAutomation

@testable import DesktopAdapter

/// Desktops that one launch after another uses as if they were new.
@MainActor
@Suite(
  .enabled(if: DesktopTools.isInstalled, "\(DesktopTools.advice)"),
  .enabled(if: DesktopTools.hasPythonGTK, "install the packages python3-gi and gir1.2-gtk-3.0"))
struct `Desktops shared by launches` {
  private func launch(
    on desktops: OwnDesktops, of url: URL = DesktopTools.login, _ arguments: [String] = []
  ) throws -> (program: MarkedProgram, display: Int) {
    let program = desktops.program(url, arguments)
    program.app.launch()
    return (program, try #require(program.display))
  }

  private func logIn(_ app: XCUIApplication) {
    app.textFields["Username"].tap()
    app.textFields["Username"].typeText("test")
    app.secureTextFields["Password"].tap()
    app.secureTextFields["Password"].typeText("1234")
    app.buttons["Login"].tap()
    #expect(app.staticTexts["Success"].waitForExistence(timeout: 30))
  }

  @Test func `the next launch gets the same desktop, without traces of the last one`() throws {
    let desktops = try OwnDesktops()
    defer { desktops.end() }
    let (first, display) = try launch(on: desktops)
    let client = try DisplayClient(of: display)
    let state = try client.state
    let servers = try desktops.host.servers
    logIn(first.app)
    first.app.textFields["Username"].tap()
    first.app.textFields["Username"].typeText("漢字")
    try client.leaveTraces()
    let changed = try client.state
    #expect(changed.keys != state.keys && changed.heldKeys != state.heldKeys)
    #expect(changed.pointer != state.pointer && changed.propertyCount != state.propertyCount)
    #expect(changed.clipboardOwner != 0 && changed.knowsName && !state.knowsName)
    client.close()
    for _ in 0..<3 {
      first.app.terminate()
      first.app.launch()
      #expect(first.display == display)
      #expect(try desktops.host.servers == servers)
      let client = try DisplayClient(of: display)
      #expect(try client.state == state)
      client.close()
      logIn(first.app)
    }
  }

  @Test func `the keys of a foreign display are restored after its use`() throws {
    let desktops = try OwnDesktops()
    defer { desktops.end() }
    let number = try launch(on: desktops).display
    let client = try DisplayClient(of: number)
    defer { client.close() }
    let keys = try client.state.keys
    let display = try Display(number: number, isPrivate: false)
    display.keyboard.type("ß→漢ä", settle: {})
    #expect(try client.state.keys != keys)
    display.close()
    #expect(try client.state.keys == keys)
  }

  @Test func `simultaneous launches have separate desktops`() throws {
    let desktops = try OwnDesktops()
    defer { desktops.end() }
    let (first, display) = try launch(on: desktops)
    // A second launch of the same program would end the first.
    let (second, other) = try launch(
      on: desktops, of: desktops.link(to: DesktopTools.login, named: "second.py"))
    #expect(display != other)
    #expect(try desktops.host.servers.count == 6)
    logIn(second.app)
    #expect(first.app.staticTexts["Welcome"].exists)
    logIn(first.app)
  }

  @Test func `a launch with another screen size has a desktop of that size`() throws {
    let desktops = try OwnDesktops()
    defer { desktops.end() }
    let (first, display) = try launch(on: desktops)
    first.app.terminate()
    let (second, other) = try launch(on: desktops, ["-ui-testing.screen", "640x480"])
    #expect(display != other)
    #expect(second.app.frame.size == CGSize(width: 640, height: 480))
    second.app.terminate()
    #expect(try launch(on: desktops).display == display)
  }

  @Test func `a display with traces of a launch isn't reused`() throws {
    let desktops = try OwnDesktops()
    defer { desktops.end() }
    let (program, display) = try launch(on: desktops)
    let server = try ProcessEnding(of: try #require(program.server("Xvfb")))
    let client = try DisplayClient(of: display)
    defer { client.close() }
    try client.leaveTraces()
    program.app.terminate()
    program.app.launch()
    // The old display exists until the new one has been lent.
    #expect(server.wait())
    let fresh = try DisplayClient(of: try #require(program.display))
    #expect(try !fresh.state.knowsName)
    fresh.close()
    logIn(program.app)
  }

  @Test(arguments: ["Xvfb", "dbus-daemon"])
  func `a desktop that has lost a part isn't reused`(name: String) throws {
    let desktops = try OwnDesktops()
    defer { desktops.end() }
    let (program, _) = try launch(on: desktops)
    let servers = try desktops.host.servers
    let server = try #require(program.server(name))
    let endings = try servers.map { try ProcessEnding(of: $0) }
    program.app.terminate()
    kill(server, SIGKILL)
    for ending in endings { #expect(ending.wait()) }
    program.app.launch()
    #expect(try Set(desktops.host.servers).isDisjoint(with: servers))
    logIn(program.app)
  }

  @Test func `a program with virtual time can use a shared desktop`() throws {
    let desktops = try OwnDesktops()
    defer { desktops.end() }
    let (first, display) = try launch(on: desktops)
    first.app.terminate()
    let (second, other) = try launch(
      on: desktops, ["-delay", "30", "-ui-testing.clock", "virtual"])
    #expect(display == other)
    second.app.buttons["Login"].tap()
    #expect(!second.app.staticTexts["Login failed"].waitForExistence(timeout: 20))
    #expect(second.app.staticTexts["Login failed"].waitForExistence(timeout: 20))
    second.app.terminate()
    let (third, last) = try launch(on: desktops)
    #expect(display == last)
    logIn(third.app)
  }
}
