import Testing

@testable import DesktopAdapter

@Suite struct DesktopEnvironmentTests {
  @Test func `a program doesn't get the variables of the person's desktop`() {
    let variables = Self.variables(of: [
      "WAYLAND_DISPLAY": "wayland-0", "XDG_CURRENT_DESKTOP": "ubuntu:GNOME",
      "QT_QPA_PLATFORMTHEME": "gtk3", "DISPLAY": ":0", "LANG": "de_DE.UTF-8",
    ])
    #expect(variables["WAYLAND_DISPLAY"] == nil)
    // Qt would load GTK, which becomes accessible in the program before Qt does.
    #expect(variables["QT_QPA_PLATFORMTHEME"] == nil)
    #expect(variables["XDG_CURRENT_DESKTOP"] == "X-Generic")
    #expect(variables["DISPLAY"] == ":7" && variables["AT_SPI_BUS_ADDRESS"] == "a")
    #expect(variables["LANG"] == "de_DE.UTF-8")
  }

  @Test func `a test may ask for another back end of the toolkit`() {
    #expect(Self.variables(of: [:])["GDK_BACKEND"] == "x11")
    #expect(Self.variables(of: ["GDK_BACKEND": "broadway"])["GDK_BACKEND"] == "broadway")
  }

  private static func variables(of environment: [String: String]) -> [String: String] {
    DesktopEnvironment.variables(
      of: environment, display: 7, isGiven: false, buses: (session: "s", accessibility: "a"))
  }
}
