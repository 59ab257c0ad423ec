import Foundation
import HarnessRunner

exit(HarnessCommand.run(Array(CommandLine.arguments.dropFirst())).rawValue)
