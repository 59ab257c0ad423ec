/// A reason for which a page can't be shown.
enum PageAdapterError: Error, Hashable {
  /// No browser is installed.
  case browserMissing
  /// The environment names a program that can't be run.
  case browserNotExecutable(path: String)
  /// The system couldn't start the browser.
  case browserNotStarted(path: String, reason: String)
  /// The browser has ended, or never answered.
  case browserEnded
  /// The page's process has crashed.
  case pageCrashed
  /// No page is named, or something that is none.
  case noPage(argument: String?)
  /// The page's server refuses, or there is no such file.
  case pageRefused(url: String, reason: String)
  /// The page's server has not answered.
  case pageSilent(url: String, seconds: Int)
  /// A script of the page has thrown an error that nothing caught.
  case uncaughtError(description: String)
}

extension PageAdapterError {
  /// The exit status of the program, after `sysexits.h`.
  var status: Int32 {
    switch self {
    case .browserMissing, .browserNotExecutable, .browserNotStarted: 69
    case .noPage: 64
    case .pageRefused, .pageSilent: 66
    case .browserEnded, .pageCrashed, .uncaughtError: 70
    }
  }
}
