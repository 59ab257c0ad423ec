import Foundation
import Testing
import XCUIAutomation

/// A flow through the app, independent of where the app runs.
struct EmployeesFlow: Sendable, CustomTestStringConvertible {
  var name: String
  var arguments: [String] = []
  /// Drives and checks the app, and returns what the user saw along the way.
  var body: @Sendable (XCUIApplication) -> [String]

  var testDescription: String { name }

  /// Launches the app and runs the flow.
  func run(_ app: XCUIApplication) -> [String] {
    app.launchArguments = ["-ui-testing", "YES"] + arguments
    app.launch()
    defer { app.terminate() }
    return body(app)
  }
}

extension EmployeesFlow {
  static let all = [list, photo, ownEmployees] + details + problems

  private static let names = [
    "Ada Okafor", "Björn Aalto", "Chen Wei", "Dolores Ibarra", "Emre Yıldız", "Fatou Ndiaye",
    "Grace Lindqvist", "Hana Sato",
  ]

  private static let list = EmployeesFlow(name: "the list") { app in
    #expect(app.navigationBars["Employees"].exists)
    let cells = app.collectionViews["collection_view"].cells
    let labels = cells.allElementsBoundByIndex.map { $0.staticTexts.element.label }
    #expect(labels == names)
    return labels + cells.allElementsBoundByIndex.map { "\($0.frame)" }
  }

  private static let details = [
    ("Ada Okafor", "Engine Programmer", "Lagos, 4.12", "ada@understudy.example"),
    ("Emre Yıldız", "Prompter", "İzmir, 3.15", "emre@understudy.example"),
    ("Hana Sato", "Costume Designer", "Sapporo, 6.09", "hana@understudy.example"),
  ].map { name, jobRole, office, email in
    EmployeesFlow(name: "the details of \(name)") { app in
      app.collectionViews["collection_view"].staticTexts[name].tap()
      #expect(app.navigationBars[name].exists)
      #expect(!app.collectionViews["collection_view"].exists)
      let seen = ["name", "job_role", "office", "email"].map { app.staticTexts[$0].label }
      #expect(seen == [name, jobRole, office, email])
      app.navigationBars[name].buttons["Employees"].tap()
      #expect(app.navigationBars["Employees"].exists)
      #expect(app.collectionViews["collection_view"].exists)
      return seen
    }
  }

  private static let photo = EmployeesFlow(name: "the layout of the overview") { app in
    app.staticTexts["Ada Okafor"].tap()
    let photo = app.images["photo_image_view"].frame
    let (name, jobRole) = (app.staticTexts["name"].frame, app.staticTexts["job_role"].frame)
    #expect(photo.size == CGSize(width: 60, height: 60))
    #expect(name.maxY < jobRole.minY)
    #expect(name.minX == photo.maxX + 16)
    return ["\(photo)", "\(name)", "\(jobRole)"]
  }

  private static let ownEmployees = EmployeesFlow(
    name: "employees of the test's own",
    arguments: [
      "-employees.json",
      """
      [{"name": "Zoë (\\"Z\\") O'Hara", "jobRole": "Understudy", "office": "-", "email": "-"}]
      """,
    ]
  ) { app in
    #expect(app.cells.count == 1)
    app.staticTexts["Zoë (\"Z\") O'Hara"].tap()
    #expect(app.staticTexts["job_role"].label == "Understudy")
    return [app.staticTexts["name"].label]
  }

  private static let problems = [
    ("-employees.json", "[{]", "-employees.json"), ("-employees.json", "[]", "No employees"),
    ("-employees.file", "/nowhere/Employees.json", "/nowhere/Employees.json"),
  ].map { key, value, text in
    EmployeesFlow(name: "\(key) \(value)", arguments: [key, value]) { app in
      let message = app.staticTexts["message"].label
      #expect(message.contains(text))
      #expect(app.cells.count == 0)
      return [message]
    }
  }
}
