/// A problem with a picture.
enum PictureProblem: Equatable {
  /// No picture existed to compare with, so one was recorded.
  case recorded(path: String)
  /// The picture doesn't exist and may not be recorded.
  case missing(path: String)
  /// The screen differs from the picture in these rows of cells, counted from 1.
  case differs(path: String, actual: String, page: String, rows: [Int])
  /// The file can't be read or written.
  case file(path: String, reason: String)
}
