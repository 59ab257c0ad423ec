import ViewTesting
import XCTest

final class BadgeViewTests: XCTestCase {
  private var badgeView: BadgeView!
  private var person: BadgeView.Person!

  override func setUp() {
    super.setUp()
    person = BadgeView.Person(name: "Ada", role: "Analyst")
  }

  override func tearDown() {
    badgeView = nil
    person = nil
    super.tearDown()
  }

  private func givenABadgeView() {
    badgeView = BadgeView()
    badgeView.translatesAutoresizingMaskIntoConstraints = false
  }

  private func whenTheViewLaysOut() {
    badgeView.layoutIfNeeded()
  }

  private func whenThePerson(isSetTo person: BadgeView.Person) {
    badgeView.person = person
  }

  func testItShowsThePictureInACircle() {
    givenABadgeView()
    whenTheViewLaysOut()
    XCTAssertEqual(badgeView.pictureView.contentMode, .scaleAspectFill)
    XCTAssertTrue(badgeView.pictureView.clipsToBounds)
    XCTAssertEqual(badgeView.pictureView.bounds.width, badgeView.pictureView.layer.cornerRadius * 2)
    XCTAssertEqual(badgeView.pictureView.bounds.width, badgeView.pictureView.bounds.height)
  }

  func testItConfiguresItsLabels() {
    givenABadgeView()
    XCTAssertEqual(badgeView.nameLabel.font, .preferredFont(forTextStyle: .headline))
    XCTAssertEqual(badgeView.nameLabel.textColor, .label)
    XCTAssertEqual(badgeView.nameLabel.numberOfLines, 1)
    XCTAssertTrue(badgeView.nameLabel.adjustsFontForContentSizeCategory)
    XCTAssertEqual(badgeView.roleLabel.textColor, .secondaryLabel)
  }

  func testItShowsThePerson() {
    givenABadgeView()
    whenThePerson(isSetTo: person)
    XCTAssertEqual(badgeView.nameLabel.text, person.name)
    XCTAssertEqual(badgeView.roleLabel.text, person.role)
  }

  func testItAlignsThePictureWithTheLeadingTopMargin() {
    givenABadgeView()
    whenTheViewLaysOut()
    XCTAssertEqual(
      badgeView.pictureView.frame.origin,
      CGPoint(
        x: badgeView.directionalLayoutMargins.leading, y: badgeView.directionalLayoutMargins.top))
  }

  func testItPutsTheNameAboveTheRole() {
    givenABadgeView()
    whenThePerson(isSetTo: person)
    whenTheViewLaysOut()
    XCTAssertGreaterThan(badgeView.roleLabel.frame.minY, badgeView.nameLabel.frame.maxY)
  }

  func testItsPartsAreAmongItsSubviews() {
    givenABadgeView()
    let picture =
      badgeView.subviews.first { $0.accessibilityIdentifier == "picture" } as! UIImageView
    XCTAssertIdentical(picture, badgeView.pictureView)
  }
}

private extension BadgeView {
  var pictureView: UIImageView {
    subview(ofType: UIImageView.self, withAccessibilityIdentifier: "picture")!
  }

  var nameLabel: UILabel {
    subview(ofType: UILabel.self, withAccessibilityIdentifier: "name")!
  }

  var roleLabel: UILabel {
    subview(ofType: UILabel.self, withAccessibilityIdentifier: "role")!
  }
}
