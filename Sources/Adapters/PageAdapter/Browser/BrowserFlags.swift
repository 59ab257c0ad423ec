/// The command line of the browser.
struct BrowserFlags: Hashable {
  /// The flags of a launch, in addition to those that every browser gets.
  var additional: [String] = []

  /// Returns the arguments for a profile in a folder.
  ///
  /// There is no URL, as each launch has a page of its own: another one at the start would cost a process.
  func arguments(profile: String) -> [String] {
    Self.standard + ["--user-data-dir=\(profile)"] + additional
  }

  /// Two descriptors, no port; nothing that a test didn't ask for; frames only when told.
  ///
  /// Pictures are drawn by a process: as a thread (`--in-process-gpu`) it starts sooner, but where it
  /// crashes, which it did once in fifty busy runs with dialogs, the whole browser goes with it.
  private static let standard = [
    "--headless", "--remote-debugging-pipe", "--no-sandbox", "--disable-gpu",
    "--no-first-run", "--no-default-browser-check", "--disable-background-networking",
    "--disable-breakpad",
    "--disable-component-update", "--disable-default-apps", "--disable-extensions",
    "--disable-sync", "--metrics-recording-only", "--mute-audio", "--no-service-autorun",
    "--password-store=basic", "--use-mock-keychain", "--hide-scrollbars",
    "--disable-dev-shm-usage", "--disable-hang-monitor", "--disable-popup-blocking",
    "--disable-prompt-on-repost", "--allow-file-access-from-files",
    "--enable-begin-frame-control", "--run-all-compositor-stages-before-draw",
    "--disable-threaded-animation", "--disable-threaded-scrolling", "--disable-checker-imaging",
    "--disable-new-content-rendering-timeout", "--disable-image-animation-resync",
    "--disable-backgrounding-occluded-windows", "--disable-renderer-backgrounding",
    "--disable-background-timer-throttling", "--disable-smooth-scrolling",
    // Frames of other sites stay in the page's process, where one session sees them.
    "--disable-site-isolation-trials",
    // Without a frame the browser holds tasks back for a while after an input event.
    "--disable-features=DeferRendererTasksAfterInput,IsolateOrigins,site-per-process,"
      + "Translate,OptimizationHints,MediaRouter,PaintHolding,DialMediaRouteProvider,"
      + "AutofillServerCommunication,CertificateTransparencyComponentUpdater",
  ]
}
