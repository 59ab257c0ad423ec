// The least that a program with Foundation can do: the benchmark's measure for launches.

import Foundation

FileHandle.standardOutput.write(Data("ready\n".utf8))
_ = readLine()
