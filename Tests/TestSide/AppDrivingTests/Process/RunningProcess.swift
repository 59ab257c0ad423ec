import Foundation

/// Returns whether a process is running.
///
/// A process that has ended keeps its identifier, and can be sent signals, until its status is
/// collected, but it is no longer running.
func isRunning(_ process: Int32) -> Bool {
  guard let text = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8) else {
    return kill(process, 0) == 0 || errno != ESRCH
  }
  // The program's name is in parentheses and may contain any character.
  let state = text[(text.lastIndex(of: ")") ?? text.startIndex)...].dropFirst(2).first
  return state != "Z" && state != "X"
}
