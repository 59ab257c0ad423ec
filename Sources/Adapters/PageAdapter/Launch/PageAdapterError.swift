/// A reason for which a page can't be shown.
enum PageAdapterError: Error, Hashable {
  /// No browser is installed.
  case browserMissing
  /// The environment names a program that can't be run.
  case browserNotExecutable(path: String)
  /// The system couldn't start the browser.
  case browserNotStarted(path: String, reason: String)
  /// The browser, or a program that is none, has ended before there was a page, or has never answered.
  case browserShowsNothing(path: String)
  /// The browser has ended, or never answered.
  case browserEnded
  /// Somebody has stopped the browser.
  case browserStopped
  /// The page's process has crashed.
  case pageCrashed
  /// No page is named, or something that is none.
  case noPage(argument: String?)
  /// A URL of a page can lead nowhere.
  case invalidURL(String, URLFault)
  /// A launch argument of the adapter's own has a value that can't be read.
  case invalidArgument(key: String, value: String, known: String)
  /// There is no such launch argument.
  case unknownKey(String, nearest: [String])
  /// A recording that is to answer requests can't be used.
  case stubs(String)
  /// The file with the cookies and the storage can't be used.
  case invalidState(path: String, reason: String)
  /// There is no folder for downloads, and none can be made.
  case noDownloads(folder: String, reason: String)
  /// The page's server refuses, or there is no such file.
  case pageRefused(url: String, reason: String)
  /// The page's server has not answered.
  case pageSilent(url: String, seconds: Int)
  /// The page replaces itself again and again, so that there is never one to look at.
  case pageReloads(url: String, seconds: Int)
  /// The page doesn't answer any more.
  case pageHangs(seconds: Int)
  /// A script of the page has thrown an error that nothing caught.
  case uncaughtError(description: String)
}

extension PageAdapterError {
  /// Whether the page has failed as an app fails that crashes.
  var isCrash: Bool {
    switch self {
    case .pageCrashed, .uncaughtError: true
    default: false
    }
  }

  /// The exit status of the program, after `sysexits.h`.
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
