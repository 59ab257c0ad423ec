import AdapterSupport

extension PageAdapterError: CustomStringConvertible {
  /// The error in English, as an agent says it that knows nothing of adapters.
  var description: String { message }

  /// The error in English.
  var message: String {
    switch self {
    case .browserMissing:
      "No Chromium is installed, which shows the pages that are tested. Install it: "
        + "\(InstallCommand.text(for: "chromium-headless-shell")); or name a program in "
        + "\(BrowserExecutable.variable)."
    case .browserNotExecutable(let path):
      "\(BrowserExecutable.variable) is “\(path)”, which isn't a program that can be run."
    case .browserNotStarted(let path, let reason):
      "The browser \(path) couldn't be started: \(reason)."
    case .browserShowsNothing(let path):
      "The browser \(path) has shown no page: it has ended at once, or says nothing. It must be a "
        + "Chromium that can do without a window; run it by hand with --headless to see what it says."
    case .browserEnded:
      "The browser has ended while the page was open. It was killed, or it has crashed."
    case .browserStopped: "The browser \(BusyProgram.stopped)."
    case .pageCrashed: "The page's process has crashed, as when a page uses all of its memory."
    case .noPage(nil):
      "No page is named. The first argument is the page's URL, such as file:///tmp/login.html."
    case .noPage(let argument?):
      "“\(argument)” is no URL of a page. It begins with http, https or file."
    case .invalidURL(let url, .noHost):
      "“\(url)” names no server. A page of a server is http://, its name, and a path, such as "
        + "http://localhost:8080/."
    case .invalidURL(let url, .port(let port)):
      "“\(url)” has the port \(port), and there are none but those from 1 to 65535."
    case .invalidURL(let url, .bracket):
      "“\(url)” has a bracket without its other half: an IPv6 address stands in two, as in "
        + "http://[::1]:8080/."
    case .invalidURL(let url, .unreadable):
      "“\(url)” can't be read as a URL: it has a character where none of its kind may stand."
    case .invalidArgument(let key, let value, let known):
      "“\(value)” isn't a value of -\(key), which takes \(known)."
    case .unknownKey(let key, let nearest):
      "There is no launch argument -\(key)."
        + (nearest.first.map { " Did you mean -\($0)?" } ?? "")
    case .stubs(let problem): problem
    case .invalidState(let path, let reason):
      "\(path) holds no cookies and storage for -\(PageLaunchKey.state.rawValue): \(reason)."
    case .noDownloads(let folder, let reason):
      "\(folder) can't be the folder for -\(PageLaunchKey.downloads.rawValue): \(reason)."
    case .pageRefused(let url, let reason):
      "\(url) can't be opened: \(NavigationFault.text(of: reason))."
    case .pageSilent(let url, let seconds):
      "\(url) has not answered within \(seconds) s."
    case .pageReloads(let url, let seconds):
      "\(url) reloads without end: it has replaced itself again and again for \(seconds) s, without any "
        + "of its time passing. -\(PageLaunchKey.limit.rawValue) SECONDS allows for more time."
    case .pageHangs(let seconds):
      "The page has not answered within \(seconds) s: a script of it runs without end, or it has too "
        + "many elements. -\(PageLaunchKey.limit.rawValue) SECONDS allows for more time."
    case .uncaughtError(let description):
      "A script of the page has thrown an error that nothing caught:\n\(description)\n"
        + "To go on after such errors, launch with -ui-testing.page.errors log."
    }
  }
}
