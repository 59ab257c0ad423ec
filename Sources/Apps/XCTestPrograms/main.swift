import XCTest

// Runs the tests named on the command line, such as XCTestPrograms.AttachmentSuite/testKeptAlways.
let status: CInt = XCTMain([
  testCase(ActivitySuite.allTests), testCase(AttachmentSuite.allTests),
  testCase(ExpectedFailureSuite.allTests), testCase(ForeignRunSuite.allTests),
  testCase(IssueSuite.allTests), testCase(MeasureSuite.allTests), testCase(MisuseSuite.allTests),
  testCase(AllowanceSuite.allTests), testCase(StopSuite.allTests), testCase(CleanUpSuite.allTests),
  testCase(ConfigurationSuite.allTests), testCase(LoopSuite.allTests),
  testCase(ClassTearDownSuite.allTests), testCase(SchemeSuite.allTests),
  testCase(LostFailuresSuite.allTests), testCase(AftermathSuite.allTests),
  testCase(SilentCrashSuite.allTests), testCase(WaitingSuite.allTests),
  testCase(ThrowingSuite.allTests), testCase(PlainThrowingSuite.allTests),
  testCase(LeftoverSuite.allTests), testCase(FaultSuite.allTests),
  testCase(ForgottenLaunchSuite.allTests), testCase(CommonLaunchSuite.allTests),
  testCase(LaterFailuresSuite.allTests), testCase(LaterFailuresOverridingSuite.allTests),
  testCase(FailingClassSuite.allTests), testCase(FailedWaitSuite.allTests),
  testCase(UnreadArgumentSuite.allTests), testCase(SecretSuite.allTests),
  testCase(ScreenSuite.allTests), testCase(RefusalSuite.allTests),
  testCase(URLSecretSuite.allTests),
])
exit(status)
