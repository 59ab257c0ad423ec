// The smallest program that uses Foundation, as a baseline for launch times.

import Foundation

try? FileHandle.standardOutput.write(contentsOf: Data("ready\n".utf8))
_ = readLine()
