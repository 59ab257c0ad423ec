import Testing

@testable import SystemShims

@Suite struct SwiftSymbolTests {
  @Test(arguments: [
    (
      "$s10Foundation6ThreadC5sleep15forTimeIntervalySd_tFZ", "Foundation.Thread.sleep()"
    ),
    (
      "$s11ControlsApp13EndlessTimersC10beginTimer33_2767BB37B20973DD5FB67304EDA6A59FLLyyF",
      "ControlsApp.EndlessTimers.beginTimer()"
    ),
    (
      "$s11ControlsApp13EndlessTimersC10beginTimer33_2767BB37B20973DD5FB67304EDA6A59FLLyyF"
        + "y10Foundation0F0CYbcfU_yyScMYcXEfU_TA", "ControlsApp.EndlessTimers.beginTimer()"
    ),
    (
      "$s11ControlsApp0B8DelegateC13TerminalUIKit013UIApplicationC0AadEP24applicationWillTerminate"
        + "yyAD0F0CFTW",
      "TerminalUIKit.UIApplicationDelegate.applicationWillTerminate()"
    ),
    ("$s4Shop5ModelV4loadyyYaKFTQ1_", "Shop.Model.load()"),
    (
      "$ss5ClockPsE5sleep3for9tolerancey8DurationQz_AGSgtYaKFTQ1_", "Swift.Clock.sleep()"
    ),
  ])
  func `a symbol belongs to the function in which its code is written`(
    symbol: String, function: String
  ) {
    #expect(SwiftSymbol.function(symbol) == function)
  }

  @Test(arguments: ["", "main", "_ZN5swift6retainEv", "$s", "$s99", "dispatch_after"])
  func `symbols of other languages have no function`(symbol: String) {
    #expect(SwiftSymbol.function(symbol) == nil)
  }
}
