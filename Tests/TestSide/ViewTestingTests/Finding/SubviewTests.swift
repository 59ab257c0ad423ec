import Foundation
import TerminalUIKit
import Testing
import ViewTesting

@MainActor
@Suite struct SubviewTests {
  /// A card whose subviews are private, one of them inside another.
  final class Card: UIView {
    init() {
      super.init(frame: CGRect(x: 0, y: 0, width: 200, height: 64))
      let box = UIView()
      let name = UILabel()
      name.accessibilityIdentifier = "name"
      name.text = "Grace"
      let role = UILabel()
      role.accessibilityIdentifier = "job_role"
      let photo = UIImageView()
      photo.accessibilityIdentifier = "photo"
      addSubview(box)
      box.addSubview(name)
      addSubview(role)
      addSubview(photo)
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test func `control characters in identifiers are escaped`() {
    let card = Card()
    card.subviews[1].accessibilityIdentifier = "job\u{1B}[31m\nrole"
    let error = #expect(throws: SubviewNotFound.self) {
      try card.requiredSubview(ofType: UILabel.self, withAccessibilityIdentifier: "job\u{7}role")
    }
    let text = error?.description ?? ""
    #expect(text.contains(#"job\u{07}role"#) && text.contains(#"job\u{1B}[31m\nrole"#), "\(text)")
    #expect(!text.contains("\u{1B}") && !text.contains("\u{7}"))
  }

  @Test func `a private view inside another is found by type and identifier`() throws {
    let card = Card()
    let name = try card.requiredSubview(ofType: UILabel.self, withAccessibilityIdentifier: "name")
    #expect(name.text == "Grace")
  }

  @Test func `a forced unwrap of the result compiles and finds the view`() {
    #expect(
      Card().subview(ofType: UILabel.self, withAccessibilityIdentifier: "name")!.text == "Grace")
  }

  @Test func `a missing view is nil, not an error`() {
    let card = Card()
    #expect(
      card.subview(ofType: UILabel.self, withAccessibilityIdentifier: "nothing")?.text == nil)
  }

  @Test func `a view near the top precedes a deeper one`() throws {
    let card = Card()
    let near = UILabel()
    near.accessibilityIdentifier = "name"
    card.addSubview(near)
    #expect(
      try card.requiredSubview(ofType: UILabel.self, withAccessibilityIdentifier: "name") === near)
  }

  @Test func `a misspelled identifier lists the existing views and the nearest name`() {
    let error = #expect(throws: SubviewNotFound.self) {
      try Card().requiredSubview(ofType: UILabel.self, withAccessibilityIdentifier: "jobrole")
    }
    #expect(
      error?.description == """
        No UILabel with the accessibility identifier “jobrole” in Card. Did you mean “job_role”? \
        There were:
          UIView
            UILabel “name”
          UILabel “job_role”
          UIImageView “photo”
        """)
  }

  @Test func `a view of another type is named`() {
    let error = #expect(throws: SubviewNotFound.self) {
      try Card().requiredSubview(ofType: UILabel.self, withAccessibilityIdentifier: "photo")
    }
    #expect(error?.description.contains("The view with that identifier is a UIImageView.") == true)
  }

  @Test func `several views of another type are named`() {
    let card = Card()
    let other = UIView()
    other.accessibilityIdentifier = "photo"
    card.addSubview(other)
    let error = #expect(throws: SubviewNotFound.self) {
      try card.requiredSubview(ofType: UILabel.self, withAccessibilityIdentifier: "photo")
    }
    #expect(
      error?.description.contains("The views with that identifier are: UIImageView, UIView.")
        == true)
  }

  @Test func `a generic view is found by its full type, and described by it`() throws {
    final class Box<Content>: UIView {}
    let card = Card()
    let box = Box<Int>()
    box.accessibilityIdentifier = "box"
    card.addSubview(box)
    #expect(
      try card.requiredSubview(ofType: Box<Int>.self, withAccessibilityIdentifier: "box") === box)
    let error = #expect(throws: SubviewNotFound.self) {
      try card.requiredSubview(ofType: Box<String>.self, withAccessibilityIdentifier: "box")
    }
    #expect(
      error?.description.hasPrefix(
        "No Box<String> with the accessibility identifier “box” in Card. "
          + "The view with that identifier is a Box<Int>.") == true)
  }

  @Test func `the optional result works wherever an optional does`() throws {
    let card = Card()
    let found = card.subview(ofType: UILabel.self, withAccessibilityIdentifier: "name")
    #expect(found?.text == "Grace")
    if let label = card.subview(ofType: UILabel.self, withAccessibilityIdentifier: "name") {
      #expect(label.text == "Grace")
    }
    #expect(card.subview(ofType: UILabel.self, withAccessibilityIdentifier: "nothing") == nil)
    let label = try #require(
      card.subview(ofType: UILabel.self, withAccessibilityIdentifier: "name"))
    #expect(label === found)
  }

  @Test func `a controller whose view isn't loaded recommends loadViewIfNeeded()`() {
    let controller = UIViewController()
    let error = #expect(throws: SubviewNotFound.self) {
      try controller.requiredSubview(ofType: UILabel.self, withAccessibilityIdentifier: "name")
    }
    #expect(error?.description.contains("call loadViewIfNeeded()") == true)
    #expect(controller.viewIfLoaded == nil)
  }

  @Test func `a controller's own view is found, and a view is not inside itself`() throws {
    let controller = UITableViewController()
    controller.tableView.accessibilityIdentifier = "table"
    #expect(
      controller.subview(ofType: UITableView.self, withAccessibilityIdentifier: "table")
        === controller.tableView)
    let error = #expect(throws: SubviewNotFound.self) {
      try controller.tableView.requiredSubview(
        ofType: UITableView.self, withAccessibilityIdentifier: "table")
    }
    #expect(
      error?.description.contains("The UITableView itself has that identifier: use it directly.")
        == true)
  }

  @Test func `all views of a type are found`() {
    #expect(
      Card().subviews(ofType: UILabel.self).map(\.accessibilityIdentifier) == [
        "job_role", "name",
      ])
  }
}
