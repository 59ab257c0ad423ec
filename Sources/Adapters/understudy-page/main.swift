import Foundation
import PageAdapter

exit(PageProgram.run(CommandLine.arguments))
