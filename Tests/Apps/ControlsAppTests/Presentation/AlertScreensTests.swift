import Foundation
import TerminalUIKit
import Testing
import ViewTesting

@testable import ControlsApp

/// Alerts, action sheets, popovers, and a delayed alert.
@MainActor
@Suite struct AlertScreensTests {
  @Test(arguments: [
    ("message", "OK"), ("question", "Cancel"), ("question", "Delete"), ("choice", "Save"),
    ("choice", "Discard"), ("choice", "Cancel"), ("login", "Cancel"),
  ])
  func `each button of an alert is reported, and closes it`(identifier: String, title: String)
    throws
  {
    let shown = ShownScreen(.alerts)
    try shown.button(identifier).tap()
    let alert = try #require(shown.screen.presentedViewController as? UIAlertController)
    #expect(alert.preferredStyle == .alert)
    try #require(alert.actions.first { $0.title == title }).tap()
    shown.window.finishScreenChanges()
    #expect(shown.seen == "alert \(title)")
    #expect(shown.screen.presentedViewController == nil)
  }

  @Test func `an alert's fields are filled in before its button is tapped`() throws {
    let shown = ShownScreen(.alerts)
    try shown.button("login").tap()
    let alert = try #require(shown.screen.presentedViewController as? UIAlertController)
    alert.textFields?.first?.tapAndType("ada")
    alert.textFields?.last?.tapAndType("1234")
    try #require(alert.actions.last).tap()
    shown.window.finishScreenChanges()
    #expect(shown.seen == "alert Log in ada")
  }

  @Test(arguments: ["Answer", "Archive", "Delete", "Cancel"])
  func `each button of an action sheet is reported`(title: String) throws {
    let shown = ShownScreen(.actionSheets)
    try shown.button("open").tap()
    let sheet = try #require(shown.screen.presentedViewController as? UIAlertController)
    #expect(sheet.preferredStyle == .actionSheet)
    try #require(sheet.actions.first { $0.title == title }).tap()
    shown.window.finishScreenChanges()
    #expect(shown.seen == "sheet \(title)")
  }

  @Test func `a popover opens from a button and from a bar button`() throws {
    let shown = ShownScreen(.popovers)
    let item = try #require(shown.screen.navigationItem.rightBarButtonItem)
    try shown.button("colors").tap()
    let popover = try #require(shown.screen.presentedViewController)
    #expect(popover.modalPresentationStyle == .popover)
    #expect(popover.popoverPresentationController?.sourceItem === (try shown.button("colors")))
    try #require(shown.button(titled: "Green")).tap()
    shown.window.finishScreenChanges()
    #expect(shown.seen == "popover Green")
    #expect(shown.screen.presentedViewController == nil)
    item.tap()
    #expect(shown.screen.presentedViewController is ColorsViewController)
  }

  @Test func `a tap beside a popover closes it`() throws {
    let shown = ShownScreen(.popovers)
    try shown.button("colors").tap()
    shown.window.finishScreenChanges()
    shown.window.tap(at: CGPoint(x: 600, y: 340))
    shown.window.finishScreenChanges()
    #expect(shown.screen.presentedViewController == nil)
    #expect(shown.seen == "popover closed")
  }

  @Test func `the permission alert appears a second later`() throws {
    let shown = ShownScreen(.permission)
    try shown.button("locate").tap()
    #expect(shown.seen == "locating")
    UIApplication.shared.advanceTime(by: 0.9)
    #expect(shown.screen.presentedViewController == nil)
    UIApplication.shared.advanceTime(by: 0.2)
    let alert = try #require(shown.screen.presentedViewController as? UIAlertController)
    #expect(alert.actions.map(\.title) == ["Allow Once", "Allow While Using App", "Don’t Allow"])
    alert.actions[1].tap()
    shown.window.finishScreenChanges()
    #expect(shown.seen == "Allow While Using App")
  }
}
