import AppDriving
import XCTestCompatibility

extension MeasuredProcess {
  /// The process that runs an app.
  init(_ application: XCUIApplication) {
    self.init(app: application.handle.application.name) {
      let session = try? application.handle.application.session(in: .current)
      return session?.processIdentifier
    }
  }
}

extension XCTCPUMetric {
  /// Makes a metric of an app.
  public convenience init(application: XCUIApplication) {
    self.init(MeasuredProcess(application))
  }
}

extension XCTMemoryMetric {
  /// Makes a metric of an app.
  public convenience init(application: XCUIApplication) {
    self.init(MeasuredProcess(application))
  }
}

extension XCTStorageMetric {
  /// Makes a metric of an app.
  public convenience init(application: XCUIApplication) {
    self.init(MeasuredProcess(application))
  }
}
