import Foundation
import LaunchDomain

/// Finds the executable of an app.
public struct AppLocator: Sendable {
  /// The folder of the built executables, beside the test bundle.
  public var folder: String
  /// The environment that may name the app of the test target (`TEST_TARGET_NAME`, as in Xcode).
  public var environment: [String: String]

  /// Creates a locator.
  ///
  /// - Parameters:
  ///   - folder: The folder of the built executables.
  ///   - environment: The environment variables.
  public init(
    folder: String = AppLocator.productsFolder,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    self.folder = folder
    self.environment = environment
  }

  /// The folder of the running executable, which also contains the package's other products.
  public static let productsFolder: String = (testBundle as NSString).deletingLastPathComponent

  /// The running executable, which on Linux is the test bundle.
  package static let testBundle: String =
    (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe"))
    ?? Bundle.main.executablePath ?? Bundle.main.bundlePath + "/tests"

  /// Finds an app.
  ///
  /// - Parameters:
  ///   - app: The app to find.
  ///   - testModule: The module of the running test, for `AppReference.target`: `LoginAppUITests`
  ///     tests `LoginApp`.
  /// - Throws: `AppSessionError`, which lists the alternatives.
  public func locate(
    _ app: AppReference, testModule: String? = nil
  ) throws(AppSessionError) -> URL {
    let path: String
    switch app {
    case .target: path = try targetPath(testModule: testModule)
    case .identifier(let identifier): path = try self.path(of: identifier)
    case .file(let url):
      if let scheme = url.scheme, scheme != "file" {
        throw .cannotStart(
          app: url.absoluteString,
          reason: "it is not a file URL; pass a file URL to XCUIApplication(url:)")
      }
      path = url.path
    case .adapted(let url, let adapter):
      if adapter != .page { try ExecutableFile.check(url.path) }
      path = try self.path(of: adapter)
    case .running: path = try self.path(of: .desktop)
    }
    try ExecutableFile.check(path)
    return URL(fileURLWithPath: path)
  }

  private func path(of adapter: AppAdapter) throws(AppSessionError) -> String {
    let path = folder + "/" + adapter.executableName
    guard ExecutableFile.kind(of: path) != .missing else {
      throw .noAdapter(name: adapter.executableName, folder: folder)
    }
    return path
  }

  private func targetPath(testModule: String?) throws(AppSessionError) -> String {
    if let name = environment["TEST_TARGET_NAME"], !name.isEmpty { return try path(of: name) }
    if let name = testModule.flatMap(Self.appName(ofTestModule:)), exists(name) {
      return folder + "/" + name
    }
    let executables = executableNames
    // Adapters link the agent, too.
    let adapters = AppAdapter.allCases.map(\.executableName)
    let apps = executables.filter { name in
      !adapters.contains(name)
        && ElfFile(path: folder + "/" + name)?.hasSection(named: Self.agentSection) == true
    }
    guard let first = apps.first else {
      throw .noAppToTest(folder: folder, executables: executables)
    }
    guard apps.count == 1 else { throw .severalApps(folder: folder, executables: apps) }
    return folder + "/" + first
  }

  private func path(of identifier: String) throws(AppSessionError) -> String {
    if exists(identifier) { return folder + "/" + identifier }
    let last = identifier.split(separator: ".").last.map(String.init) ?? identifier
    if exists(last) { return folder + "/" + last }
    throw .noSuchApp(
      name: identifier, folder: folder,
      nearest: NearestName.suggestions(for: last, in: executableNames))
  }

  /// Returns the desktop's program with an identifier.
  ///
  /// - Returns: `nil` if there isn't one, or if an app beside the tests has the identifier.
  public func desktopEntry(of identifier: String) -> DesktopEntry? {
    let last = identifier.split(separator: ".").last.map(String.init) ?? identifier
    guard !exists(identifier), !exists(last) else { return nil }
    return DesktopEntry(identifier: identifier, environment: environment)
  }

  private func exists(_ name: String) -> Bool {
    // A name with a slash would lead out of the folder.
    guard !name.isEmpty, !name.contains("/"), name != ".", name != ".." else { return false }
    return ExecutableFile.kind(of: folder + "/" + name) != .missing
  }

  /// The names of the programs in the folder, without test bundles, because those link everything.
  private var executableNames: [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().filter { name in
      let isLibrary = name.hasSuffix(".so") || name.hasSuffix(".dylib") || name.hasSuffix(".xctest")
      return !isLibrary && ExecutableFile.kind(of: folder + "/" + name) == .executable
    }
  }

  private static func appName(ofTestModule module: String) -> String? {
    for suffix in ["UITests", "UITest", "Tests", "Test"] where module.hasSuffix(suffix) {
      let name = String(module.dropLast(suffix.count))
      return name.isEmpty ? nil : name
    }
    return nil
  }

  /// The section that the agent leaves in every executable it is linked into.
  static let agentSection = "understudy_agent"
}
