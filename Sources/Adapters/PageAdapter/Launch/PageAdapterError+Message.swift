extension PageAdapterError {
  /// The error in English.
  var message: String {
    switch self {
    case .browserMissing:
      "No Chromium is installed, which shows the pages that are tested. Install the package "
        + "chromium-headless-shell (apt-get install -y chromium-headless-shell), or name a program "
        + "in \(BrowserExecutable.variable)."
    case .browserNotExecutable(let path):
      "\(BrowserExecutable.variable) is “\(path)”, which isn't a program that can be run."
    case .browserNotStarted(let path, let reason):
      "The browser \(path) couldn't be started: \(reason)."
    case .browserEnded:
      "The browser has ended while the page was open. It was killed, or it has crashed."
    case .pageCrashed: "The page's process has crashed, as when a page uses all of its memory."
    case .noPage(nil):
      "No page is named. The first argument is the page's URL, such as file:///tmp/login.html."
    case .noPage(let argument?):
      "“\(argument)” is no URL of a page. It begins with http, https or file."
    case .pageRefused(let url, let reason): "\(url) can't be opened: \(reason)."
    case .pageSilent(let url, let seconds):
      "\(url) has not answered within \(seconds) s."
    case .uncaughtError(let description):
      "A script of the page has thrown an error that nothing caught:\n\(description)\n"
        + "To go on after such errors, launch with -ui-testing.page.errors log."
    }
  }
}
