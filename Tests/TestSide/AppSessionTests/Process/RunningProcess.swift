import Foundation

/// Whether a process runs.
///
/// One that has ended keeps its number until its status has been collected, and can be sent signals until
/// then, but it no longer runs.
func isRunning(_ process: Int32) -> Bool {
  guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else {
    return kill(process, 0) == 0 || errno != ESRCH
  }
  // The name of its program is in parentheses and may hold anything.
  let state = text[(text.lastIndex(of: ")") ?? text.startIndex)...].dropFirst(2).first
  return state != "Z" && state != "X"
}
