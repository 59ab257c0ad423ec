import Foundation

/// Returns the time since the machine started, in seconds of real time, as Core Animation does.
public func CACurrentMediaTime() -> Double { ProcessInfo.processInfo.systemUptime }
