import Foundation
import PackagePlugin

/// Generates the symbols of a target's asset catalogs, as Xcode does: `UIColor.brand`,
/// `UIImage(resource: .logo)`.
@main
struct AppleAssetsPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let module = target as? any SourceModuleTarget else { return [] }
    let catalogs = Self.files(in: module.directoryURL).filter { $0.pathExtension == "xcassets" }
    guard !catalogs.isEmpty else { return [] }
    let output = context.pluginWorkDirectoryURL.appending(path: "GeneratedAssetSymbols.swift")
    let sources = catalogs.flatMap(Self.files).filter { $0.lastPathComponent == "Contents.json" }
    return [
      .buildCommand(
        displayName: "Generating the asset symbols of \(target.name)",
        executable: try context.tool(named: "AssetSymbolTool").url,
        arguments: [output.path, Self.toolkit(of: target)] + catalogs.map(\.path),
        inputFiles: sources, outputFiles: [output])
    ]
  }

  /// Returns the module that contains the types of the symbols.
  private static func toolkit(of target: any Target) -> String {
    let names = target.dependencies.map { dependency in
      switch dependency {
      case .target(let target): target.name
      case .product(let product): product.name
      @unknown default: ""
      }
    }
    return names.contains("UIKit") ? "UIKit" : "TerminalUIKit"
  }

  /// Returns the files and folders in a folder, by path.
  private static func files(in folder: URL) -> [URL] {
    let paths = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
    return paths.sorted().map { folder.appendingPathComponent($0) }
  }
}
