/// The command line of the browser.
struct BrowserFlags: Hashable {
  /// The flags of a launch, in addition to those that every browser gets.
  var additional: [String] = []

  /// Returns the arguments for a profile in a folder.
  ///
  /// They contain no URL, because each launch creates its own page; an initial page would cost a process.
  func arguments(profile: String) -> [String] {
    Self.standard + ["--user-data-dir=\(profile)"] + additional
  }

  /// The flags of all browsers: control through two descriptors instead of a port, no unrequested features,
  /// and frames only on request.
  ///
  /// A separate process draws the pictures. A thread (`--in-process-gpu`) would start sooner, but its crash,
  /// which occurred once in fifty runs with dialogs under load, would end the whole browser.
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
    // Frames from other sites stay in the page's process, where one session has access to them.
    "--disable-site-isolation-trials",
    // Otherwise, without frames, the browser defers tasks for a while after an input event.
    "--disable-features=DeferRendererTasksAfterInput,IsolateOrigins,site-per-process,"
      + "Translate,OptimizationHints,MediaRouter,PaintHolding,DialMediaRouteProvider,"
      + "AutofillServerCommunication,CertificateTransparencyComponentUpdater",
  ]
}
