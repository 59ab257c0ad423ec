import Foundation

// The plugin AppleSources runs this for each source. Problems are lines in the compiler's form, so
// that editors and SwiftPM show them at their place.
exit(RewriterCommand(arguments: Array(CommandLine.arguments.dropFirst())).run())
