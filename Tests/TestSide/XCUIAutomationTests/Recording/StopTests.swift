import Testing
import XCTestProgramRunning
import XCUIAutomation

@Suite struct StopTests {
  @Test func `a test that stops at a failure fails once, and the next tests run`() throws {
    let output = try ProgramOutput.of("StopSuite")
    let failures = output.failures
    #expect(failures.count == 4, "\(output.text)")
    #expect(
      failures.first?.contains("StopSuite.testFirstFailureCounts : failed - the first") == true)
    #expect(failures.dropFirst().first?.contains("nothing to unwrap") == true)
    #expect(failures.dropFirst(2).first?.contains("StopSuite.testAppFailureCounts : ") == true)
    #expect(failures.dropFirst(2).first?.contains("the second") == false)
    #expect(output.text.contains("Test Case 'StopSuite.testNextRuns' passed"))
    #expect(output.status == 1)
  }

  @Test func `a loop that waits for an impossible event ends`() throws {
    let output = try ProgramOutput.of("StopSuite/testALoopEnds")
    #expect(output.failures.count == 1)
    #expect(output.text.contains("Loops ended by themselves: true"), "\(output.text)")
  }

  @Test func `each configuration fails independently and is cleaned up`() throws {
    let output = try ProgramOutput.of("ConfigurationSuite/testFails")
    #expect(output.failures.count == 4, "\(output.text)")
    #expect(!output.text.contains("the second"))
    #expect(output.text.components(separatedBy: "Cleaned up: true").count == 5, "\(output.text)")
  }

  @Test func `the blocks of each configuration clean up after its failure`() throws {
    let output = try ProgramOutput.of("ConfigurationSuite/testCleansUpAfterAFailure")
    #expect(
      output.text.components(separatedBy: "A block cleaned up: true").count == 5,
      "\(output.text)")
  }

  @Test func `each configuration finds its app without data, like a test`() throws {
    let output = try ProgramOutput.of("ConfigurationSuite/testStartsEmpty")
    #expect(
      output.text.components(separatedBy: "Before: Launch 1, after: Launch 2").count == 5,
      "\(output.text)")
    #expect(output.failures.isEmpty)
  }

  @Test func `a skip in one configuration is reported once, and the others run`() throws {
    let output = try ProgramOutput.of("ConfigurationSuite/testIsSkipped")
    let end = "Test Case 'ConfigurationSuite.testIsSkipped' skipped"
    #expect(output.text.components(separatedBy: end).count == 2, "\(output.text)")
    #expect(output.text.components(separatedBy: "Test skipped - not in the dark").count == 2)
    #expect(output.text.components(separatedBy: "Runs in the light").count == 3)
    #expect(output.status == 0)
  }

  @Test func `an expectation without a wait fails its configuration`() throws {
    let output = try ProgramOutput.of("ConfigurationSuite/testWaitsForNothing")
    #expect(output.failures.count == 1, "\(output.text)")
    #expect(output.failures.first?.contains("unwaited expectation 'something'") == true)
    #expect(output.status == 1)
  }

  @Test func `each configuration may measure once`() throws {
    let output = try ProgramOutput.of("ConfigurationSuite/testMeasures")
    #expect(output.failures.isEmpty, "\(output.text)")
    #expect(output.text.components(separatedBy: "measured [").count == 5, "\(output.text)")
  }

  @Test func `a crash while the next test ends the app is attributed to the earlier test`()
    throws
  {
    let output = try ProgramOutput.of("LeftoverSuite")
    let failures = output.failures
    #expect(failures.count == 2, "\(output.text)")
    #expect(
      failures.first?.contains(
        "LeftoverSuite.testLaunchesNext : Left running by LeftoverSuite.testLeaves: agent.py "
          + "crashed during “Terminate agent.py”: ") == true, "\(output.text)")
    #expect(
      failures.last?.contains("LeftoverSuite.testEndsItsOwn : agent.py crashed during ") == true)
  }

  @Test func `a failure after all tests of a class counts`() throws {
    let output = try ProgramOutput.of("ClassTearDownSuite")
    #expect(output.failures.count == 1, "\(output.text)")
    #expect(output.failures.first?.contains("ClassTearDownSuite.tearDown : ") == true)
    #expect(output.text.contains("Test Case 'ClassTearDownSuite.testPasses' passed"))
    #expect(output.status == 1)
  }

  @Test func `loops that wait for true end`() throws {
    let output = try ProgramOutput.of("LoopSuite/testLoopsOfYesAndNoEnd")
    #expect(output.failures.count == 1)
    #expect(output.text.contains("All loops ended"), "\(output.text)")
  }

  @Test func `an endless loop ends the process, and its line is reported`() throws {
    let output = try ProgramOutput.of(
      "LoopSuite/testALoopThatNeverEnds", environment: ["UNDERSTUDY_LOOP_LIMIT": "50"])
    #expect(output.failures.count == 2, "\(output.text)")
    let last = output.failures.last ?? ""
    #expect(last.hasPrefix("LoopSuite.swift:20: error: LoopSuite.testALoopThatNeverEnds : "))
    #expect(!output.text.contains("The loop ended"))
    #expect(output.status == 1)
  }

  @Test(arguments: [
    "testAPasteboardThatNeverHasIt", "testADescriptionThatNeverHasIt",
    "testSpeechThatNeverComes", "testASnapshotThatNeverComes",
  ])
  func `an endless loop of any requests ends the process`(test: String) throws {
    let output = try ProgramOutput.of(
      "LoopSuite/\(test)", environment: ["UNDERSTUDY_LOOP_LIMIT": "50"])
    #expect(output.failures.last?.contains("50 requests since") == true, "\(output.text)")
    #expect(output.status == 1)
  }

  @Test func `ordinary code survives the answers after a failure`() throws {
    let output = try ProgramOutput.of("AftermathSuite")
    #expect(output.failures.count == 1, "\(output.text)")
    for line in [
      "A number: 0", "By itself: Cell (Element at index 0)", "A value: 0", "A word: 0",
      "A letter: 00", "A placeholder: 0", "A part: 1", "A picture: 1.0", "Of an element: false",
      "There: false, false", "By itself a text matches: true, false", "Of an element: false",
      "Survived", "The next test runs",
    ] {
      #expect(output.text.contains("\(line)\n"), "\(line): \(output.text)")
    }
    #expect(output.text.contains("Empty: 640.0 by 384.0\n"))
    #expect(
      output.text.contains("Test Case 'AftermathSuite.testAScreenWithoutAnAppIsEmpty' passed"))
  }

  @Test func `failures that the toolchain does not report are lost`() throws {
    let output = try ProgramOutput.of("LostFailuresSuite")
    #expect(output.failures.isEmpty, "\(output.text)")
    #expect(output.text.contains("The class is set up") && output.text.contains("torn down"))
    #expect(output.text.contains("Test Case 'LostFailuresSuite.testIsSkippedAtItsEnd' passed"))
    #expect(output.status == 0)
  }

  /// The output of the suite, shared because it takes a second.
  private static let silentCrashes = Result { try ProgramOutput.of("SilentCrashSuite") }

  @Test func `a crash while no request is pending fails its test once`() throws {
    let output = try Self.silentCrashes.get()
    let ends = [
      ("testEnds", "SIGABRT"), ("testAsksForTheState", "SIGSEGV"), ("testTerminates", "SIGTRAP"),
      ("testRelaunches", "SIGILL"), ("testDescribes", "SIGABRT"),
      ("testDescribesAndRelaunches", "SIGABRT"), ("testFreezes", "SIGABRT"),
      ("testAttempts", "SIGABRT"),
    ]
    let thrown = ["testThrows", "testThrowsOfAnAttempt", "testCatches"]
    #expect(output.failures.count == ends.count + thrown.count, "\(output.text)")
    for (failure, (test, name)) in zip(output.failures, ends) {
      #expect(failure.contains("error: SilentCrashSuite.\(test) : agent.py crashed "), "\(failure)")
      #expect(failure.contains("it was ended by \(name)"), "\(failure)")
    }
    for (failure, test) in zip(output.failures.dropFirst(ends.count), thrown) {
      #expect(failure.contains("error: SilentCrashSuite.\(test) : "), "\(failure)")
      #expect(failure.contains("threw error \"Failed to "), "\(failure)")
    }
    #expect(output.text.contains("Test Case 'SilentCrashSuite.testExpectsIt' passed"))
    #expect(output.text.contains("State: true"))
    #expect(output.text.contains("Test Case 'SilentCrashSuite.testKilledFromOutside' passed"))
  }

  @Test func `an unreported crash has the line of the call that noticed it, or none`() throws {
    let output = try Self.silentCrashes.get()
    func place(_ test: String) -> Substring? {
      output.failures.first { $0.contains("SilentCrashSuite.\(test) ") }?.prefix { $0 != " " }
    }
    #expect(place("testDescribes") == "SilentCrashSuite.swift:53:")
    #expect(place("testEnds") == "<unknown>:0:")
  }

  @Test(arguments: ["ThrowingSuite", "PlainThrowingSuite"])
  func `an error that a test throws has the line of the request, or none`(suite: String) throws {
    let output = try ProgramOutput.of(suite)
    let lines =
      suite == "ThrowingSuite"
      ? [
        "ThrowingSuite.swift:10: error: ThrowingSuite.testThrowsOfAnApp : threw error \"Failed to ",
        "ThrowingSuite.swift:14: error: ThrowingSuite.testThrowsOfAnAttempt : threw error \"Failed ",
        "ThrowingSuite.swift:21: error: ThrowingSuite.testThrowsAfterOthers : threw error \"Failed ",
        "<unknown>:0: error: ThrowingSuite.testThrowsItsOwn : threw error \"Refused()\"",
      ]
      : [
        "ThrowingSuite.swift:39: error: PlainThrowingSuite.testThrowsOfAnApp : threw error \"Failed ",
        "<EXPR>:0: error: PlainThrowingSuite.testThrowsItsOwn : threw error \"Refused()\"",
      ]
    #expect(output.failures.count == lines.count, "\(output.text)")
    for (failure, line) in zip(output.failures, lines) {
      #expect(failure.hasPrefix(line), "\(failure)")
    }
  }

  @Test func `a tearDown after a failure can clean up`() throws {
    let output = try ProgramOutput.of("CleanUpSuite")
    #expect(output.failures.count == 1, "\(output.text)")
    for line in [
      "Seen by a block", "Picture in a block", "Landscape before", "Portrait after", "Running",
      "Picture",
    ] {
      #expect(output.text.contains("\(line): true"), "\(output.text)")
    }
  }
}
