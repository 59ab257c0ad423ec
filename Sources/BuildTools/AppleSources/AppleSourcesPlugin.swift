import Foundation
import PackagePlugin

/// Compiles a target's sources that are written for Apple's platforms.
///
/// The target, of an app or of its tests, names one file in `sources:`; every other Swift file in its folder
/// is rewritten for Linux at build time, by `RewriterTool`, and compiled in its place.
@main
struct AppleSourcesPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target as? any SourceModuleTarget else { return [] }
    let rewriter = try context.tool(named: "RewriterTool").url
    let sources = module.sourceFiles.filter {
      $0.type == .unknown && $0.url.pathExtension == "swift"
    }.map(\.url)
    if sources.isEmpty {
      Diagnostics.warning(
        """
        AppleSources has nothing to rewrite in target '\(target.name)': name one file in its \
        'sources:', such as sources: ["Linux.swift"], and the plugin takes the others
        """)
    }
    let modules = Self.modules(of: target)
    var outputs: Set<String> = []
    return sources.compactMap { source in
      let name = source.deletingPathExtension().lastPathComponent
      if name == "main" {
        Diagnostics.error(
          """
          \(source.path): only a file that SwiftPM itself compiles can be 'main.swift'; name it in \
          the 'sources:' of target '\(target.name)'
          """)
        return nil
      }
      guard outputs.insert(name).inserted else {
        Diagnostics.error(
          """
          \(source.path): target '\(target.name)' has a second file with this name, which Swift does \
          not allow; rename one of the two
          """)
        return nil
      }
      // With the name of the source, `#sourceLocation` would give two files the same `#fileID`.
      let output = context.pluginWorkDirectoryURL.appending(path: "\(name)+Rewritten.swift")
      return .buildCommand(
        displayName: "Rewriting \(source.lastPathComponent)", executable: rewriter,
        arguments: [source.path, output.path] + modules, inputFiles: [source], outputFiles: [output]
      )
    }
  }

  /// Returns the names of the modules that a target can import.
  private static func modules(of target: any Target) -> [String] {
    let names = target.recursiveTargetDependencies.map {
      ($0 as? any SourceModuleTarget)?.moduleName ?? $0.name
    }
    return Set(names).sorted()
  }
}
