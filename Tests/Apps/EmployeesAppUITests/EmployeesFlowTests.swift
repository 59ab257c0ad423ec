import Foundation
import Testing
import XCUIAutomation

/// The app from outside: the same screens, through the executable that a person starts.
@Suite struct EmployeesFlowTests {
  static let names = [
    "Ada Okafor", "Björn Aalto", "Chen Wei", "Dolores Ibarra", "Emre Yıldız", "Fatou Ndiaye",
    "Grace Lindqvist", "Hana Sato",
  ]

  @Test func `all employees are listed in the order of the file`() {
    let app = launch()
    #expect(app.navigationBars["Employees"].exists)
    let cells = app.collectionViews["collection_view"].cells
    #expect(cells.count == Self.names.count)
    #expect(cells.allElementsBoundByIndex.map { $0.staticTexts.element.label } == Self.names)
  }

  @Test(arguments: [
    ("Ada Okafor", "Engine Programmer", "Lagos, 4.12", "ada@understudy.example"),
    ("Emre Yıldız", "Prompter", "İzmir, 3.15", "emre@understudy.example"),
    ("Hana Sato", "Costume Designer", "Sapporo, 6.09", "hana@understudy.example"),
  ])
  func `a tap shows the details, and Back the list again`(
    name: String, jobRole: String, office: String, email: String
  ) {
    let app = launch()
    app.collectionViews["collection_view"].staticTexts[name].tap()
    #expect(app.navigationBars[name].exists)
    #expect(!app.collectionViews["collection_view"].exists)
    #expect(app.staticTexts["name"].label == name)
    #expect(app.staticTexts["job_role"].label == jobRole)
    #expect(app.staticTexts["office"].label == office)
    #expect(app.staticTexts["email"].label == email)
    app.navigationBars[name].buttons["Employees"].tap()
    #expect(app.navigationBars["Employees"].exists)
    #expect(app.collectionViews["collection_view"].exists)
  }

  @Test func `the photo is a square of 60 points at the card's margin`() {
    let app = launch()
    app.staticTexts["Ada Okafor"].tap()
    let photo = app.images["photo_image_view"].frame
    #expect(photo.size == CGSize(width: 60, height: 60))
    #expect(app.staticTexts["name"].frame.maxY < app.staticTexts["job_role"].frame.minY)
    #expect(app.staticTexts["name"].frame.minX == photo.maxX + 16)
  }

  @Test func `a test can bring its own employees`() {
    let json = """
      [{"name": "Zoë (\\"Z\\") O'Hara", "jobRole": "Understudy", "office": "-", "email": "-"}]
      """
    let app = launch(["-employees.json", json])
    #expect(app.cells.count == 1)
    app.staticTexts["Zoë (\"Z\") O'Hara"].tap()
    #expect(app.staticTexts["job_role"].label == "Understudy")
  }

  @Test(arguments: [
    ("-employees.json", "[{]", "-employees.json"), ("-employees.json", "[]", "No employees"),
    ("-employees.file", "/nowhere/Employees.json", "/nowhere/Employees.json"),
  ])
  func `what is wrong with the employees is said on the screen`(
    key: String, value: String, text: String
  ) {
    let app = launch([key, value])
    #expect(app.staticTexts["message"].label.contains(text))
    #expect(app.cells.count == 0)
  }

  private func launch(_ arguments: [String] = []) -> XCUIApplication {
    let app = XCUIApplication()
    app.launchArguments = ["-ui-testing", "YES"] + arguments
    app.launch()
    return app
  }
}
