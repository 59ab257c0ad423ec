import CellRendering
import Foundation
import TerminalUIKit
import Testing

@testable import ViewTesting

/// The size of a snapshot, which is the requested one regardless of the subject's place, or a failure.
@MainActor
@Suite struct SnapshotSizeTests {
  private let size = CGSize(width: 160, height: 48)

  private func picture(_ subject: any SnapshotSubject, _ size: CGSize? = nil) throws -> DisplayList
  {
    try SnapshotPicture(of: subject, SnapshotConditions(size: size)).list
  }

  private func text(_ subject: any SnapshotSubject, _ size: CGSize? = nil) throws -> String {
    let picture = try SnapshotPicture(of: subject, SnapshotConditions(size: size))
    return String(
      decoding: SnapshotFormat.text.data(picture.list, paper: picture.paper), as: UTF8.self)
  }

  @Test func `a view without a superview`() throws {
    let view = UIView(frame: CGRect(x: 8, y: 16, width: 320, height: 96))
    #expect(try picture(view, size).size == size)
    #expect(try picture(view, CGSize(width: 400, height: 160)).size.width == 400)
    #expect(view.frame == CGRect(x: 8, y: 16, width: 320, height: 96))
    #expect(view.superview == nil)
  }

  @Test func `a controller's view, and a controller in another one that isn't loaded`() throws {
    let controller = UIViewController()
    #expect(try picture(controller.view, size).size == size)
    let inside = UIViewController()
    let navigation = UINavigationController(rootViewController: inside)
    #expect(try picture(inside, size).size == size)
    withExtendedLifetime(navigation) {}
  }

  @Test func `a label that has only its own constraints`() throws {
    let label = UILabel()
    label.text = "Ada"
    label.textAlignment = .right
    label.translatesAutoresizingMaskIntoConstraints = false
    #expect(try text(label, CGSize(width: 80, height: 16)) == "       Ada\n")
    #expect(label.constraints.isEmpty)
  }

  @Test func `a cell lays out its content`() throws {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = "Name"
    cell.detailTextLabel?.text = "Detail"
    #expect(try text(cell, CGSize(width: 200, height: 32)).contains("Detail"))
  }

  @Test func `a view that fills its window`() throws {
    try withWindow(UIViewController()) { (window: TestWindow) throws in
      let view = try #require(window.rootViewController?.view)
      #expect(try picture(view, size).size == size)
      #expect(view.bounds.size == UIScreen.main.bounds.size)
    }
  }

  @Test func `a subject whose superview sets another size fails, and names the superview`() throws {
    let inside = UIViewController()
    let navigation = UINavigationController(rootViewController: inside)
    navigation.loadViewIfNeeded()
    navigation.view.layoutIfNeeded()
    let error = #expect(throws: SnapshotProblem.self) { try picture(inside, size) }
    #expect(error?.description.hasPrefix("UIView is 160 × 16 points in its ") == true)
    #expect(error?.description.contains(", not 160 × 48: ") == true)
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 32))
    let around = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 96))
    around.addSubview(view)
    #expect(throws: SnapshotProblem.self) { try picture(view, size) }
    #expect(try picture(view, CGSize(width: 80, height: 32)).size.width == 80)
  }

  @Test func `a view that is scrolled off the screen is drawn separately`() throws {
    let controller = UIViewController()
    let scroll = UIScrollView(frame: controller.view.bounds)
    scroll.contentSize = CGSize(width: 640, height: 2000)
    let card = UILabel(frame: CGRect(x: 16, y: 1600, width: 160, height: 16))
    card.text = "below the fold"
    scroll.addSubview(card)
    controller.view.addSubview(scroll)
    #expect(try text(card) == "below the fold\n")
    try withWindow(controller) { (_: TestWindow) throws in
      #expect(try text(card) == "below the fold\n")
      // Half of the card is on the screen.
      scroll.contentOffset.y = 1608
      #expect(try text(card) == "below the fold\n")
      scroll.isHidden = true
      #expect(try text(card) == "below the fold\n")
    }
  }

  @Test func `a hidden view is drawn as empty`() throws {
    let view = sampleView("Grace")
    view.isHidden = true
    #expect(try text(view).contains("Grace") == false)
  }
}
