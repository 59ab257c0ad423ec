/// A reason why a page can't be shown.
enum PageAdapterError: Error, Hashable {
  /// No browser is installed.
  case browserMissing
  /// The environment names a program that can't be executed.
  case browserNotExecutable(path: String)
  /// The system couldn't start the browser.
  case browserNotStarted(path: String, reason: String)
  /// The browser, or another program in its place, has ended before it showed a page, or has never answered.
  case browserShowsNothing(path: String)
  /// The browser has ended, or never answered.
  case browserEnded
  /// The browser has been stopped, as by SIGSTOP.
  case browserStopped
  /// The page's process has crashed.
  case pageCrashed
  /// The launch names no page, or something that isn't a page.
  case noPage(argument: String?)
  /// The URL of the page is invalid.
  case invalidURL(String, URLFault)
  /// A launch argument of the adapter has a value that can't be read.
  case invalidArgument(key: String, value: String, known: String)
  /// The launch argument doesn't exist.
  case unknownKey(String, nearest: [String])
  /// A recording or stub that should answer requests can't be used.
  case stubs(String)
  /// The file with the cookies and the storage can't be used.
  case invalidState(path: String, reason: String)
  /// The folder for downloads can't be used or created.
  case noDownloads(folder: String, reason: String)
  /// The page's server refuses the request, or the file doesn't exist.
  case pageRefused(url: String, reason: String)
  /// The page's server has not answered.
  case pageSilent(url: String, seconds: Int)
  /// The page replaces itself again and again, so that it never finishes loading.
  case pageReloads(url: String, seconds: Int)
  /// The page no longer answers.
  case pageHangs(seconds: Int)
  /// A script of the page has thrown an error that wasn't caught.
  case uncaughtError(description: String)
}

extension PageAdapterError {
  /// Whether the error counts as a crash of the app.
  var isCrash: Bool {
    switch self {
    case .pageCrashed, .uncaughtError: true
    default: false
    }
  }

  /// The exit status of the program, according to `sysexits.h`.
  var status: Int32 {
    switch self {
    case .browserMissing, .browserNotExecutable, .browserNotStarted, .browserShowsNothing: 69
    case .noPage, .invalidURL, .invalidArgument, .unknownKey: 64
    case .pageRefused, .pageSilent, .stubs, .invalidState: 66
    case .noDownloads: 73
    case .browserEnded, .browserStopped, .pageCrashed, .pageReloads, .pageHangs, .uncaughtError: 70
    }
  }
}
