/// What is wrong with a picture.
enum PictureProblem: Equatable {
  /// There was none to compare with; now there is.
  case recorded(path: String)
  /// There is none, and none may be recorded.
  case missing(path: String)
  /// The rows of cells that differ, by their numbers from 1.
  case differs(path: String, actual: String, page: String, rows: [Int])
  /// The file can't be read or written.
  case file(path: String, reason: String)
}
