import AdapterSupport

extension PageAdapterError: CustomStringConvertible {
  /// The error in English, for the agent, which describes all errors in the same way.
  var description: String { message }

  /// The error in English.
  var message: String {
    switch self {
    case .browserMissing:
      "Chromium, which the page adapter needs, isn't installed. Install it: "
        + "\(InstallCommand.text(for: "chromium-headless-shell")); or name a program in "
        + "\(BrowserExecutable.variable)."
    case .browserNotExecutable(let path):
      "\(BrowserExecutable.variable) is “\(path)”, which isn't an executable program."
    case .browserNotStarted(let path, let reason):
      "The browser \(path) couldn't be started: \(reason)."
    case .browserShowsNothing(let path):
      "The browser \(path) didn't open a page: it exited or didn't respond. It must be a Chromium "
        + "that supports headless mode; run it by hand with --headless to see its output."
    case .browserEnded:
      "The browser has ended while the page was open. It was killed, or it has crashed."
    case .browserStopped: "The browser \(BusyProgram.stopped)."
    case .pageCrashed: "The page's process has crashed, as when a page uses all of its memory."
    case .noPage(nil):
      "No page is named. The first argument is the page's URL, such as file:///tmp/login.html."
    case .noPage(let argument?):
      "“\(argument)” isn't the URL of a page. Such a URL begins with http, https or file."
    case .invalidURL(let url, .noHost):
      "“\(url)” names no server. The URL of a page on a server has a name after http://, as in "
        + "http://localhost:8080/."
    case .invalidURL(let url, .port(let port)):
      "“\(url)”: port \(port) is out of range (1 to 65535)."
    case .invalidURL(let url, .bracket):
      "“\(url)” has an unmatched bracket: an IPv6 address is enclosed in two, as in "
        + "http://[::1]:8080/."
    case .invalidURL(let url, .unreadable):
      "“\(url)” isn't a valid URL: it contains an invalid character."
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
      "\(url) reloads without end: it has replaced itself again and again for \(seconds) s while "
        + "its clock stood still. -\(PageLaunchKey.limit.rawValue) SECONDS allows for more time."
    case .pageHangs(let seconds):
      "The page has not answered within \(seconds) s: one of its scripts runs without end, or it "
        + "has too many elements. -\(PageLaunchKey.limit.rawValue) SECONDS allows for more time."
    case .uncaughtError(let description):
      "A script of the page has thrown an uncaught error:\n\(description)\n"
        + "To continue after such errors, launch with -ui-testing.page.errors log."
    }
  }
}
