import Foundation

// The plugin AppleSources runs this for each source. Problems are written in the form of the compiler's
// errors, so that editors and SwiftPM show them at their position.
exit(RewriterCommand(arguments: Array(CommandLine.arguments.dropFirst())).run())
