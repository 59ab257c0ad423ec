// swift-tools-version: 6.2

import PackageDescription

/// The process that runs a target's code is its first folder under `Sources` (and `Tests`).
enum Side: String {
  case buildTools = "BuildTools"
  case shared = "Shared"
  case appSide = "AppSide"
  case adapters = "Adapters"
  case testSide = "TestSide"
  case runner = "Runner"
  case apps = "Apps"
}

struct Module {
  var name: String
  var side: Side
  var dependencies: [String] = []
  var kind = Kind.library
  /// The system's libraries that a module in C is linked with.
  var linkedLibraries: [String] = []
  /// What lies beside the program when it runs: paths from the module's folder.
  var resources: [Resource] = []
  /// The plugins that generate sources of the module.
  var plugins: [String] = []
  /// What the module's own tests need beside the module and what it depends on; nil without tests.
  var testDependencies: [String]? = []
  /// Whether the module sees `package` declarations; an example for other packages doesn't.
  var seesPackageDeclarations = true
  /// The only file that is compiled as it is written; the plugin takes the others of the folder.
  var sourceBesidePlugin: String?
  /// Whether Xcode has a module of that name or purpose: on Apple's platforms this one is left out,
  /// and so is what depends on it.
  var isPartOfXcode = false

  enum Kind {
    case library, dynamicLibrary, executable
    /// Tests beside a module's own, such as flows that drive an app.
    case tests
    /// A library in C.
    case cLibrary
    /// A library in C that is loaded into programs which nobody here has linked.
    case preloadedLibrary
    /// A plugin of SwiftPM, which runs while a package is built.
    case plugin
    /// What tests of several modules share; it lies beside them.
    case testSupport
    /// An executable that links the standard library statically: it launches in half the time, but
    /// cannot be linked into a test, as tests in the app's own process need.
    case app
    /// Tests as they are for Apple's platforms: Swift 5, and each file imports XCTest alone.
    case plainSuite
    /// An app as it is for Apple's platforms: Swift 5, built by the plugin `AppleSources`.
    case plainApp
  }
}

let modules: [Module] = [
  // Run by SwiftPM while a package is built.
  Module(name: "SourceRewriting", side: .buildTools),
  Module(
    name: "RewriterTool", side: .buildTools, dependencies: ["SourceRewriting"], kind: .executable,
    testDependencies: ["SystemShims", "UIKit"]),
  Module(
    name: "AppleSources", side: .buildTools, dependencies: ["RewriterTool"], kind: .plugin,
    testDependencies: nil),
  Module(name: "AssetSymbols", side: .buildTools),
  Module(
    name: "AssetSymbolTool", side: .buildTools, dependencies: ["AssetSymbols"], kind: .executable,
    testDependencies: nil),
  Module(
    name: "AppleAssets", side: .buildTools, dependencies: ["AssetSymbolTool"], kind: .plugin,
    testDependencies: nil),

  // Linked into both processes.
  Module(
    name: "LaunchDomain", side: .shared, dependencies: ["SystemShims"],
    testDependencies: ["LaunchDomainEcho"]),
  // The types of elements: what a toolkit says of its views and a test asks for.
  Module(name: "ElementTypes", side: .shared),
  Module(
    name: "AutomationProtocol", side: .shared, dependencies: ["ElementTypes", "LaunchDomain"]),
  // What Foundation has on Apple's platforms and lacks on Linux.
  Module(name: "FoundationAdditions", side: .shared),
  // Predicates made of format strings, in an app as well as in its tests.
  Module(
    name: "FormatPredicates", side: .shared, dependencies: ["AutomationProtocol", "LaunchDomain"]),
  // What Apple's other frameworks declare and an app as well as its tests name.
  Module(name: "PlatformTypes", side: .shared, dependencies: ["PNGCoding"]),
  // Stubs of requests, the rules by which they match, and recordings: values, no network.
  Module(
    name: "NetworkStubs", side: .shared, dependencies: ["AutomationProtocol", "LaunchDomain"]),
  // The log by the names of Apple's modules, for those who want it.
  Module(
    name: "os", side: .shared, dependencies: ["FoundationAdditions"],
    testDependencies: ["OSLog"], isPartOfXcode: true),
  Module(
    name: "OSLog", side: .shared, dependencies: ["os"], testDependencies: nil, isPartOfXcode: true),
  // Pictures as PNG files: one inflate, one deflate, one CRC-32.
  Module(name: "PNGCoding", side: .shared, testDependencies: ["TestSupport"]),
  // Cells, measuring and breaking text, and pictures of cells: ANSI, SVG and PNG.
  Module(
    name: "CellRendering", side: .shared, dependencies: ["PNGCoding"],
    testDependencies: ["TerminalTestSupport", "TestSupport"]),
  Module(
    name: "TerminalTestSupport", side: .shared, dependencies: ["CellRendering", "PNGCoding"],
    kind: .testSupport, testDependencies: nil),
  // What C and the kernel offer and Swift does not import.
  Module(name: "SystemShims", side: .shared),
  // What depends on how the toolchain is made, each with a probe.
  Module(name: "ToolchainInternals", side: .shared, dependencies: ["SystemShims"]),
  // libc's clock and timer functions, on one clock that can be stopped.
  Module(
    name: "VirtualClock", side: .shared, kind: .cLibrary,
    testDependencies: ["ClockContracts", "SystemShims"]),
  // The same clock for programs that know nothing of it: a library that is loaded before their own.
  Module(
    name: "ProgramClock", side: .shared, dependencies: ["VirtualClock"], kind: .preloadedLibrary,
    testDependencies: nil),
  // What comes from a terminal: keys, mouse and pastes.
  Module(name: "TerminalEvents", side: .shared, testDependencies: ["TestSupport"]),
  Module(
    name: "TestSupport", side: .shared, dependencies: ["SystemShims"], kind: .testSupport,
    testDependencies: nil),

  // Linked into the app.
  Module(name: "AppRuntime", side: .appSide, dependencies: ["SystemShims", "VirtualClock"]),
  Module(
    name: "AutomationAgent", side: .appSide,
    dependencies: [
      "AutomationProtocol", "LaunchDomain", "AppRuntime", "HangReport", "SystemShims",
      "ToolchainInternals",
    ]),
  // Where the main thread of an app is that hangs, said in a handler of a signal.
  Module(name: "HangReport", side: .appSide, kind: .cLibrary, testDependencies: nil),
  // Where URLSession's transfers go: libcurl's functions, called by FoundationNetworking.
  Module(
    name: "TransferRouting", side: .appSide, dependencies: ["VirtualClock"], kind: .cLibrary,
    linkedLibraries: [":libcurl.so.4"], testDependencies: nil),
  // Every request of URLSession, answered by stubs or refused.
  Module(
    name: "AppNetwork", side: .appSide,
    dependencies: [
      "AppRuntime", "AutomationAgent", "AutomationProtocol", "LaunchDomain", "NetworkStubs",
      "SystemShims", "TransferRouting",
    ]),
  // Linear constraints, as Auto Layout needs them, and no views.
  Module(name: "LayoutSolver", side: .appSide, testDependencies: ["TestSupport"]),
  // A real terminal: what it shows and what comes from it.
  Module(
    name: "TerminalIO", side: .appSide,
    dependencies: ["AppRuntime", "CellRendering", "TerminalEvents"],
    testDependencies: ["TerminalTestSupport", "TestSupport"]),
  Module(
    name: "TerminalUIKit", side: .appSide,
    dependencies: [
      "AppRuntime", "CellRendering", "ElementTypes", "FoundationAdditions", "LayoutSolver",
      "PlatformTypes", "PNGCoding", "SystemShims", "TerminalEvents", "TerminalIO",
      "ToolchainInternals",
    ],
    testDependencies: nil),
  // Its tests are several modules, because the time to compile one grows faster than its size.
  Module(
    name: "TerminalUIKitTestSupport", side: .appSide,
    dependencies: [
      "AppRuntime", "CellRendering", "ElementTypes", "TerminalEvents", "TerminalUIKit",
    ],
    kind: .testSupport, testDependencies: nil),
  Module(
    name: "TerminalUIKitControlTests", side: .appSide,
    dependencies: [
      "AppRuntime", "CellRendering", "ElementTypes", "PNGCoding", "TerminalEvents",
      "TerminalTestSupport", "TerminalUIKit", "TerminalUIKitTestSupport", "TestSupport",
    ], kind: .tests, testDependencies: nil),
  Module(
    name: "TerminalUIKitListTests", side: .appSide,
    dependencies: [
      "AppRuntime", "CellRendering", "ElementTypes", "SystemShims", "TerminalEvents",
      "TerminalUIKit", "TerminalUIKitTestSupport", "TestSupport",
    ], kind: .tests, testDependencies: nil),
  Module(
    name: "TerminalUIKitScreenTests", side: .appSide,
    dependencies: [
      "AppRuntime", "CellRendering", "ElementTypes", "PNGCoding", "TerminalEvents", "TerminalIO",
      "TerminalTestSupport", "TerminalUIKit", "TerminalUIKitTestSupport", "TestSupport",
    ], kind: .tests, testDependencies: nil),
  Module(
    name: "TerminalUIKitViewTests", side: .appSide,
    dependencies: [
      "AppRuntime", "CellRendering", "ElementTypes", "PlatformTypes", "PNGCoding",
      "TerminalEvents", "TerminalIO", "TerminalTestSupport", "TerminalUIKit",
      "TerminalUIKitTestSupport", "TestSupport",
    ], kind: .tests, testDependencies: nil),
  Module(
    name: "TerminalUIKitAutomation", side: .appSide,
    dependencies: [
      "AutomationAgent", "AutomationProtocol", "AppRuntime", "CellRendering", "LaunchDomain",
      "PlatformTypes", "TerminalEvents", "TerminalUIKit",
    ]),

  // TerminalUIKit by the name of UIKit, for those who want it.
  Module(
    name: "UIKit", side: .appSide,
    dependencies: ["FormatPredicates", "TerminalUIKit", "_Testing_UIKit"]),
  // What the compiler looks for where a test imports Testing and UIKit.
  Module(name: "_Testing_UIKit", side: .appSide, testDependencies: nil),

  // What apps use of Apple's other frameworks for screens.
  Module(name: "SafariServices", side: .appSide, dependencies: ["TerminalUIKit"]),

  // What drives apps that don't link the agent, in a process between the test and the app.
  Module(
    name: "AdapterSupport", side: .adapters,
    dependencies: [
      "AppRuntime", "AutomationAgent", "AutomationProtocol", "LaunchDomain", "ProgramGuardian",
      "SystemShims",
    ]),
  // A fork of an adapter, which ends what the adapter's program has started.
  Module(name: "ProgramGuardian", side: .adapters, kind: .cLibrary, testDependencies: nil),
  // Programs in a terminal: the terminal, and its screen as elements.
  Module(
    name: "TerminalAdapter", side: .adapters,
    dependencies: [
      "AdapterSupport", "AppRuntime", "AutomationAgent", "AutomationProtocol", "CellRendering",
      "ElementTypes", "SystemShims",
    ]),
  Module(
    name: "understudy-terminal", side: .adapters,
    dependencies: ["AdapterSupport", "TerminalAdapter"],
    kind: .executable, testDependencies: nil),
  Module(
    name: "TerminalAdapterUITests", side: .adapters,
    dependencies: ["AppDriving", "SystemShims", "TestSupport", "XCUIAutomation"],
    kind: .tests, testDependencies: nil),

  // Programs with windows, through the desktop's accessibility interface.
  Module(
    name: "DesktopAdapter", side: .adapters,
    dependencies: [
      "AdapterSupport", "AppRuntime", "AutomationAgent", "AutomationProtocol", "ElementTypes",
      "LaunchDomain", "PNGCoding", "SystemShims",
    ]),
  Module(
    name: "understudy-desktop", side: .adapters,
    dependencies: ["AdapterSupport", "DesktopAdapter"], kind: .app, testDependencies: nil),
  Module(
    name: "DesktopAdapterUITests", side: .adapters,
    dependencies: [
      "AdapterSupport", "AppDriving", "DesktopAdapter", "SystemShims", "TestSupport",
      "XCUIAutomation",
    ], kind: .tests, testDependencies: nil),

  // Pages in a browser of the system's packages.
  Module(
    name: "PageAdapter", side: .adapters,
    dependencies: [
      "AdapterSupport", "AppRuntime", "AutomationAgent", "AutomationProtocol", "ElementTypes",
      "LaunchDomain", "NetworkStubs", "PNGCoding", "SystemShims",
    ]),
  Module(
    name: "understudy-page", side: .adapters, dependencies: ["PageAdapter"], kind: .app,
    testDependencies: nil),
  Module(
    name: "PageAdapterUITests", side: .adapters,
    dependencies: [
      "AppDriving", "AutomationProtocol", "ElementTypes", "LaunchDomain", "NetworkTesting",
      "SystemShims", "TestSupport", "XCUIAutomation",
    ],
    kind: .tests, testDependencies: nil),

  // Linked into the test.
  Module(
    name: "AppDriving", side: .testSide,
    dependencies: [
      "AutomationProtocol", "CellRendering", "LaunchDomain", "NetworkStubs", "SystemShims",
      "ToolchainInternals", "VirtualClock",
    ]),
  // What Apple's XCTest and Foundation have and the toolchain's lack.
  Module(
    name: "XCTestCompatibility", side: .testSide,
    dependencies: [
      "AppDriving", "LaunchDomain", "PlatformTypes", "PNGCoding", "SystemShims",
      "ToolchainInternals",
    ],
    testDependencies: ["XCTestProgramRunning"], isPartOfXcode: true),
  Module(
    name: "XCUIAutomation", side: .testSide,
    dependencies: [
      "AppDriving", "AutomationProtocol", "ElementTypes", "FormatPredicates", "FoundationAdditions",
      "LaunchDomain", "PlatformTypes", "PNGCoding", "SystemShims", "ToolchainInternals",
      "XCTestCompatibility",
    ],
    testDependencies: ["XCTestProgramRunning"], isPartOfXcode: true),
  // The app's requests, answered and looked at by a test: `app.network`.
  Module(
    name: "NetworkTesting", side: .testSide,
    dependencies: ["AppDriving", "AutomationProtocol", "NetworkStubs", "XCUIAutomation"],
    testDependencies: ["NetworkClient"]),
  Module(
    name: "XCUIAutomationSuiteTests", side: .testSide, dependencies: ["XCUIAutomation"],
    kind: .plainSuite, testDependencies: nil),

  Module(
    name: "ViewTesting", side: .testSide,
    dependencies: [
      "AppDriving", "AppRuntime", "AutomationAgent", "AutomationProtocol", "LaunchDomain",
      "CellRendering", "PlatformTypes", "PNGCoding", "SystemShims", "TerminalEvents", "TerminalIO",
      "TerminalUIKit", "TerminalUIKitAutomation", "ToolchainInternals", "XCUIAutomation",
    ]),

  // The suites of the articles as their authors write them: Swift 5, no word of actors.
  Module(
    name: "ViewTestingSuiteTests", side: .testSide,
    dependencies: ["EmployeesApp", "UIKit", "ViewTesting"],
    kind: .plainSuite, testDependencies: nil),

  // Features, and the expressions of steps and tags. No I/O.
  Module(name: "Gherkin", side: .runner),
  // What is kept of a run, and the reports made of it. No I/O.
  Module(
    name: "Traces", side: .runner,
    dependencies: ["AppDriving", "AutomationProtocol", "CellRendering", "Gherkin", "SystemShims"],
    testDependencies: ["TestSupport"]),
  // The harness command.
  Module(
    name: "HarnessRunner", side: .runner,
    dependencies: [
      "AppDriving", "AutomationProtocol", "CellRendering", "ElementTypes", "Gherkin",
      "LaunchDomain", "NetworkStubs", "SystemShims", "TerminalEvents", "Traces",
    ], testDependencies: ["TestSupport", "XCTestProgramRunning"]),
  // Features under `swift test`, with steps in Swift.
  Module(
    name: "FeatureTesting", side: .runner, dependencies: ["HarnessRunner"],
    testDependencies: ["XCTestProgramRunning"], isPartOfXcode: true),
  Module(
    name: "FeatureSuites", side: .runner, dependencies: ["FeatureTesting"], kind: .executable,
    testDependencies: nil),
  Module(
    name: "understudy", side: .runner, dependencies: ["HarnessRunner"], kind: .executable,
    testDependencies: nil),

  // What `./harness.sh doctor` runs: the tricks and their state, in a program that links XCTest.
  Module(
    name: "ToolchainReport", side: .runner,
    dependencies: ["ToolchainInternals", "XCTestCompatibility"], kind: .executable,
    testDependencies: nil),

  // One small real app for each article, the flows that drive it, and what tests launch besides.
  Module(
    name: "LoginApp", side: .apps,
    dependencies: ["AppRuntime", "LaunchDomain", "TerminalUIKit", "TerminalUIKitAutomation"],
    kind: .app, testDependencies: nil),
  Module(name: "LoginNetworking", side: .apps, kind: .dynamicLibrary, testDependencies: nil),
  // What lies between the login app and its test, and lets something go wrong.
  Module(name: "FaultyRelay", side: .apps, kind: .executable, testDependencies: nil),
  Module(
    name: "LoginAppUITests", side: .apps,
    dependencies: [
      "AppDriving", "AutomationProtocol", "ElementTypes", "LaunchDomain", "SystemShims",
      "XCUIAutomation",
    ],
    kind: .tests, testDependencies: nil),
  Module(
    name: "EmailLoginApp", side: .apps,
    dependencies: ["AppRuntime", "LaunchDomain", "TerminalUIKit", "TerminalUIKitAutomation"],
    kind: .executable, testDependencies: ["ViewTesting", "XCUIAutomation"]),
  Module(
    name: "EmployeesApp", side: .apps,
    dependencies: ["AppRuntime", "LaunchDomain", "TerminalUIKit", "TerminalUIKitAutomation"],
    kind: .executable,
    resources: [.copy("../../../Fixtures/Employees.json"), .process("Photos")],
    testDependencies: ["ViewTesting"]),
  Module(
    name: "EmployeesAppUITests", side: .apps,
    dependencies: ["EmployeesApp", "LaunchDomain", "SystemShims", "ViewTesting", "XCUIAutomation"],
    kind: .tests, testDependencies: nil),
  Module(
    name: "RandomColorsApp", side: .apps,
    dependencies: ["AppRuntime", "LaunchDomain", "TerminalUIKit", "TerminalUIKitAutomation"],
    kind: .executable, testDependencies: ["ViewTesting"]),
  Module(
    name: "RandomColorsAppUITests", side: .apps, dependencies: ["XCUIAutomation"],
    kind: .tests, testDependencies: nil),
  Module(
    name: "RandomColorsAppSuiteTests", side: .apps,
    dependencies: ["RandomColorsApp", "UIKit", "ViewTesting"], kind: .plainSuite,
    testDependencies: nil),
  Module(
    name: "ControlsApp", side: .apps,
    dependencies: ["AppRuntime", "LaunchDomain", "TerminalUIKit", "TerminalUIKitAutomation"],
    kind: .executable, resources: [.process("Assets.xcassets")], plugins: ["AppleAssets"],
    testDependencies: ["ViewTesting"]),
  Module(
    name: "ControlsAppUITests", side: .apps,
    dependencies: ["AppDriving", "SystemShims", "XCUIAutomation"],
    kind: .tests, testDependencies: nil),
  // The apps in a terminal, used with keys alone.
  Module(
    name: "ControlsAppKeyboardTests", side: .apps,
    dependencies: [
      "AppDriving", "AutomationProtocol", "CellRendering", "SystemShims", "TerminalTestSupport",
      "XCUIAutomation",
    ],
    kind: .tests, testDependencies: nil),
  // Sources for Apple's platforms, which the plugin AppleSources rewrites.
  Module(
    name: "PackingListApp", side: .apps,
    dependencies: ["TerminalUIKit", "TerminalUIKitAutomation", "UIKit"], kind: .plainApp,
    testDependencies: nil, sourceBesidePlugin: "Linux.swift"),
  Module(
    name: "PackingListAppUITests", side: .apps, dependencies: ["XCUIAutomation"],
    kind: .tests, testDependencies: nil),
  Module(name: "BareProgram", side: .apps, kind: .executable, testDependencies: nil),
  // An app as in the article about launch arguments: no module of ours but the toolkit.
  Module(
    name: "PlainGreeting", side: .apps, dependencies: ["TerminalUIKitAutomation", "UIKit"],
    kind: .executable, testDependencies: nil),
  // What `./harness.sh bench layout` runs, built optimised.
  Module(
    name: "LayoutBench", side: .apps, dependencies: ["TerminalUIKit"], kind: .executable,
    testDependencies: nil),
  // What `./harness.sh bench network` runs, built optimised.
  Module(
    name: "NetworkBench", side: .apps,
    dependencies: ["AppDriving", "AutomationProtocol", "NetworkStubs"],
    kind: .executable, testDependencies: nil),
  // What `./harness.sh bench elements` looks for things in.
  Module(
    name: "CrowdedScreen", side: .apps, dependencies: ["TerminalUIKit", "TerminalUIKitAutomation"],
    kind: .executable, testDependencies: nil),
  Module(
    name: "CrowdedScreenUITests", side: .apps, dependencies: ["XCUIAutomation"],
    kind: .tests, testDependencies: nil),
  // An app as its authors write it for iOS: UIKit, os, a scene delegate that Info.plist names.
  Module(
    name: "PortedApp", side: .apps, dependencies: ["TerminalUIKitAutomation", "UIKit", "os"],
    kind: .executable, resources: [.copy("Supporting")], testDependencies: nil),
  Module(
    name: "PortedAppUITests", side: .apps, dependencies: ["XCUIAutomation"], kind: .tests,
    testDependencies: nil),
  // What ends, hangs or writes too much, for the texts of failures.
  Module(
    name: "FaultyApp", side: .apps, dependencies: ["TerminalUIKit", "TerminalUIKitAutomation"],
    kind: .executable, testDependencies: nil),
  // A small toolkit and its agent: the example in AutomationAgent's documentation.
  Module(
    name: "WidgetCounter", side: .apps,
    dependencies: ["AppRuntime", "AutomationAgent", "AutomationProtocol"], kind: .executable,
    testDependencies: nil, seesPackageDeclarations: false),
  Module(
    name: "WidgetCounterUITests", side: .apps, dependencies: ["XCUIAutomation"],
    kind: .tests, testDependencies: nil),
  // An app without a toolkit that fetches what a test asks for.
  Module(
    name: "NetworkClient", side: .apps,
    dependencies: [
      "AppNetwork", "AppRuntime", "AutomationAgent", "AutomationProtocol", "LaunchDomain",
    ], kind: .executable, testDependencies: nil),
  Module(
    name: "NetworkClientUITests", side: .apps,
    dependencies: [
      "AppDriving", "AutomationProtocol", "LaunchDomain", "NetworkClient", "NetworkStubs",
      "NetworkTesting", "XCUIAutomation",
    ], kind: .tests, testDependencies: nil),
  // An app without a toolkit whose world its tests set up: commands, saved state, permissions, seeds.
  Module(
    name: "WorldApp", side: .apps,
    dependencies: ["AppRuntime", "AutomationAgent", "AutomationProtocol"], kind: .executable,
    testDependencies: nil),
  Module(
    name: "WorldAppUITests", side: .apps,
    dependencies: ["AppDriving", "XCTestProgramRunning", "XCUIAutomation"],
    kind: .tests, testDependencies: nil),
  Module(
    name: "FailingSuites", side: .apps, dependencies: ["XCUIAutomation"], kind: .executable,
    testDependencies: nil),
  Module(
    name: "LaunchDomainEcho", side: .apps, dependencies: ["LaunchDomain"], kind: .executable,
    testDependencies: nil),
  // What must hold of the virtual clock: each contract runs in a process of its own, with Dispatch linked
  // dynamically and statically.
  Module(
    name: "ClockContracts", side: .apps, dependencies: ["AppRuntime", "VirtualClock"],
    testDependencies: nil),
  Module(
    name: "DynamicClockContracts", side: .apps, dependencies: ["ClockContracts"],
    kind: .executable, testDependencies: nil),
  Module(
    name: "StaticClockContracts", side: .apps, dependencies: ["ClockContracts"], kind: .app,
    testDependencies: nil),
  // Suites of XCTest that fail, whose output is compared.
  Module(
    name: "XCTestPrograms", side: .apps,
    dependencies: ["LaunchDomain", "SystemShims", "XCUIAutomation"], kind: .executable,
    testDependencies: nil),
  Module(
    name: "XCTestProgramRunning", side: .testSide, dependencies: ["SystemShims"],
    kind: .testSupport, testDependencies: nil),
]

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// Only what no other package uses has flags of its own: SwiftPM refuses libraries of other packages that have
// some.

/// Leaves the toolchain's modules out of the index, which takes a fifth of the time of compiling tests.
let leanIndex: [SwiftSetting] = [
  .unsafeFlags(["-index-ignore-system-modules"], .when(configuration: .debug))
]
/// The toolchain's own linker, which takes a third of the time of the system's.
let quickLinking: [LinkerSetting] = [
  .unsafeFlags(["-use-ld=lld"], .when(platforms: [.linux], configuration: .debug))
]

/// The settings of what is compiled as it is for Apple's platforms.
let plainSettings: [SwiftSetting] =
  [.swiftLanguageMode(.v5), .treatAllWarnings(as: .error)] + leanIndex

/// What the standard library and Foundation need when they are linked statically.
///
/// The optimised app has no symbols and no unused sections, because it is to be shipped. Debug builds
/// keep them for backtraces.
let staticStandardLibrary: [LinkerSetting] = [
  .unsafeFlags(
    ["-Xlinker", "--gc-sections", "-Xlinker", "-s"],
    .when(platforms: [.linux], configuration: .release)),
  .unsafeFlags(
    [
      "-static-stdlib", "-lCoreFoundation", "-l_FoundationICU", "-l_FoundationCShims",
      "-l_FoundationCollections", "-ldispatch", "-lBlocksRuntime", "-lstdc++",
    ], .when(platforms: [.linux])),
  // At a fixed address, the loader needn't relocate a hundred thousand pointers: a launch takes a quarter less. What
  // is shipped keeps its random address.
  .unsafeFlags(["-Xclang-linker", "-no-pie"], .when(platforms: [.linux], configuration: .debug)),
]

/// What is loaded into other programs doesn't bring Swift's runtime along: nothing of a static one is used.
let withoutSwiftRuntime: [LinkerSetting] = [
  .unsafeFlags(["-static-stdlib"], .when(platforms: [.linux]))
]

/// The names of the modules that this machine does not build.
let unavailableModules: Set<String> = {
  #if canImport(Darwin)
    var names = Set(modules.filter(\.isPartOfXcode).map(\.name))
    // Each module follows those that it depends on.
    for module in modules where !names.isDisjoint(with: module.dependencies) {
      names.insert(module.name)
    }
    return names
  #else
    return []
  #endif
}()

var products: [Product] = []
var targets: [Target] = []

for module in modules where !unavailableModules.contains(module.name) {
  let path = "Sources/\(module.side.rawValue)/\(module.name)"
  let dependencies = module.dependencies.map { Target.Dependency.target(name: $0) }
  switch module.kind {
  case .library, .dynamicLibrary:
    targets.append(
      .target(name: module.name, dependencies: dependencies, path: path, swiftSettings: settings))
    // A library that only these programs use is no product, unless they load it at run time.
    if module.side == .apps && module.kind == .library { break }
    products.append(
      .library(
        name: module.name, type: module.kind == .dynamicLibrary ? .dynamic : nil,
        targets: [module.name]))
  case .cLibrary, .preloadedLibrary:
    targets.append(
      .target(
        name: module.name, dependencies: dependencies, path: path,
        cSettings: [
          .define("_GNU_SOURCE", .when(platforms: [.linux])), .treatAllWarnings(as: .error),
        ],
        linkerSettings: module.linkedLibraries.map {
          .linkedLibrary($0, .when(platforms: [.linux]))
        } + (module.kind == .preloadedLibrary ? withoutSwiftRuntime : [])))
    products.append(
      .library(
        name: module.name, type: module.kind == .preloadedLibrary ? .dynamic : nil,
        targets: [module.name]))
  case .testSupport:
    targets.append(
      .target(
        name: module.name, dependencies: dependencies,
        path: "Tests/\(module.side.rawValue)/\(module.name)",
        swiftSettings: settings + leanIndex))
  case .executable, .app:
    targets.append(
      .executableTarget(
        name: module.name, dependencies: dependencies, path: path,
        resources: module.resources, packageAccess: module.seesPackageDeclarations,
        swiftSettings: settings + (module.side == .apps ? leanIndex : []),
        linkerSettings: (module.kind == .app ? staticStandardLibrary : [])
          + (module.side == .apps ? quickLinking : []),
        plugins: module.plugins.map { .plugin(name: $0) }))
    // Other packages' tests depend on adapters, so that they lie beside them, and “swift run” runs their features.
    if module.side == .adapters || module.name == "understudy" {
      products.append(.executable(name: module.name, targets: [module.name]))
    }
  case .plugin:
    targets.append(
      .plugin(
        name: module.name, capability: .buildTool(),
        dependencies: module.dependencies.map { .target(name: $0) },
        path: path))
    products.append(.plugin(name: module.name, targets: [module.name]))
  case .plainApp:
    targets.append(
      .executableTarget(
        name: module.name, dependencies: dependencies, path: path,
        sources: module.sourceBesidePlugin.map { [$0] },
        swiftSettings: plainSettings, linkerSettings: quickLinking,
        plugins: ["AppleSources", "AppleAssets"].map { .plugin(name: $0) }))
  case .tests:
    targets.append(
      .testTarget(
        name: module.name, dependencies: dependencies,
        path: "Tests/\(module.side.rawValue)/\(module.name)",
        swiftSettings: settings + leanIndex, linkerSettings: quickLinking))
  case .plainSuite:
    targets.append(
      .testTarget(
        name: module.name, dependencies: dependencies,
        path: "Tests/\(module.side.rawValue)/\(module.name)",
        swiftSettings: plainSettings, linkerSettings: quickLinking))
  }
  if let extra = module.testDependencies, unavailableModules.isDisjoint(with: extra) {
    let own = [module.name] + module.dependencies + extra
    targets.append(
      .testTarget(
        name: "\(module.name)Tests", dependencies: own.map { .target(name: $0) },
        path: "Tests/\(module.side.rawValue)/\(module.name)Tests",
        swiftSettings: settings + leanIndex,
        linkerSettings: quickLinking))
  }
}

let package = Package(name: "Understudy", products: products, targets: targets)
